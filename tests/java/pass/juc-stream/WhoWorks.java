// verdict: pass
// outcomes: 0 | 1

import java.util.concurrent.ForkJoinTask;
import java.util.stream.IntStream;

// One of two parts may be done by a worker; the function does nothing else that anybody sees.
public class WhoWorks {
    public static void main(String[] a) {
        System.out.println(IntStream.range(0, 2).parallel().map(i -> ForkJoinTask.inForkJoinPool() ? 1 : 0).sum());
    }
}
