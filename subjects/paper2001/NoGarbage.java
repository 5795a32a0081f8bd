/**
 * Table 2: threads that add elements to lists and never remove one. There is nothing to collect. Arguments: threads,
 * elements that each adds.
 */
public class NoGarbage {
    static final class Element {
        final int value;
        Element next;

        Element(int value) {
            this.value = value;
        }
    }

    static final class Adder extends Thread {
        private final int elements;
        Element first;
        Element last;

        Adder(int elements) {
            this.elements = elements;
        }

        @Override
        public void run() {
            for (int i = 0; i < elements; i++) {
                Element element = new Element(i);
                if (last == null) {
                    first = element;
                } else {
                    last.next = element;
                }
                last = element;
            }
        }
    }

    /** Keeps the lists when their threads have ended. */
    static Adder[] adders;

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int elements = Integer.parseInt(args[1]);
        Adder[] all = new Adder[threads];
        for (int i = 0; i < threads; i++) {
            all[i] = new Adder(elements);
        }
        adders = all;
        for (Adder adder : all) {
            adder.start();
        }
    }
}
