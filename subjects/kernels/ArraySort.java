/** Kernel: shell sort and a check of an int array. Prints its result and the time of its second half, after a first half that loads classes. */
public class ArraySort {
    static long work(int rounds) {
        int[] x = new int[10_000];
        int s = 42;
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < x.length; i++) {
                s = s * 1103515245 + 12345;
                x[i] = s >>> 1;
            }
            int gap = 1;
            while (gap < x.length / 3) {
                gap = gap * 3 + 1;
            }
            for (; gap > 0; gap /= 3) {
                for (int i = gap; i < x.length; i++) {
                    int v = x[i], j = i;
                    while (j >= gap && x[j - gap] > v) {
                        x[j] = x[j - gap];
                        j -= gap;
                    }
                    x[j] = v;
                }
            }
            for (int i = 1; i < x.length; i++) {
                if (x[i - 1] > x[i]) {
                    throw new AssertionError();
                }
            }
        }
        return x[x.length / 2];
    }

    public static void main(String[] args) {
        long first = work(20);
        long start = System.nanoTime();
        long second = work(20);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
