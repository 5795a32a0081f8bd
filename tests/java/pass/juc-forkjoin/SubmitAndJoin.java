// verdict: pass
// outcomes: main | worker

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// Who joins a task of the common pool runs it, if nobody else has begun.
public class SubmitAndJoin {
    static volatile String who;

    public static void main(String[] a) {
        ForkJoinPool.commonPool().submit(() -> { who = ForkJoinTask.inForkJoinPool() ? "worker" : "main"; }).join();
        System.out.println(who);
    }
}
