/** Thousands of states: counters that threads raise on their own. */
public class Many {
    static class Counter {
        volatile int value;
    }

    public static void main(String[] args) {
        int most = Integer.parseInt(args[0]);
        Counter[] all = {new Counter(), new Counter(), new Counter()};
        for (Counter counter : all) {
            new Thread(() -> {
                // Each thread looks at all of them once: none is its own.
                int sum = all[0].value + all[1].value + all[2].value;
                while (counter.value < most) {
                    counter.value++;
                }
            }).start();
        }
    }
}
