import java.util.concurrent.*;

public class TransferLooks {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Client.run(
                me -> { me.tell(q.take()); },
                me -> { me.tell(q.hasWaitingConsumer()); q.put(1); me.tell(q.getWaitingConsumerCount()); me.tell(q.isEmpty()); });
    }
}
