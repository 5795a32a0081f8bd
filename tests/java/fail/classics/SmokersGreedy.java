// verdict: deadlock

// Each smoker grabs its two ingredients one by one; two smokers can hold one each.
public class SmokersGreedy {
    static class Sem {
        private int n;

        synchronized void acquire() {
            while (n == 0) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            n--;
        }

        synchronized void release() {
            n++;
            notify();
        }
    }

    public static void main(String[] a) {
        Sem[] table = {new Sem(), new Sem(), new Sem()};
        Sem done = new Sem();
        for (int i = 0; i < 3; i++) {
            Sem first = table[(i + 1) % 3];
            Sem second = table[(i + 2) % 3];
            Thread smoker = new Thread(() -> {
                first.acquire();
                second.acquire();
                done.release();
            });
            smoker.setDaemon(true);
            smoker.start();
        }
        table[1].release();
        table[2].release();
        done.acquire();
    }
}
