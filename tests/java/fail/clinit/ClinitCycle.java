// verdict: deadlock

// Two classes need each other in their initialisers, and two threads begin at different ends.
public class ClinitCycle {
    static class Left {
        static final int V = Right.one() + 1;

        static int one() {
            return 1;
        }
    }

    static class Right {
        static final int V = Left.one() + 1;

        static int one() {
            return 1;
        }
    }

    static int sink;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> sink = Left.V);
        t.start();
        int mine = Right.V;
        t.join();
    }
}
