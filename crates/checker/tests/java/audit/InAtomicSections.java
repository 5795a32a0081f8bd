import jaunt.Verify;

/** The same additions, where nobody else runs: nothing can be lost. */
public class InAtomicSections {
    static int count;

    static void add() {
        Verify.beginAtomic();
        count++;
        Verify.endAtomic();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(InAtomicSections::add);
        Thread b = new Thread(InAtomicSections::add);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2;
    }
}
