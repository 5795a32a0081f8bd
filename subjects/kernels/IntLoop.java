/** Kernel: integer arithmetic in a loop with branches. Prints its result and the time of its second half, after a first half that loads classes. */
public class IntLoop {
    static int work(int n) {
        int s = 1;
        for (int i = 0; i < n; i++) {
            s = s * 31 + i;
            s ^= s >>> 7;
            if ((s & 1) == 0) {
                s += 3;
            }
        }
        return s;
    }

    public static void main(String[] args) {
        long first = work(8_000_000);
        long start = System.nanoTime();
        long second = work(8_000_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
