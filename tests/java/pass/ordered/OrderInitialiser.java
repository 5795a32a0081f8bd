// verdict: pass
// property: +race

// What a class initialiser did, anywhere, comes before every use of the class.
public class OrderInitialiser {
    static int[] table = new int[1];
    static class Setup {
        static { table[0] = 1; }
        static void use() { }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { Setup.use(); table[0]++; });
        t.start();
        t.join();
        Thread u = new Thread(() -> { Setup.use(); int r = table[0]; });
        u.start();
        new Setup();
        int r = table[0];
    }
}
