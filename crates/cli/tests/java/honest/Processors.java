import java.util.concurrent.ForkJoinPool;

/** Throws if there are as many processors as the argument says, and one thread less in the common pool. */
public class Processors {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int pool = ForkJoinPool.getCommonPoolParallelism();
        new Thread(() -> {}).start();
        if (Runtime.getRuntime().availableProcessors() == n && pool == Math.max(1, n - 1)) {
            throw new IllegalStateException(n + " processors, " + pool + " in the pool");
        }
    }
}
