// verdict: pass
// outcomes: true true | false false
import jaunt.Verify;

// Numbers of the program's own that a state would have where these moments are, as their distances from now.
public class NumberLikeDistance {
    static final long CLOCK = 0x4a41_d54e_0000_0000L;
    static final long WALL = 1_157_920_892_373L + (1 << 26);
    static long clock, wall;

    public static void main(String[] args) {
        if (Verify.getBoolean()) {
            clock = System.nanoTime();
            wall = System.currentTimeMillis();
        } else {
            clock = CLOCK;
            wall = WALL;
        }
        Verify.getBoolean();
        System.out.println((clock == CLOCK) + " " + (wall == WALL));
    }
}
