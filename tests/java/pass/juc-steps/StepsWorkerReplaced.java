// verdict: pass
// outcomes: main | main main | main worker
// A worker has found its queue empty and ends: the task that came meanwhile is for a worker that it starts itself.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class StepsWorkerReplaced {
    static final StringBuffer started = new StringBuffer();

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), task -> {
            started.append(Thread.currentThread() == main ? "main " : "worker ");
            Thread t = new Thread(task);
            t.setDaemon(true);
            return t;
        });
        CountDownLatch done = new CountDownLatch(1);
        pool.execute(() -> {});
        pool.execute(done::countDown);
        done.await();
        System.out.println(started.toString().trim());
    }
}
