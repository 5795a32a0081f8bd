/** Kernel: long arithmetic, shifts and a sieve on a byte array. Prints its result and the time of its second half, after a first half that loads classes. */
public class LongMath {
    static long work(int n) {
        long x = 0x9e3779b97f4a7c15L, sum = 0;
        for (int i = 0; i < n; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            sum += x % 1000003;
        }
        byte[] sieve = new byte[300_000];
        for (int i = 2; i < sieve.length; i++) {
            if (sieve[i] == 0) {
                sum += i;
                for (int j = i + i; j < sieve.length; j += i) {
                    sieve[j] = 1;
                }
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        long first = work(2_500_000);
        long start = System.nanoTime();
        long second = work(2_500_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
