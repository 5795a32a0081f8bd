// verdict: Incomplete System.gc() cleared references beside other threads: which of them a thread still had in a local variable just before was not looked for

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
