// verdict: exception ExcCustom$Stolen

// The program's own exception, thrown when both threads claim the same thing.
public class ExcCustom {
    static class Stolen extends RuntimeException {
        Stolen(String by) {
            super("taken by " + by);
        }
    }

    static volatile String owner;

    static void claim(String me) {
        if (owner == null) {
            owner = me;
            String now = owner;
            if (!now.equals(me)) throw new Stolen(now);
        }
    }

    public static void main(String[] a) {
        new Thread(() -> claim("t")).start();
        claim("main");
    }
}
