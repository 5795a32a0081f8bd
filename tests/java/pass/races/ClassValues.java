// verdict: pass
// property: +race

// The map behind a ClassValue is the library's own, though WeakHashMap declares its fields.
public class ClassValues {
    static final ClassValue<int[]> VALUES = new ClassValue<>() {
        protected int[] computeValue(Class<?> c) { int[] r = new int[1]; r[0] = 1; return r; }
    };
    public static void main(String[] args) {
        new Thread(() -> { int q = VALUES.get(ClassValues.class)[0]; }).start();
        int q = VALUES.get(ClassValues.class)[0];
    }
}
