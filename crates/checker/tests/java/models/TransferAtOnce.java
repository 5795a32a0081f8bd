import java.util.concurrent.*;

public class TransferAtOnce {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Client.run(
                me -> { me.tell(q.tryTransfer(1, 0, Client.SECONDS)); me.tell(q); },
                me -> { me.tell(q.poll(0, Client.SECONDS)); me.tell(q.size()); });
    }
}
