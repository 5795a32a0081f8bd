// verdict: pass

/** A field of a thread's own object that is written and undone in one step changes for ever, as that of any other object would. */
public class ThreadFieldIsUndone {
    static class Worker extends Thread {
        boolean busy;

        @Override
        public void run() {
            while (true) {
                synchronized (this) {
                    busy = true;
                    busy = false;
                }
            }
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.start();
        synchronized (worker) {
            if (worker.busy) {
                System.out.println("busy");
            }
        }
    }
}
