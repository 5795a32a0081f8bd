// verdict: pass

// The increments stand between beginAtomic and endAtomic, so no other thread runs in their middle.
public class LostUpdateAtomicBlock {
    static int n;

    static void up() {
        jaunt.Verify.beginAtomic();
        n++;
        jaunt.Verify.endAtomic();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(LostUpdateAtomicBlock::up);
        t.start();
        up();
        t.join();
        if (jaunt.Verify.isRunningInJaunt()) {
            assert n == 2;
        }
    }
}
