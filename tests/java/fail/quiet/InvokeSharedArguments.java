// verdict: assertion

// The arguments of a reflective call are read from an array that another thread writes.
public class InvokeSharedArguments {
    static final Object[] arguments = {"a"};
    static int length(String s) {
        return s.length();
    }
    public static void main(String[] args) throws Exception {
        var m = InvokeSharedArguments.class.getDeclaredMethod("length", String.class);
        Thread t = new Thread(() -> {
            arguments[0] = "long";
        });
        t.start();
        assert (int) m.invoke(null, arguments) == 1;
        t.join();
    }
}
