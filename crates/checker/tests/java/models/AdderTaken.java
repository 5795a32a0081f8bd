import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AdderTaken {
    public static void main(String[] args) throws InterruptedException {
        LongAdder q = new LongAdder();
        Client.run(
                me -> { q.add(1); q.add(10); },
                me -> { me.tell(q.sumThenReset()); me.tell(q.sum()); });
    }
}
