// verdict: pass
// outcomes: 12. | 21.

import java.util.concurrent.CountedCompleter;

// Two parts in any order, and after them the whole.
public class PartsCounted {
    static final StringBuffer said = new StringBuffer();

    static class Part extends CountedCompleter<Void> {
        final int n;

        Part(CountedCompleter<?> whole, int n) {
            super(whole);
            this.n = n;
        }

        @Override public void compute() {
            if (n == 0) {
                setPendingCount(2);
                new Part(this, 1).fork();
                new Part(this, 2).fork();
            } else {
                said.append(n);
            }
            tryComplete();
        }

        @Override public void onCompletion(CountedCompleter<?> caller) {
            if (n == 0) said.append('.');
        }
    }

    public static void main(String[] a) {
        new Part(null, 0).invoke();
        System.out.println(said);
    }
}
