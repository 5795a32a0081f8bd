// verdict: pass
// outcomes: pppp

// Two threads pass a ball by a volatile field; the number of spins has no effect.
public class SpinPingPong {
    static volatile int ball;
    static String rally = "";

    static void player(int me) {
        for (int i = 0; i < 2; i++) {
            while (ball != me) Thread.onSpinWait();
            rally = rally.concat("p");
            ball = 1 - me;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> player(1));
        t.start();
        player(0);
        t.join();
        System.out.println(rally);
    }
}
