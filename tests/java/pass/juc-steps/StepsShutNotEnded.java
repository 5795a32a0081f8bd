// verdict: pass
// outcomes: false false | false true | true false | true true
// A pool without workers is shut down before it is terminated.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class StepsShutNotEnded {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        boolean shut = pool.isShutdown();
        System.out.println(shut + " " + pool.isTerminated());
        t.join();
    }
}
