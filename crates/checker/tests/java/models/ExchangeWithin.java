import java.util.concurrent.*;

public class ExchangeWithin {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> x = new Exchanger<>();
        Client.run(
                me -> { me.tell(x.exchange(1, 1, Client.SECONDS)); },
                me -> { me.tell(x.exchange(2, 1, Client.SECONDS)); me.tell(x.exchange(3, 1, Client.SECONDS)); });
    }
}
