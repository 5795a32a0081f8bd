// verdict: Incomplete ClearedBeside

// A finalizer runs, on a thread of its own, after a collection.
public class Finalized {
    static volatile boolean done;

    static class Lost {
        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            done = true;
        }
    }

    static void lose() {
        new Lost();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> { });
        t.start();
        lose();
        System.gc();
        while (!done) {
            Thread.yield();
        }
        t.join();
    }
}
