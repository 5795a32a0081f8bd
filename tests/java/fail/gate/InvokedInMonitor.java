// verdict: assertion

// A call by reflection reads its argument, which others write, and then enters a monitor: it gets on.
import java.lang.reflect.Method;
public class InvokedInMonitor {
    static Object[] values;

    public static synchronized void method(String value) {}

    public static void main(String[] args) throws Exception {
        Method method = InvokedInMonitor.class.getMethod("method", String.class);
        Thread first = new Thread(() -> { });
        first.start();
        first.join();
        values = new Object[] {"a"};
        Thread t = new Thread(() -> {
            try {
                method.invoke(null, values);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        values[0] = "b";
        method("c");
        t.join();
        assert false;
    }
}
