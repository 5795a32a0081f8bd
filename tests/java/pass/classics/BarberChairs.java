// verdict: pass
// outcomes: 1|2

// A barber with one waiting chair; a customer who finds it taken leaves.
public class BarberChairs {
    private int waiting;
    private int arrived;
    private int turnedAway;

    synchronized void arrive() {
        arrived++;
        if (waiting == 0) waiting++;
        else turnedAway++;
        notifyAll();
    }

    synchronized boolean next() throws InterruptedException {
        while (waiting == 0 && arrived < 2) wait();
        if (waiting == 0) return false;
        waiting--;
        return true;
    }

    public static void main(String[] a) throws InterruptedException {
        BarberChairs shop = new BarberChairs();
        Thread c1 = new Thread(shop::arrive);
        Thread c2 = new Thread(shop::arrive);
        c1.start();
        c2.start();
        int served = 0;
        while (shop.next()) served++;
        c1.join();
        c2.join();
        assert served + shop.turnedAway == 2;
        System.out.println(served);
    }
}
