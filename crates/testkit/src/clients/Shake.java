/**
 * Short delays that clients have between their operations when {@code java} runs them ({@link ClientRuns}), so that threads meet in more ways. Under a check
 * clients have none.
 *
 * <p>Nothing here is the library's: random numbers of its own would change how its classes find their cells and slots.
 */
public final class Shake {
    /** Threads are apart by so much, so that they do not share a line of the cache. */
    private static final int APART = 16;

    private static final long[] numbers = new long[8 * APART];
    /** How many threads of this run have begun. It is only a hint: a thread of a run that was given up may count, too. */
    private static volatile int begun;
    private static boolean meet;
    private static long most;
    private static boolean yields;

    private Shake() { }

    /** How the next run is shaken. */
    static void choose(long seed) {
        long x = mixed(seed);
        begun = 0;
        meet = x % 4 != 0;
        most = new long[] {0, 100, 500, 2_000, 10_000, 100_000}[(int) ((x >>> 8) % 6)];
        yields = (x >>> 16) % 4 == 0;
        for (int thread = 0; thread < 8; thread++) {
            numbers[thread * APART] = mixed(seed + thread + 1);
        }
    }

    /** The first thing that a thread of so many does. */
    public static void begin(int thread, int threads) {
        begun = begun + 1;
        if (meet) {
            // Two that count at the same moment may count as one: nobody waits for long.
            long until = System.nanoTime() + 300_000;
            while (begun < threads && System.nanoTime() < until) {
                Thread.onSpinWait();
            }
        }
        here(thread);
    }

    /** Before an operation. */
    public static void here(int thread) {
        long x = mixed(numbers[thread * APART]);
        numbers[thread * APART] = x;
        if (yields && x % 2 == 0) {
            Thread.yield();
        }
        if (most > 0) {
            long until = System.nanoTime() + (x >>> 8) % most;
            while (System.nanoTime() < until) {
                Thread.onSpinWait();
            }
        }
    }

    /** The finaliser of SplitMix64, as a number that is not negative. */
    private static long mixed(long x) {
        x += 0x9e3779b97f4a7c15L;
        x = (x ^ (x >>> 30)) * 0xbf58476d1ce4e5b9L;
        x = (x ^ (x >>> 27)) * 0x94d049bb133111ebL;
        return (x ^ (x >>> 31)) >>> 1;
    }
}
