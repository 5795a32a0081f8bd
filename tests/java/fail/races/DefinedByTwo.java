// verdict: race
// property: +race

import java.io.*;
import java.lang.invoke.*;
// Who finds that a class is defined already comes after nobody.
public class DefinedByTwo {
    static int x;
    static class Tiny { }
    static void define(byte[] bytes) {
        try { MethodHandles.lookup().defineClass(bytes); } catch (IllegalAccessException e) { throw new Error(e); }
    }
    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (InputStream in = DefinedByTwo.class.getResourceAsStream("DefinedByTwo$Tiny.class")) { bytes = in.readAllBytes(); }
        new Thread(() -> {
            x = 1;
            try { define(bytes); } catch (LinkageError e) { }
        }).start();
        try { define(bytes); } catch (LinkageError e) { x = 2; }
    }
}
