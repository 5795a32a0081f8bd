import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AccumulatorTaken {
    public static void main(String[] args) throws InterruptedException {
        DoubleAccumulator q = new DoubleAccumulator((a, b) -> a * b, 1);
        Client.run(
                me -> { q.accumulate(2); me.tell((long) q.getThenReset()); },
                me -> { q.accumulate(3); me.tell((long) q.get()); });
    }
}
