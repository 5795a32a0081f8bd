// verdict: race
// property: +race

import jaunt.Verify;

// The context class loader of a third thread is a plain field of the library.
public class ThroughLoader {
    static int x;
    static final ClassLoader LOADER = new ClassLoader() { };

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { });
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; other.setContextClassLoader(LOADER); });
        Thread u = new Thread(() -> { if (other.getContextClassLoader() == LOADER) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
