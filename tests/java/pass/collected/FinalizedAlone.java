// verdict: pass
// outcomes: 0 | 1

// The thread that runs finalizers is a thread like any other, also if it is the first one.
public class FinalizedAlone {
    static volatile int x;

    static class Lost {
        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            x = 1;
        }
    }

    static void lose() {
        new Lost();
    }

    public static void main(String[] a) {
        lose();
        System.gc();
        System.out.print(x);
    }
}
