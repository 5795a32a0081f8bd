// verdict: pass

// The initialiser joins a thread that uses nothing of the class under initialisation.
public class ClinitJoinOther {
    static class Loader extends Thread {
        int result;

        @Override
        public void run() {
            result = 7;
        }
    }

    static class Config {
        static final int VALUE;

        static {
            Loader l = new Loader();
            l.start();
            try {
                l.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            VALUE = l.result;
        }
    }

    public static void main(String[] a) {
        assert Config.VALUE == 7;
    }
}
