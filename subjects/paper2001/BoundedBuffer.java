/**
 * Table 1 and the example of section 2.4: producers and consumers over a buffer of limited size. The buffer is a chain of
 * nodes; producers make items and nodes as they go, so the order of allocation depends on the schedule. Consumers keep what
 * they took last. Arguments: producers, consumers, room in the buffer, items of each producer, machines that stand idle in
 * the same hall (0 if not given): objects that take part in nothing and make a state as large as one likes. All items
 * together must divide evenly among the consumers.
 */
public class BoundedBuffer {
    static final class Item {
        final Producer maker;
        final int number;

        Item(Producer maker, int number) {
            this.maker = maker;
            this.number = number;
        }
    }

    static final class Node {
        final Item item;
        Node next;

        Node(Item item) {
            this.item = item;
        }
    }

    static final class Buffer {
        private final int room;
        private int used;
        private Node first;
        private Node last;

        Buffer(int room) {
            this.room = room;
        }

        synchronized void put(Item item) throws InterruptedException {
            while (used == room) {
                wait();
            }
            Node node = new Node(item);
            if (used == 0) {
                first = node;
            } else {
                last.next = node;
            }
            last = node;
            used++;
            notifyAll();
        }

        synchronized Item take() throws InterruptedException {
            while (used == 0) {
                wait();
            }
            Item item = first.item;
            first = first.next;
            used--;
            if (used == 0) {
                last = null;
            }
            notifyAll();
            return item;
        }
    }

    static final class Machine {
        private final int number;
        private final long hours = 1000;
        private final double speed = 1.5;
        private final int[] settings = new int[10];

        Machine(int number) {
            this.number = number;
        }
    }

    /** Seen by all threads, used by none. */
    private static Machine[] hall;

    static final class Producer extends Thread {
        private final Buffer buffer;
        private final int items;

        Producer(Buffer buffer, int items) {
            this.buffer = buffer;
            this.items = items;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < items; i++) {
                    buffer.put(new Item(this, i));
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    static final class Consumer extends Thread {
        private final Buffer buffer;
        private final int items;
        private Item taken;

        Consumer(Buffer buffer, int items) {
            this.buffer = buffer;
            this.items = items;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < items; i++) {
                    taken = buffer.take();
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    public static void main(String[] args) {
        int producers = Integer.parseInt(args[0]);
        int consumers = Integer.parseInt(args[1]);
        Buffer buffer = new Buffer(Integer.parseInt(args[2]));
        int items = Integer.parseInt(args[3]);
        hall = new Machine[args.length > 4 ? Integer.parseInt(args[4]) : 0];
        for (int i = 0; i < hall.length; i++) {
            hall[i] = new Machine(i);
        }
        for (int i = 0; i < producers; i++) {
            new Producer(buffer, items).start();
        }
        for (int i = 0; i < consumers; i++) {
            new Consumer(buffer, producers * items / consumers).start();
        }
    }
}
