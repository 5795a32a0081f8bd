// verdict: deadlock

import java.util.concurrent.FutureTask;

// The task asks for its own result.
public class FutureTaskWaitsForItself {
    static FutureTask<Integer> f;

    public static void main(String[] a) {
        f = new FutureTask<>(() -> f.get() + 1);
        new Thread(f).start();
    }
}
