// verdict: pass
// outcomes: 01 | 02 | 11 | 12

import java.util.*;
import java.util.concurrent.atomic.*;

// A cache whose entries a constructor of the program makes: which comes first is seen.
public class BundleMadeByProgram {
    public static class Msgs extends ListResourceBundle {
        static volatile int made;
        public Msgs() { synchronized (Msgs.class) { made++; } }
        protected Object[][] getContents() { return new Object[][] {{"k", "1"}}; }
    }
    public static void main(String[] a) throws Exception {
        new Locale("en");
        int[] r = new int[1];
        Msgs.made = 0;
        Thread t = new Thread(() -> { ResourceBundle.getBundle("BundleMadeByProgram$Msgs", Locale.ROOT); });
        t.start();
        r[0] = Msgs.made;
        ResourceBundle.getBundle("BundleMadeByProgram$Msgs", Locale.ROOT);
        t.join();
        System.out.println(r[0] + "" + Msgs.made);
    }
}
