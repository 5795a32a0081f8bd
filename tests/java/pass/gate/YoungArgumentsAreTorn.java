// verdict: pass
// outcomes: 00 | 01 | 10 | 11

// As ArgumentsAreTorn, with an array that did not exist when the first thread was started.
import java.lang.reflect.Method;
public class YoungArgumentsAreTorn {
    static volatile Object[] shared;

    public static String method(Integer a, Integer b) {
        return "" + a + b;
    }

    public static void main(String[] args) throws Exception {
        Method method = YoungArgumentsAreTorn.class.getMethod("method", Integer.class, Integer.class);
        Thread t = new Thread(() -> {
            Object[] values = shared;
            if (values != null) {
                values[0] = 1;
                values[1] = 1;
            }
        });
        t.start();
        Object[] values = {0, 0};
        shared = values;
        Object seen = method.invoke(null, values);
        t.join();
        System.out.println(seen);
    }
}
