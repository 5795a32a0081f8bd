// verdict: assertion

// A captured array stands in for a counter; the lambda's increment is not atomic.
import java.util.List;

public class ModernCapture {
    public static void main(String[] a) throws InterruptedException {
        int[] count = {0};
        Runnable up = () -> count[0] += 1;
        List<Thread> ts = List.of(new Thread(up), new Thread(up));
        ts.forEach(Thread::start);
        for (Thread t : ts) t.join();
        assert count[0] == ts.size();
    }
}
