import java.util.concurrent.*;

public class ExchangeTwice {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> x = new Exchanger<>();
        Client.run(
                me -> { me.tell(x.exchange(1)); me.tell(x.exchange(2)); },
                me -> { me.tell(x.exchange(3)); me.tell(x.exchange(4)); });
    }
}
