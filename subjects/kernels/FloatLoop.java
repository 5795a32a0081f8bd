/** Kernel: double arithmetic: a small integration. Prints its result and the time of its second half, after a first half that loads classes. */
public class FloatLoop {
    static long work(int n) {
        double x = 0.5, v = 0.0, sum = 0.0;
        for (int i = 0; i < n; i++) {
            double a = -x * 1.5 + 0.1 * v;
            v += a * 0.001;
            x += v * 0.001;
            if (x > 1.0) {
                x -= 1.0;
            }
            sum += x * x - v / (1.0 + x);
        }
        return Double.doubleToLongBits(sum);
    }

    public static void main(String[] args) {
        long first = work(5_000_000);
        long start = System.nanoTime();
        long second = work(5_000_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
