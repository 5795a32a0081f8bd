/**
 * Threads that count, each for itself, until all digits have been used: as many states as one likes, nothing symmetric,
 * nothing to collect, and no deep roads. A counter is a row of digits in objects of their own. Arguments: threads, digits,
 * base.
 */
public class Counters {
    static final class Digit {
        int value;
    }

    static final class Counter extends Thread {
        private final Digit[] digits;
        private final int base;

        Counter(int digits, int base) {
            this.digits = new Digit[digits];
            this.base = base;
            for (int i = 0; i < digits; i++) {
                this.digits[i] = new Digit();
            }
        }

        @Override
        public void run() {
            int at = 0;
            while (at < digits.length) {
                Digit digit = digits[at];
                if (digit.value + 1 < base) {
                    digit.value++;
                    at = 0;
                } else {
                    digit.value = 0;
                    at++;
                }
            }
        }
    }

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int digits = Integer.parseInt(args[1]);
        int base = Integer.parseInt(args[2]);
        Counter[] counters = new Counter[threads];
        for (int i = 0; i < threads; i++) {
            counters[i] = new Counter(digits, base);
        }
        for (Counter counter : counters) {
            counter.start();
        }
    }
}
