// verdict: pass

/** Two threads write a field of one thread's object, and undo it before anybody sees it. */
public class ThreadFieldOfAnother {
    static class Worker extends Thread {
        int jobs;

        @Override
        public void run() {
            work(this);
        }
    }

    static void work(Worker worker) {
        while (true) {
            synchronized (worker) {
                worker.jobs++;
                worker.jobs--;
            }
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.start();
        work(worker);
    }
}
