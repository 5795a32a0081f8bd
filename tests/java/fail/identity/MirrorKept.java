// verdict: assertion

// As MirrorBefore: who expects the value to be computed again is wrong in every execution.
public class MirrorKept {
    enum Color { RED }
    static int computed;
    static volatile int step;
    static final ClassValue<Integer> value = new ClassValue<>() {
        protected Integer computeValue(Class<?> type) {
            return ++computed;
        }
    };

    public static void main(String[] args) throws Exception {
        value.get(Color.class);
        Thread t = new Thread(() -> {
            step = 1;
            Color.valueOf("RED");
            step = 2;
        });
        t.start();
        step = 3;
        value.get(Color.class);
        step = 4;
        t.join();
        assert value.get(Color.class) == 2;
    }
}
