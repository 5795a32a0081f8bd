// verdict: pass
// outcomes: false false | false true | true false | true true
// The same with a fork/join pool.
import java.util.concurrent.ForkJoinPool;

public class StepsForkJoinShut {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        boolean shut = pool.isShutdown();
        System.out.println(shut + " " + pool.isTerminated());
        t.join();
    }
}
