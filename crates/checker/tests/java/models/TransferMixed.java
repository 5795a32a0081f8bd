import java.util.concurrent.*;

public class TransferMixed {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Client.run(
                me -> { q.put(1); q.transfer(2); },
                me -> { me.tell(q.poll()); me.tell(q.take()); me.tell(q.peek()); });
    }
}
