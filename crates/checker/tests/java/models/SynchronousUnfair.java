import java.util.concurrent.*;

public class SynchronousUnfair {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(false);
        Client.run(
                me -> { q.put(1); q.put(2); },
                me -> { me.tell(q.poll()); me.tell(q.take()); });
    }
}
