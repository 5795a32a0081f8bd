// verdict: pass
// outcomes: first | second
import jaunt.Verify;

// An object that is older than the search and is never written.
public class HashOfStream {
    static int code(Object object) {
        return System.identityHashCode(object);
    }

    public static void main(String[] args) {
        Object other = new Object();
        if (Verify.getBoolean()) {
            code(System.out);
        } else {
            code(other);
        }
        other = null;
        Verify.getBoolean();
        // Codes are handed out in order: of one object after the other.
        System.out.println(code(System.out) == 937103291 ? "first" : "second");
    }
}
