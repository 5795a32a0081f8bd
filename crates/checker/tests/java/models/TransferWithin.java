import java.util.concurrent.*;

public class TransferWithin {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Client.run(
                me -> { me.tell(q.tryTransfer(1, 1, Client.SECONDS)); me.tell(q.tryTransfer(2)); },
                me -> { me.tell(q.poll(1, Client.SECONDS)); me.tell(q.poll()); });
    }
}
