// verdict: assertion

// What a call site leads to is shared.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
public class CallSitePublishes {
    static class Box { int f; }
    static final MutableCallSite site = new MutableCallSite(MethodHandles.constant(Box.class, null));
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            Box p = new Box();
            site.setTarget(MethodHandles.constant(Box.class, p));
            p.f++;
        });
        t.start();
        Box p = (Box) site.getTarget().invokeExact();
        if (p != null) {
            p.f++;
            t.join();
            assert p.f == 2;
        }
    }
}
