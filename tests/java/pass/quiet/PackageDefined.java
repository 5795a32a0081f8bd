// verdict: pass
// outcomes: nn | ny | yy

// A loader of the program defines a package while another thread asks for it.
public class PackageDefined {
    static class L extends ClassLoader {
        void def() { definePackage("p", null, null, null, null, null, null, null); }
    }
    public static void main(String[] a) throws Exception {
        L l = new L();
        Thread t = new Thread(() -> l.def());
        t.start();
        String s = (l.getDefinedPackage("p") == null ? "n" : "y");
        s += (l.getDefinedPackage("p") == null ? "n" : "y");
        System.out.println(s);
        t.join();
    }
}
