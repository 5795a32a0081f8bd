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
        // Codes are handed out in order: this is the same one either way.
        int first = Verify.getBoolean() ? code(System.out) : code(other);
        other = null;
        Verify.getBoolean();
        System.out.println(code(System.out) == first ? "first" : "second");
    }
}
