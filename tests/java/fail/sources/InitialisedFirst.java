// verdict: assertion

/** Who initialises the class reads the number: the other one finds the class ready, and nothing tells that he looked. */
public class InitialisedFirst {
    static volatile int x;

    static class Init {
        static int s;
        static {
            s = x;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> Init.s += 10);
        other.start();
        x = 1;
        Init.s += 20;
        other.join();
        assert Init.s % 10 == 1;
    }
}
