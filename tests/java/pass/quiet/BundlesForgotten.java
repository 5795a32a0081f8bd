// verdict: pass
// outcomes: true | false

import java.util.*;

// After clearCache the next answer is another object.
public class BundlesForgotten {
    public static class M extends ListResourceBundle { protected Object[][] getContents() { return new Object[][] {{"k", "1"}}; } }
    public static void main(String[] a) throws Exception {
        ResourceBundle.getBundle("BundlesForgotten$M", Locale.ROOT);
        Thread t = new Thread(() -> ResourceBundle.clearCache());
        t.start();
        ResourceBundle b = ResourceBundle.getBundle("BundlesForgotten$M", Locale.ROOT), c = ResourceBundle.getBundle("BundlesForgotten$M", Locale.ROOT);
        System.out.println(b == c);
        t.join();
    }
}
