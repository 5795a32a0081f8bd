// verdict: pass
// outcomes: first | second
import jaunt.Verify;

// The one object of a lambda that captures nothing.
public class HashOfLambda {
    static int code(Object object) {
        return System.identityHashCode(object);
    }

    static Runnable site() {
        return () -> {
        };
    }

    public static void main(String[] args) {
        Object other = new Object();
        if (Verify.getBoolean()) {
            code(site());
        } else {
            code(other);
        }
        other = null;
        Verify.getBoolean();
        // Codes are handed out in order: of one object after the other.
        System.out.println(code(site()) == 937103291 ? "first" : "second");
    }
}
