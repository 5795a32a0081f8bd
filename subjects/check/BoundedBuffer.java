/**
 * A ring buffer as a monitor. Arguments: producers, consumers, slots, `notify` or `notifyAll`, items of each producer (0:
 * for ever). All items together must divide evenly among the consumers.
 */
public class BoundedBuffer {
    static final class Ring {
        private final int[] slots;
        private final boolean wakeAll;
        private int head;
        private int used;

        Ring(int size, boolean wakeAll) {
            this.slots = new int[size];
            this.wakeAll = wakeAll;
        }

        private void changed() {
            if (wakeAll) {
                notifyAll();
            } else {
                notify();
            }
        }

        synchronized void put(int item) throws InterruptedException {
            while (used == slots.length) {
                wait();
            }
            slots[(head + used) % slots.length] = item;
            used++;
            changed();
        }

        synchronized int take() throws InterruptedException {
            while (used == 0) {
                wait();
            }
            int item = slots[head];
            slots[head] = 0;
            head = (head + 1) % slots.length;
            used--;
            changed();
            return item;
        }
    }

    static final class Producer extends Thread {
        private final Ring ring;
        private final int items;
        private final int item;

        Producer(Ring ring, int items, int item) {
            this.ring = ring;
            this.items = items;
            this.item = item;
        }

        @Override
        public void run() {
            try {
                if (items == 0) {
                    while (true) {
                        ring.put(item);
                    }
                }
                for (int i = 0; i < items; i++) {
                    ring.put(item);
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    static final class Consumer extends Thread {
        private final Ring ring;
        private final int items;
        private final int largest;

        Consumer(Ring ring, int items, int largest) {
            this.ring = ring;
            this.items = items;
            this.largest = largest;
        }

        private void takeOne() throws InterruptedException {
            int item = ring.take();
            if (item < 1 || item > largest) {
                throw new AssertionError("an item that nobody put");
            }
        }

        @Override
        public void run() {
            try {
                if (items == 0) {
                    while (true) {
                        takeOne();
                    }
                }
                for (int i = 0; i < items; i++) {
                    takeOne();
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    public static void main(String[] args) {
        int producers = Integer.parseInt(args[0]);
        int consumers = Integer.parseInt(args[1]);
        int items = Integer.parseInt(args[4]);
        Ring ring = new Ring(Integer.parseInt(args[2]), args[3].equals("notifyAll"));
        for (int i = 1; i <= producers; i++) {
            new Producer(ring, items, i).start();
        }
        for (int i = 0; i < consumers; i++) {
            new Consumer(ring, items * producers / consumers, producers).start();
        }
    }
}
