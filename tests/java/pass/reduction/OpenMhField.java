// verdict: pass
// outcomes: 1 | 2

// A field is changed through method handles.
import java.lang.invoke.*;
public class OpenMhField {
    static int x;
    static final MethodHandle get, set;
    static { try { var l = MethodHandles.lookup(); get = l.findStaticGetter(OpenMhField.class, "x", int.class); set = l.findStaticSetter(OpenMhField.class, "x", int.class); } catch (Exception e) { throw new Error(e); } }
    static void inc() { try { int v = (int) get.invokeExact(); set.invokeExact(v + 1); } catch (Throwable e) { throw new Error(e); } }
    public static void main(String[] args) throws Exception {
        Thread w = new Thread("a") { public void run() { inc(); } };
        w.start();
        inc();
        w.join();
        System.out.println(x);
    }
}
