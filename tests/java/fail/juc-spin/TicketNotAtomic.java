// verdict: assertion

// The ticket is drawn by ++ on a volatile: two threads may hold the same ticket.
public class TicketNotAtomic {
    static volatile int next, serving;
    static int inside;

    static void work() {
        int mine = next++;
        while (serving != mine) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        inside--;
        serving = mine + 1;
    }

    public static void main(String[] a) {
        new Thread(TicketNotAtomic::work).start();
        work();
    }
}
