// verdict: pass
// outcomes: 2

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;

// The one that fails is not the result.
public class InvokeAnyOfPool {
    public static void main(String[] a) throws Exception {
        Callable<Integer> fails = () -> {
            throw new Exception();
        };
        System.out.println(new ForkJoinPool(2).invokeAny(List.of(fails, () -> 2)));
    }
}
