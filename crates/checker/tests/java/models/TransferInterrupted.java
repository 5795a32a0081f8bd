import java.util.concurrent.*;

public class TransferInterrupted {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Client.run(
                me -> { q.transfer(1); },
                me -> { Client.all[0].thread.interrupt(); me.tell(q.poll()); me.tell(q.poll()); });
    }
}
