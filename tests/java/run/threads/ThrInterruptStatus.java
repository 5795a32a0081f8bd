// The interrupted status: set, read, cleared; who clears; Future.cancel(true); executor shutdownNow; status across tasks of a
// pool.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrInterruptStatus {
    static volatile String note;
    public static void main(String[] args) throws Exception {
        Thread me = Thread.currentThread();
        System.out.println(me.isInterrupted() + " " + Thread.interrupted());
        me.interrupt();
        System.out.println(me.isInterrupted() + " " + me.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted() + " "
                + me.isInterrupted());
        me.interrupt();
        me.interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        me.interrupt();
        LockSupport.park();
        System.out.println("park returns, keeps flag " + me.isInterrupted());
        LockSupport.parkNanos(1L << 40);
        LockSupport.parkUntil(Long.MAX_VALUE);
        System.out.println("again " + Thread.interrupted());
        me.interrupt();
        ReentrantLock l = new ReentrantLock();
        l.lock();
        System.out.println(l.tryLock() + " " + me.isInterrupted());
        l.unlock();
        l.unlock();
        try { l.lockInterruptibly(); } catch (InterruptedException e) {
            System.out.println("free lock, still IE " + me.isInterrupted() + l.isLocked());
        }
        me.interrupt();
        try { l.tryLock(1, TimeUnit.SECONDS); } catch (InterruptedException e) { System.out.println("tryLock IE"); }
        me.interrupt();
        try { new Semaphore(5).acquire(); } catch (InterruptedException e) { System.out.println("sem IE"); }
        me.interrupt();
        try {
            new CountDownLatch(0).await();
            System.out.println("?");
        } catch (InterruptedException e) { System.out.println("open latch IE"); }
        me.interrupt();
        System.out.println("offer " + new ArrayBlockingQueue<Integer>(1).offer(1) + me.isInterrupted());
        try { new ArrayBlockingQueue<Integer>(1).put(1); } catch (InterruptedException e) { System.out.println("put on free queue IE"); }
        me.interrupt();
        try { new LinkedBlockingQueue<>(List.of(1)).take(); } catch (InterruptedException e) { System.out.println("take on full queue IE");
                }
        me.interrupt();
        try {
            System.out.println("done future " + CompletableFuture.completedFuture(1).get() + " " + Thread.interrupted());
        } catch (InterruptedException e) { System.out.println("done future IE"); }
        me.interrupt();
        FutureTask<Integer> ft = new FutureTask<>(() -> 4);
        ft.run();
        try {
            System.out.println("done task " + ft.get() + Thread.interrupted());
        } catch (InterruptedException e) { System.out.println("done task IE"); }
        ExecutorService ex = Executors.newFixedThreadPool(1);
        CountDownLatch in = new CountDownLatch(1);
        Future<String> f = ex.submit(() -> {
            in.countDown();
            try {
                new CountDownLatch(1).await();
                return "?";
            } catch (InterruptedException e) {
                note = "task interrupted, flag " + Thread.currentThread().isInterrupted();
                return "late";
            }
        });
        in.await();
        System.out.println(f.cancel(true) + " " + f.cancel(true) + " " + f.isCancelled() + " " + f.isDone());
        try { f.get(); } catch (CancellationException e) {
            System.out.println("CancellationException " + e.getMessage());
        }
        System.out.println("next task flag " + ex.submit(() -> Thread.currentThread().isInterrupted()).get());
        System.out.println(note);
        System.out.println(ex.submit(() -> {
            Thread.currentThread().interrupt();
            return "left flag set";
        }).get());
        System.out.println("next task flag " + ex.submit(() -> Thread.currentThread().isInterrupted()).get());
        CountDownLatch in2 = new CountDownLatch(1), go = new CountDownLatch(1);
        Future<Boolean> g = ex.submit(() -> {
            in2.countDown();
            boolean fl;
            while (!(fl = Thread.currentThread().isInterrupted())) Thread.onSpinWait();
            return fl;
        });
        in2.await();
        ex.submit(() -> System.out.println("never"));
        ex.submit(() -> System.out.println("never2"));
        List<Runnable> left = ex.shutdownNow();
        System.out.println("left " + left.size() + " " + g.get() + " " + ex.awaitTermination(10, TimeUnit.SECONDS) + ex.isTerminated());
        Future<?> lf = (Future<?>) left.get(0);
        System.out.println(lf.isDone() + " " + lf.isCancelled());
        lf.cancel(false);
        System.out.println(lf.isDone());
        Thread t = new Thread(() -> {
            Thread.currentThread().interrupt();
            synchronized (args) {
                try { args.wait(1); } catch (InterruptedException e) {
                    System.out.println("wait with flag: " + e.getMessage() + " " + Thread.currentThread().isInterrupted());
                }
            }
            try {
                Thread.currentThread().interrupt();
                Thread.sleep(1);
            } catch (InterruptedException e) { System.out.println("sleep with flag: " + e.getMessage()); }
            Thread.currentThread().interrupt();
        });
        t.start();
        t.join();
        System.out.println("ended thread flag " + t.isInterrupted());
        Thread sub = new Thread() {
            int calls;
            @Override public void interrupt() {
                calls++;
                super.interrupt();
            }
            @Override public boolean isInterrupted() { return super.isInterrupted() && calls > 1; }
            public void run() {
                while (!isInterrupted()) Thread.yield();
                System.out.println("own interrupt() " + calls);
            }
        };
        sub.start();
        sub.interrupt();
        sub.interrupt();
        sub.join();
    }
}
