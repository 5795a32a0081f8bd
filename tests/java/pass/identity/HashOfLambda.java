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
        // Codes are handed out in order: this is the same one either way.
        int first = Verify.getBoolean() ? code(site()) : code(other);
        other = null;
        Verify.getBoolean();
        System.out.println(code(site()) == first ? "first" : "second");
    }
}
