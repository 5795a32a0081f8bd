/**
 * Table 2: threads that make a doubly linked list, lose the only reference to it and go on. Its elements refer to each
 * other, so that counts of references never reach zero. Other variables tell the states apart: collecting the lists makes
 * states smaller, not fewer. Arguments: threads, elements of each list, steps of each thread after that.
 */
public class DoubleLinked {
    static final class Element {
        Element previous;
        Element next;
    }

    static final class Loser extends Thread {
        private final int elements;
        private final int steps;
        Element first;
        int step;

        Loser(int elements, int steps) {
            this.elements = elements;
            this.steps = steps;
        }

        @Override
        public void run() {
            for (int i = 0; i < elements; i++) {
                Element element = new Element();
                element.next = first;
                if (first != null) {
                    first.previous = element;
                }
                first = element;
            }
            first = null;
            for (int i = 1; i <= steps; i++) {
                step = i;
            }
        }
    }

    /** Keeps the threads when they have ended, so that lists are all there is to collect. */
    static Loser[] losers;

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int elements = Integer.parseInt(args[1]);
        int steps = Integer.parseInt(args[2]);
        Loser[] all = new Loser[threads];
        for (int i = 0; i < threads; i++) {
            all[i] = new Loser(elements, steps);
        }
        losers = all;
        for (Loser loser : all) {
            loser.start();
        }
    }
}
