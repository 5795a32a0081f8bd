import java.util.concurrent.*;

public class SynchronousUnfairInterrupted {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(false);
        Client.run(
                me -> { q.put(1); },
                me -> { Client.all[0].thread.interrupt(); me.tell(q.poll()); });
    }
}
