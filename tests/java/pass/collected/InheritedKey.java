// verdict: Incomplete ClearedBeside
// outcomes: 0 | 1

// A new thread inherits the value of a variable that nobody has any more, unless that was collected.
public class InheritedKey {
    static volatile int inherited;

    static class Variable extends InheritableThreadLocal<Object> {
        @Override
        protected Object childValue(Object value) {
            inherited++;
            return value;
        }
    }

    static void set() {
        new Variable().set("value");
    }

    public static void main(String[] args) {
        new Thread(System::gc).start();
        new Thread(null, () -> {
            set();
            new Thread(() -> { });
            System.out.println(inherited);
        }, "parent", 0, false).start();
    }
}
