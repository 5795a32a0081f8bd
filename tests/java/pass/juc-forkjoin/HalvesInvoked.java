// verdict: pass

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

// Two halves of an array are filled by actions that are invoked together.
public class HalvesInvoked {
    static final int[] squares = new int[4];

    static class Fill extends RecursiveAction {
        final int from, to;

        Fill(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override protected void compute() {
            if (to - from == 1) squares[from] = from * from;
            else invokeAll(new Fill(from, (from + to) / 2), new Fill((from + to) / 2, to));
        }
    }

    public static void main(String[] a) {
        new ForkJoinPool(2).invoke(new Fill(0, 4));
        assert squares[1] == 1 && squares[2] == 4 && squares[3] == 9;
    }
}
