// verdict: pass

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A field of a thread's object is written and undone by a field updater. */
public class ThreadFieldByHandle {
    static class Worker extends Thread {
        static final AtomicIntegerFieldUpdater<Worker> JOBS = AtomicIntegerFieldUpdater.newUpdater(Worker.class, "jobs");
        volatile int jobs;

        @Override
        public void run() {
            while (true) {
                synchronized (this) {
                    JOBS.set(this, 1);
                    JOBS.compareAndSet(this, 1, 0);
                }
            }
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.start();
        synchronized (worker) {
            assert worker.jobs == 0;
        }
    }
}
