// verdict: pass
// outcomes: cancelled | interrupted
// A thread has seen that the task is not done, and is interrupted after it was cancelled.
import java.util.concurrent.FutureTask;

public class StepsInterruptBeforeLook {
    static final FutureTask<Integer> task = new FutureTask<>(() -> 1);
    static String got;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                got = "got " + task.get();
            } catch (InterruptedException e) {
                got = "interrupted";
            } catch (Exception e) {
                got = "cancelled";
            }
        });
        t.start();
        task.cancel(false);
        t.interrupt();
        t.join();
        System.out.println(got);
    }
}
