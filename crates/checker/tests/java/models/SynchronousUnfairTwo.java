import java.util.concurrent.*;

public class SynchronousUnfairTwo {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(false);
        Client.run(
                me -> { q.put(1); },
                me -> { q.put(2); },
                me -> { me.tell(q.take()); me.tell(q.poll()); });
    }
}
