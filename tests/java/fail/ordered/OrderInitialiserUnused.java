// verdict: race
// property: +race

// Who does not use the class is not ordered by its initialiser.
public class OrderInitialiserUnused {
    static int[] table = new int[1];
    static class Setup {
        static { table[0] = 1; }
        static void use() { }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(Setup::use);
        t.start();
        int r = table[0];
    }
}
