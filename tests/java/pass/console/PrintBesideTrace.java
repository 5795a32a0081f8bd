// verdict: pass
// outcomes: e\nx | xe

/** As TraceBesidePrint, with the threads the other way round. */
public class PrintBesideTrace {
    static volatile boolean here, there;

    public static void main(String[] args) {
        TraceBesidePrint.Bare bare = new TraceBesidePrint.Bare();
        new Thread(() -> {
            bare.printStackTrace(System.out);
            there = true;
        }).start();
        System.out.print("x");
        here = true;
    }
}
