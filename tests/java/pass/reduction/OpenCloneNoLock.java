// verdict: pass
// outcomes: 0 0 | 0 1 | 1 0 | 1 1

// A clone without the lock that protects the fields.
public class OpenCloneNoLock implements Cloneable {
    int x, y;
    static final OpenCloneNoLock o = new OpenCloneNoLock();
    static final Object m = new Object();
    OpenCloneNoLock copy() { try { return (OpenCloneNoLock) clone(); } catch (CloneNotSupportedException e) { throw new Error(); } }
    public static void main(String[] args) throws Exception {
        Thread w = new Thread() { public void run() { synchronized (m) { o.x = 1; o.y = 1; } } };
        w.start();
        OpenCloneNoLock c = o.copy();
        w.join();
        System.out.println(c.x + " " + c.y);
    }
}
