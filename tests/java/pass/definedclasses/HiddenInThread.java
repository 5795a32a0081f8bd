// verdict: pass
// outcomes: 2 7

import java.lang.invoke.MethodHandles;

// A hidden class that every execution makes is one class: states meet again behind it.
public class HiddenInThread {
    static volatile int x;

    static class Code implements java.util.function.IntSupplier {
        public int getAsInt() {
            return 7;
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = HiddenInThread.class.getResourceAsStream("HiddenInThread$Code.class").readAllBytes();
        Thread t = new Thread(() -> {
            x = 1;
            x = 2;
        });
        t.start();
        MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, true);
        int value = ((java.util.function.IntSupplier) lookup.lookupClass().getDeclaredConstructor().newInstance()).getAsInt();
        int seen = x;
        t.join();
        assert value == 7 && seen <= 2;
        System.out.println(x + " " + value);
    }
}
