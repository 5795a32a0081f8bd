// verdict: pass

// However many threads arrive first, the initialiser runs once, and all wait for its end.
public class ClinitOnce {
    static volatile int runs;

    static class Once {
        static int stamp;

        static {
            runs = runs + 1;
            stamp = 5;
        }
    }

    static class User extends Thread {
        @Override
        public void run() {
            assert Once.stamp == 5;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t1 = new User();
        Thread t2 = new User();
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assert runs == 1;
    }
}
