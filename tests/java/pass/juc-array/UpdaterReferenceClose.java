// verdict: pass

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

// Closing by getAndSet(null): only one closer gets the resource.
public class UpdaterReferenceClose {
    static class Handle {
        volatile Object resource = new Object();
    }

    static final AtomicReferenceFieldUpdater<Handle, Object> RESOURCE =
            AtomicReferenceFieldUpdater.newUpdater(Handle.class, Object.class, "resource");

    public static void main(String[] a) throws InterruptedException {
        Handle h = new Handle();
        boolean[] closed = new boolean[2];
        Thread t = new Thread(() -> closed[0] = RESOURCE.getAndSet(h, null) != null);
        t.start();
        closed[1] = RESOURCE.getAndSet(h, null) != null;
        t.join();
        assert closed[0] ^ closed[1];
    }
}
