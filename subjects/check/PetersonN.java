/**
 * Peterson's lock for N threads (the filter lock). Arguments: threads, `ok` or `broken` (one level too few), rounds of each
 * (0: for ever). Every level and every victim is an object of its own, so that accesses to different ones are independent.
 */
public class PetersonN {
    static final class Cell {
        volatile int value;
    }

    static Cell[] levels;
    static Cell[] victims;
    static int inside;

    static final class Competitor extends Thread {
        private final int me;
        private final int all;
        private final int rounds;
        private final boolean broken;

        Competitor(int me, int all, int rounds, boolean broken) {
            this.me = me;
            this.all = all;
            this.rounds = rounds;
            this.broken = broken;
        }

        private void round() {
            int top = broken ? all - 1 : all;
            for (int level = 1; level < top; level++) {
                levels[me].value = level;
                victims[level].value = me + 1;
                int other = 0;
                while (other < all) {
                    if (other != me && levels[other].value >= level && victims[level].value == me + 1) {
                        other = 0;
                    } else {
                        other++;
                    }
                }
            }
            inside++;
            if (inside != 1) {
                throw new AssertionError("two threads inside");
            }
            inside--;
            levels[me].value = 0;
        }

        @Override
        public void run() {
            if (rounds == 0) {
                while (true) {
                    round();
                }
            }
            for (int i = 0; i < rounds; i++) {
                round();
            }
        }
    }

    public static void main(String[] args) {
        int all = Integer.parseInt(args[0]);
        boolean broken = args[1].equals("broken");
        int rounds = Integer.parseInt(args[2]);
        levels = new Cell[all];
        victims = new Cell[all];
        for (int i = 0; i < all; i++) {
            levels[i] = new Cell();
            victims[i] = new Cell();
        }
        for (int i = 0; i < all; i++) {
            new Competitor(i, all, rounds, broken).start();
        }
    }
}
