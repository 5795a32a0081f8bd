/**
 * Table 2: threads that make many temporary objects. Each step takes a sample of a shared counter in a new object, writes
 * the counter from it and forgets it. What is in forgotten samples tells apart states that are otherwise the same.
 * Arguments: threads, steps of each.
 */
public class TempObj {
    static final class Counter {
        static final int VALUES = 3;
        int value;
    }

    static final class Sample {
        final int seen;
        final int step;

        Sample(int seen, int step) {
            this.seen = seen;
            this.step = step;
        }

        int next() {
            return (seen + step) % Counter.VALUES;
        }
    }

    static final class Sampler extends Thread {
        private final Counter counter;
        private final int steps;

        Sampler(Counter counter, int steps) {
            this.counter = counter;
            this.steps = steps;
        }

        @Override
        public void run() {
            Counter counter = this.counter;
            int steps = this.steps;
            for (int i = 0; i < steps; i++) {
                Sample sample = new Sample(counter.value, 1 + i % 2);
                counter.value = sample.next();
            }
        }
    }

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int steps = Integer.parseInt(args[1]);
        Counter counter = new Counter();
        for (int i = 0; i < threads; i++) {
            new Sampler(counter, steps).start();
        }
    }
}
