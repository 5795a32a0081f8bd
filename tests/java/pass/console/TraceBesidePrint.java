// verdict: pass
// outcomes: e\nx | xe

/** The library prints a stack trace inside of the stream's monitor; another thread prints without it, before or after. */
public class TraceBesidePrint {
    /** Ends of threads are steps of their own. */
    static volatile boolean here, there;

    static class Bare extends Exception {
        Bare() {
            super(null, null, false, false);
        }

        @Override
        public String toString() {
            return "e";
        }
    }

    public static void main(String[] args) {
        Bare bare = new Bare();
        new Thread(() -> {
            System.out.print("x");
            there = true;
        }).start();
        bare.printStackTrace(System.out);
        here = true;
    }
}
