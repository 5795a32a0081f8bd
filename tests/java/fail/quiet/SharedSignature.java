// verdict: exception java.lang.NoSuchMethodException

// getMethod compares an array of the program with each method: changed between two, it fits none.
public class SharedSignature {
    public static void f(int x) {}

    public static void f(String x) {}

    static volatile Class<?>[] types;

    public static void main(String[] args) throws Exception {
        SharedSignature.class.getMethod("f", int.class);
        Thread t = new Thread(() -> {
            Class<?>[] array = types;
            if (array != null) {
                array[0] = String.class;
            }
        });
        t.start();
        types = new Class<?>[] {int.class};
        SharedSignature.class.getMethod("f", types);
        t.join();
    }
}
