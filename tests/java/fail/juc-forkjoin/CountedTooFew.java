// verdict: assertion

import java.util.concurrent.CountedCompleter;

// One of the two parts is not counted: the whole completes without it.
public class CountedTooFew {
    static volatile int x, y;

    static class Part extends CountedCompleter<Void> {
        final int n;

        Part(CountedCompleter<?> whole, int n) {
            super(whole);
            this.n = n;
        }

        @Override public void compute() {
            if (n == 0) {
                setPendingCount(1);
                new Part(this, 1).fork();
                new Part(this, 2).fork();
            } else if (n == 1) {
                x = 1;
            } else {
                y = 1;
            }
            tryComplete();
        }
    }

    public static void main(String[] a) {
        new Part(null, 0).invoke();
        assert x + y == 2;
    }
}
