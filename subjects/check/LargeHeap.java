/**
 * A small concurrent program beside a large heap. Arguments: objects that are alive and never touched, threads, rounds of
 * each. Nothing that the threads do depends on the objects, so a checker should not pay for them.
 */
public class LargeHeap {
    static final class Item {
        final int number;
        Item next;

        Item(int number, Item next) {
            this.number = number;
            this.next = next;
        }
    }

    static Item untouched;
    static int left;
    static int right;
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    static final class Worker extends Thread {
        private final boolean first;
        private final int rounds;

        Worker(boolean first, int rounds) {
            this.first = first;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            for (int i = 0; i < rounds; i++) {
                if (first) {
                    synchronized (LEFT) {
                        left++;
                    }
                } else {
                    synchronized (RIGHT) {
                        right++;
                    }
                }
                synchronized (LEFT) {
                    synchronized (RIGHT) {
                        if (left + right < i + 1) {
                            throw new AssertionError("a count was lost");
                        }
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        int objects = Integer.parseInt(args[0]);
        int threads = Integer.parseInt(args[1]);
        int rounds = Integer.parseInt(args[2]);
        for (int i = 0; i < objects; i++) {
            untouched = new Item(i, untouched);
        }
        for (int i = 0; i < threads; i++) {
            new Worker(i % 2 == 0, rounds).start();
        }
    }
}
