/**
 * Figure 4: threads that execute the same allocation instruction. Which of them is the first to do so depends on the
 * schedule; only together with the thread does an instruction tell the objects apart. The
 * question before it makes the moment of the allocation part of the schedule. Argument: threads (default 2).
 */
public class AllocShared {
    static final class Maker extends Thread {
        Object made;

        @Override
        public void run() {
            if (made == null) {
                made = new Object();
            }
        }
    }

    public static void main(String[] args) {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        for (int i = 0; i < threads; i++) {
            new Maker().start();
        }
    }
}
