/** Kernel: recursive static calls: Fibonacci and Ackermann. Prints its result and the time of its second half, after a first half that loads classes. */
public class Recursion {
    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static int ack(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }

    static long work(int n) {
        return fib(n) + ack(2, 300);
    }

    public static void main(String[] args) {
        long first = work(29);
        long start = System.nanoTime();
        long second = work(29);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
