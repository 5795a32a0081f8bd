// verdict: pass
// outcomes: a | b
// The first element goes while somebody waits for its moment: the next one is waited for by the same operation.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class StepsWaitsAgain {
    static final class Due implements Delayed {
        final String name;
        final long at;

        Due(String name, long millis) {
            this.name = name;
            at = System.nanoTime() + millis * 1_000_000;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(at, ((Due) other).at);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Due> queue = new DelayQueue<>();
        Due first = new Due("a", 10);
        queue.add(first);
        Due second = new Due("b", 100);
        Thread t = new Thread(() -> {
            try {
                System.out.println(queue.take().name);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        if (queue.remove(first)) {
            queue.add(second);
        }
        t.join();
    }
}
