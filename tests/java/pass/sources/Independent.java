// verdict: pass

/** Four threads write what nobody else reads before they are joined: one order is enough. */
public class Independent {
    static volatile int a, b, c, d;

    static Thread started(Runnable work) {
        Thread thread = new Thread(work);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {
            started(() -> { for (int i = 0; i < 2; i++) a = a + 1; }),
            started(() -> { for (int i = 0; i < 2; i++) b = b + 1; }),
            started(() -> { for (int i = 0; i < 2; i++) c = c + 1; }),
            started(() -> { for (int i = 0; i < 2; i++) d = d + 1; }),
        };
        for (Thread thread : threads) thread.join();
        assert a == 2 && b == 2 && c == 2 && d == 2;
    }
}
