/**
 * Figure 3: two threads, each with an allocation instruction of its own. The instruction alone tells the objects apart. The
 * question before it makes the moment of the allocation part of the schedule. No arguments.
 */
public class AllocSites {
    static final class One extends Thread {
        Object made;

        @Override
        public void run() {
            if (made == null) {
                made = new Object();
            }
        }
    }

    static final class Two extends Thread {
        Object made;

        @Override
        public void run() {
            if (made == null) {
                made = new Object();
            }
        }
    }

    public static void main(String[] args) {
        new One().start();
        new Two().start();
    }
}
