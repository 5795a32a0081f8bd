// verdict: assertion

import java.util.concurrent.Exchanger;

// The twin of ExchangeBuffers: the producer goes on with the buffer that it gave away.
public class ExchangeKeepsBuffer {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<int[]> exchanger = new Exchanger<>();
        Thread producer = new Thread(() -> {
            int[] buffer = new int[1];
            try {
                for (int i = 1; i <= 2; i++) {
                    buffer[0] = i;
                    exchanger.exchange(buffer);
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
