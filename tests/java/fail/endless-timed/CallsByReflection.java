// verdict: livelock

import java.lang.reflect.Method;

/** How often a method was called tells nothing. */
public class CallsByReflection {
    static volatile boolean done;

    public static void nop() {
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Method method = CallsByReflection.class.getMethod("nop");
        new Thread(() -> System.out.print("")).start();
        while (!done) {
            method.invoke(null);
        }
    }
}
