// verdict: pass

// While one thread sleeps long, another one sleeps again and again and makes a number of the time.
public class LongAndShort {
    static volatile int digits;

    public static void main(String[] args) throws InterruptedException {
        Thread longer = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            digits++;
        });
        longer.start();
        for (int i = 0; i < 3; i++) {
            Thread.sleep(10);
            digits = (int) (System.nanoTime() % 10);
        }
        longer.join();
    }
}
