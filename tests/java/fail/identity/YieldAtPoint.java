// verdict: assertion
// args: 4999

// As many backward jumps as end a long local stretch: the thread is stopped in front of a volatile read that it has not asked for yet.
public class YieldAtPoint {
    static volatile int s;

    public static void main(String[] args) {
        int most = Integer.parseInt(args[0]);
        Thread t = new Thread(() -> {
            int n = 0;
            while (true) {
                int x = s;
                if (++n > 3) {
                    break;
                }
                for (int i = 0; i < most; i++) {
                }
            }
            if (s == 1) {
                throw new AssertionError("reached");
            }
        });
        t.start();
        s = 1;
        s = 2;
    }
}
