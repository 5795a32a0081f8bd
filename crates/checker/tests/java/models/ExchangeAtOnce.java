import java.util.concurrent.*;

public class ExchangeAtOnce {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> x = new Exchanger<>();
        Client.run(
                me -> { me.tell(x.exchange(1, 0, Client.SECONDS)); },
                me -> { me.tell(x.exchange(2, 0, Client.SECONDS)); });
    }
}
