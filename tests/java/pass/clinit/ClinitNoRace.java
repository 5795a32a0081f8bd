// verdict: pass
// property: +race

// What a static initialiser writes is ordered before every use of the class, without locks.
public class ClinitNoRace {
    static class Table {
        static int[] squares = new int[3];

        static {
            for (int i = 0; i < squares.length; i++) squares[i] = i * i;
        }
    }

    static int[] seen = new int[2];

    public static void main(String[] a) throws InterruptedException {
        Thread t1 = new Thread(() -> seen[0] = Table.squares[1]);
        Thread t2 = new Thread(() -> seen[1] = Table.squares[2]);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assert seen[0] == 1 && seen[1] == 4;
    }
}
