import java.util.concurrent.*;

public class SynchronousFairBoth {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
        Client.run(
                me -> { me.tell(q.take()); me.tell(Thread.interrupted()); },
                me -> { me.tell(q.offer(1, 0, Client.SECONDS)); Client.all[0].thread.interrupt(); me.tell(q.offer(2)); });
    }
}
