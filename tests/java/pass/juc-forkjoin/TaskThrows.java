// verdict: pass
// outcomes: IllegalStateException IllegalStateException true

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// What a task throws comes to those who join it.
public class TaskThrows {
    public static void main(String[] a) throws Exception {
        String said = "";
        ForkJoinTask<?> task = new ForkJoinPool(2).submit(() -> {
            throw new IllegalStateException("no");
        });
        try {
            task.join();
        } catch (RuntimeException e) {
            said = e.getClass().getSimpleName();
        }
        try {
            task.get();
        } catch (ExecutionException e) {
            said += " " + e.getCause().getClass().getSimpleName();
        }
        System.out.println(said + " " + task.isCompletedAbnormally());
    }
}
