import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AdderFractions {
    public static void main(String[] args) throws InterruptedException {
        DoubleAdder q = new DoubleAdder();
        Client.run(
                me -> { q.add(1); me.tell((long) q.sum()); },
                me -> { q.add(10); me.tell((long) q.sumThenReset()); });
    }
}
