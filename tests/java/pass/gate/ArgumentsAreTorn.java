// verdict: pass
// outcomes: 00 00 | 00 01 | 00 10 | 00 11 | 01 11 | 10 10 | 10 11 | 11 11

// The arguments of a call by reflection are read one after the other: those of a method, then those of a constructor.
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
public class ArgumentsAreTorn {
    static String seen = "";

    public ArgumentsAreTorn(Integer a, Integer b) {
        seen += " " + a + b;
    }

    public static void method(Integer a, Integer b) {
        seen += "" + a + b;
    }

    public static void main(String[] args) throws Exception {
        Method method = ArgumentsAreTorn.class.getMethod("method", Integer.class, Integer.class);
        Constructor<?> constructor = ArgumentsAreTorn.class.getConstructor(Integer.class, Integer.class);
        Object[] values = {0, 0};
        Thread t = new Thread(() -> {
            values[0] = 1;
            values[1] = 1;
        });
        t.start();
        method.invoke(null, values);
        constructor.newInstance(values);
        t.join();
        System.out.println(seen);
    }
}
