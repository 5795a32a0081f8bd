// verdict: pass

// A static synchronized method and a block on the class object use the same monitor.
public class LostUpdateStaticSync {
    static int n;

    static synchronized void up() {
        n++;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread() {
            @Override
            public void run() {
                synchronized (LostUpdateStaticSync.class) {
                    n++;
                }
            }
        };
        t.start();
        up();
        t.join();
        assert n == 2;
    }
}
