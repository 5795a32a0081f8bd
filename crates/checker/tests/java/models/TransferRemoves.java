import java.util.concurrent.*;

public class TransferRemoves {
    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Client.run(
                me -> { q.put(1); q.put(2); me.tell(q.remove(2)); },
                me -> { me.tell(q.contains(2)); me.tell(q.poll()); me.tell(q.removeIf(e -> e == 2)); });
    }
}
