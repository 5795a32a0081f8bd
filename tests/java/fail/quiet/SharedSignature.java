// verdict: exception java.lang.NoSuchMethodException

import jaunt.Verify;

// getMethod compares an array of the program with each method: changed between two, it fits none. (In which order it looks at the two
// methods is the JVM's own business: one of the two ways fails.)
public class SharedSignature {
    public static void f(int x) {}

    public static void f(String x) {}

    static volatile Class<?>[] types;

    public static void main(String[] args) throws Exception {
        SharedSignature.class.getMethod("f", int.class);
        boolean number = Verify.getBoolean();
        Thread t = new Thread(() -> {
            Class<?>[] array = types;
            if (array != null) {
                array[0] = number ? String.class : int.class;
            }
        });
        t.start();
        types = new Class<?>[] {number ? int.class : String.class};
        SharedSignature.class.getMethod("f", types);
        t.join();
    }
}
