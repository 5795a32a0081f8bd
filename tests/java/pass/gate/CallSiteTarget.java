// verdict: pass
// outcomes: false | true

// The target of a call site is a variable.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
public class CallSiteTarget {
    static final MethodHandle one = MethodHandles.constant(int.class, 1), two = MethodHandles.constant(int.class, 2);
    static final MutableCallSite site = new MutableCallSite(one);
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> site.setTarget(two));
        t.start();
        boolean changed = site.getTarget() == two;
        t.join();
        assert site.getTarget() == two;
        System.out.println(changed);
    }
}
