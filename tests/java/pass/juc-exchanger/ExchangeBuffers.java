// verdict: pass

import java.util.concurrent.Exchanger;

// Two threads swap buffers twice: each fills one while the other empties the other.
public class ExchangeBuffers {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<int[]> exchanger = new Exchanger<>();
        Thread producer = new Thread(() -> {
            int[] buffer = new int[1];
            try {
                for (int i = 1; i <= 2; i++) {
                    buffer[0] = i;
                    buffer = exchanger.exchange(buffer);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        int[] buffer = new int[1];
        for (int i = 1; i <= 2; i++) {
            buffer = exchanger.exchange(buffer);
            assert buffer[0] == i;
        }
        producer.join();
    }
}
