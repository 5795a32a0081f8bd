// verdict: assertion

import java.util.concurrent.ForkJoinPool;

// What a task leaves in a thread local, the next one of the same worker of an ordinary pool finds.
public class LocalsKept {
    static final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.submit(() -> local.set(1));
        int seen = pool.submit(() -> local.get()).get();
        assert seen == 0;
    }
}
