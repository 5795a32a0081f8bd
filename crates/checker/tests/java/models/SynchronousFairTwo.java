import java.util.concurrent.*;

public class SynchronousFairTwo {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
        Client.run(
                me -> { q.put(1); },
                me -> { q.put(2); },
                me -> { me.tell(q.take()); me.tell(q.poll()); });
    }
}
