// verdict: assertion

// Every thread's initial value is the same array: thread local in name only.
public class LocalSharedValue {
    static final int[] shared = new int[1];
    static final ThreadLocal<int[]> count = ThreadLocal.withInitial(() -> shared);

    static void work() {
        int[] c = count.get();
        int before = c[0];
        c[0] = before + 1;
        assert c[0] == before + 1;
        c[0]--;
    }

    public static void main(String[] a) {
        new Thread(LocalSharedValue::work).start();
        work();
    }
}
