// verdict: pass
// outcomes: main | t

import java.lang.invoke.MethodHandles;

// Two threads define one class: the second is told that it exists.
public class DefinedTwice {
    static volatile String late = "";

    public static void main(String[] args) throws Exception {
        byte[] bytes = DefinedTwice.class.getResourceAsStream("Defined1.class").readAllBytes();
        for (int i = 0; i + 7 < bytes.length; i++) {
            if (bytes[i] == 'D' && bytes[i + 6] == 'd' && bytes[i + 7] == '1') {
                bytes[i + 7] = '2';
            }
        }
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Thread t = new Thread(() -> define(lookup, bytes, "t"));
        t.start();
        define(lookup, bytes, "main");
        t.join();
        System.out.println(late);
    }

    static void define(MethodHandles.Lookup lookup, byte[] bytes, String who) {
        try {
            lookup.defineClass(bytes);
        } catch (LinkageError e) {
            late = who;
        } catch (IllegalAccessException e) {
            throw new Error(e);
        }
    }
}

class Defined1 {}
