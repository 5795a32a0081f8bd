// verdict: livelock

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A comparison that fails for ever writes nothing to the thread's object. */
public class ThreadFieldInVain {
    static class Worker extends Thread {
        static final AtomicIntegerFieldUpdater<Worker> JOBS = AtomicIntegerFieldUpdater.newUpdater(Worker.class, "jobs");
        volatile int jobs;

        @Override
        public void run() {
            while (!JOBS.compareAndSet(this, 1, 0)) {
            }
        }
    }

    public static void main(String[] args) {
        new Worker().start();
    }
}
