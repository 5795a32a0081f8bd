// verdict: assertion

// The bakery without the choosing flag; a ticket that is computed but not yet shown lets both in.
public class BakeryNoChoosing {
    static class Desk {
        volatile int ticket;
    }

    static final Desk[] DESKS = {new Desk(), new Desk()};
    static volatile int inside;

    static void visit(int me) {
        Desk mine = DESKS[me];
        Desk his = DESKS[1 - me];
        mine.ticket = his.ticket + 1;
        while (true) {
            int t = his.ticket;
            if (t == 0 || t > mine.ticket || t == mine.ticket && me == 0) break;
            Thread.onSpinWait();
        }
        inside = inside + 1;
        assert inside == 1;
        inside = inside - 1;
        mine.ticket = 0;
    }

    public static void main(String[] a) {
        new Thread(() -> visit(1)).start();
        visit(0);
    }
}
