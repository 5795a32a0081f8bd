// verdict: pass
// outcomes: 1 | 2

// A class value that is removed is computed again.
public class ClassValueRemoved {
    static int computed;
    static final ClassValue<Integer> value = new ClassValue<>() {
        protected Integer computeValue(Class<?> type) {
            return ++computed;
        }
    };
    public static void main(String[] args) throws Exception {
        value.get(String.class);
        Thread t = new Thread(() -> value.remove(String.class));
        t.start();
        System.out.println(value.get(String.class));
        t.join();
    }
}
