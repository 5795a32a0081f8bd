// verdict: pass
// outcomes: -- | -1 | 11

import java.util.*;

// The parent of a bundle can be set, and is asked for keys that the bundle lacks.
public class BundleParent {
    static class B extends ListResourceBundle {
        final Object[][] c; B(Object[][] c) { this.c = c; }
        protected Object[][] getContents() { return c; }
        void parent(ResourceBundle p) { setParent(p); }
    }
    static String ask(ResourceBundle b) { try { return b.getString("k"); } catch (MissingResourceException e) { return "-"; } }
    public static void main(String[] a) throws Exception {
        B b = new B(new Object[][] {{"z", "z"}}), p = new B(new Object[][] {{"k", "1"}});
        Thread t = new Thread(() -> b.parent(p));
        t.start();
        System.out.println(ask(b) + ask(b));
        t.join();
    }
}
