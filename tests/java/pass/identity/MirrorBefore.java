// verdict: pass
// outcomes: 1 1

// What a class value had computed before the first thread was started stays, whatever else is noted in the mirror of the class later.
public class MirrorBefore {
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
        int seen = value.get(Color.class);
        step = 4;
        t.join();
        System.out.println(seen + " " + value.get(Color.class));
    }
}
