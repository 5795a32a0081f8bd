// verdict: pass
// outcomes: 1 2|2 1

// A cycle of initialisers in one thread sees a default value; which one depends on where it begins.
public class ClinitOrder {
    static class P {
        static int x = Q.y + 1;
    }

    static class Q {
        static int y = P.x + 1;
    }

    public static void main(String[] a) {
        if (jaunt.Verify.getBoolean()) {
            System.out.println(P.x + " " + Q.y);
        } else {
            int y = Q.y;
            System.out.println(P.x + " " + y);
        }
    }
}
