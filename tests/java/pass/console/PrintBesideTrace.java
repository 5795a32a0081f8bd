// verdict: pass
// outcomes: e\nx | xe

/** As TraceBesidePrint, with the threads the other way round. */
public class PrintBesideTrace {
    public static void main(String[] args) {
        TraceBesidePrint.Bare bare = new TraceBesidePrint.Bare();
        new Thread(() -> bare.printStackTrace(System.out)).start();
        System.out.print("x");
    }
}
