// verdict: pass

// A sealed hierarchy of messages, handled by pattern matching with instanceof.
public class ModernSealed {
    sealed interface Msg permits Add, Reset { }

    record Add(int n) implements Msg { }

    record Reset() implements Msg { }

    private int sum;

    synchronized void handle(Msg m) {
        if (m instanceof Add add && add.n() > 0) sum += add.n();
        else if (m instanceof Reset) sum = 0;
    }

    public static void main(String[] a) throws InterruptedException {
        ModernSealed s = new ModernSealed();
        Thread t = new Thread(() -> s.handle(new Reset()));
        t.start();
        s.handle(new Add(2));
        s.handle(new Add(3));
        t.join();
        assert s.sum == 5 || s.sum == 3 || s.sum == 0;
    }
}
