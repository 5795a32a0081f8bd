import java.util.concurrent.*;

public class SynchronousFair {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
        Client.run(
                me -> { q.put(1); q.put(2); },
                me -> { me.tell(q.poll()); me.tell(q.take()); });
    }
}
