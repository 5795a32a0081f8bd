import java.util.concurrent.*;

public class TransferTwo {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Client.run(
                me -> { q.transfer(1); },
                me -> { q.put(2); },
                me -> { me.tell(q.take()); me.tell(q.take()); });
    }
}
