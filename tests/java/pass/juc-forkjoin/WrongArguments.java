// verdict: pass
// outcomes: NNNNNNNINIIININ 2 0 0 false true false null RR true

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

// What a pool refuses, and what it says of itself before it has done anything.
public class WrongArguments {
    static String said = "";

    static void refused(Callable<?> call) {
        try {
            call.call();
            said += "-";
        } catch (Exception e) {
            said += e.getClass().getSimpleName().charAt(0);
        }
    }

    public static void main(String[] a) throws Exception {
        ForkJoinPool p = new ForkJoinPool(2);
        ForkJoinPool.ForkJoinWorkerThreadFactory f = ForkJoinPool.defaultForkJoinWorkerThreadFactory;
        refused(() -> p.submit((Runnable) null));
        refused(() -> p.submit((Callable<?>) null));
        refused(() -> p.submit((ForkJoinTask<?>) null));
        refused(() -> p.invoke(null));
        refused(() -> { p.execute((Runnable) null); return 0; });
        refused(() -> { ForkJoinPool.managedBlock(null); return 0; });
        refused(() -> p.invokeAny(null));
        refused(() -> p.invokeAny(List.of()));
        refused(() -> p.invokeAny(Arrays.asList((Callable<Object>) null)));
        refused(() -> new ForkJoinPool(0));
        refused(() -> new ForkJoinPool(-1));
        refused(() -> new ForkJoinPool(100_000));
        refused(() -> new ForkJoinPool(1, null, null, false));
        refused(() -> new ForkJoinPool(3, f, null, false, 0, 2, 1, null, 1, TimeUnit.SECONDS));
        refused(() -> new ForkJoinPool(1, f, null, false, 0, 2, 1, null, 1, null));
        said += " " + p.getParallelism() + " " + p.getPoolSize() + " " + p.getQueuedTaskCount() + " " + p.hasQueuedSubmissions() + " "
            + p.isQuiescent() + " " + p.getAsyncMode() + " " + p.getUncaughtExceptionHandler() + " ";
        p.shutdown();
        refused(() -> p.submit(() -> {}));
        refused(() -> p.invoke(ForkJoinTask.adapt(() -> {})));
        System.out.println(said + " " + p.isTerminated());
    }
}
