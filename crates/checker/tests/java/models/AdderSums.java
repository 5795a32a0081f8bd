import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AdderSums {
    public static void main(String[] args) throws InterruptedException {
        LongAdder q = new LongAdder();
        Client.run(
                me -> { q.add(1); me.tell(q.sum()); },
                me -> { q.add(10); me.tell(q.sum()); },
                me -> { q.add(100); me.tell(q.sum()); });
    }
}
