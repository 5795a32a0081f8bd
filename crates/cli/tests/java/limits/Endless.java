/** A static initialiser that never ends. */
public class Endless {
    static int rounds;

    static {
        while (rounds >= 0) {
            rounds = (rounds + 1) & 0xffff;
        }
    }

    public static void main(String[] args) {
        System.out.println(rounds);
    }
}
