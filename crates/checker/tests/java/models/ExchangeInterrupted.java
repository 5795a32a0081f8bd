import java.util.concurrent.*;

public class ExchangeInterrupted {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> x = new Exchanger<>();
        Client.run(
                me -> { me.tell(x.exchange(1)); me.tell(Thread.interrupted()); },
                me -> { Client.all[0].thread.interrupt(); me.tell(x.exchange(2, 1, Client.SECONDS)); });
    }
}
