// verdict: assertion

// A native that reflection calls, and arguments that change while they are read.
public class InvokeArraycopy {
    static final int[] from = {0}, to = {0};
    public static void main(String[] args) throws Exception {
        var copy = System.class.getMethod("arraycopy", Object.class, int.class, Object.class, int.class, int.class);
        Thread t = new Thread(() -> {
            from[0] = 1;
        });
        t.start();
        copy.invoke(null, from, 0, to, 0, 1);
        t.join();
        assert to[0] == 0;
    }
}
