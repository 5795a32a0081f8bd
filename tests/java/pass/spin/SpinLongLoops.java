// verdict: pass

// Long loops on locals between a few shared accesses.
public class SpinLongLoops {
    static volatile int result;

    static int collatz(int n) {
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            int best = 0;
            for (int i = 1; i <= 60; i++) best = Math.max(best, collatz(i));
            result = best;
        });
        t.start();
        int mine = collatz(27);
        int seen = result;
        assert seen == 0 || seen == 112;
        t.join();
        assert mine == 111 && result == 112;
    }
}
