import java.util.concurrent.*;

public class SynchronousUnfairWithin {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(false);
        Client.run(
                me -> { me.tell(q.offer(1, 1, Client.SECONDS)); me.tell(q.poll(1, Client.SECONDS)); },
                me -> { me.tell(q.poll(1, Client.SECONDS)); me.tell(q.offer(2)); });
    }
}
