import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AccumulatorGreatest {
    public static void main(String[] args) throws InterruptedException {
        LongAccumulator q = new LongAccumulator(Math::max, 0);
        Client.run(
                me -> { q.accumulate(1); me.tell(q.get()); },
                me -> { q.accumulate(3); me.tell(q.get()); },
                me -> { q.accumulate(2); me.tell(q.get()); });
    }
}
