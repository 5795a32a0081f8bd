// verdict: pass
// outcomes: ab | cb

import java.lang.invoke.*;

// The array of values belongs to the program and is shared.
public class InsertArguments {
    public static void main(String[] args) throws Throwable { 
        Thread first = new Thread(() -> {});
        first.start();
        first.join();
        Object[] values = {"a", "b"};
        MethodHandle concat = MethodHandles.lookup().findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class));
        Thread t = new Thread(() -> values[0] = "c");
        t.start();
        MethodHandle h = MethodHandles.insertArguments(concat, 0, values);
        System.out.println((String) h.invokeExact());
        t.join();
    }
}
