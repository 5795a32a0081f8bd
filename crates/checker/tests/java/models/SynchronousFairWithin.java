import java.util.concurrent.*;

public class SynchronousFairWithin {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
        Client.run(
                me -> { me.tell(q.offer(1, 1, Client.SECONDS)); me.tell(q.poll(1, Client.SECONDS)); },
                me -> { me.tell(q.poll(1, Client.SECONDS)); me.tell(q.offer(2)); });
    }
}
