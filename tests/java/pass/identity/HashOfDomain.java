// verdict: pass
// outcomes: first | second
import jaunt.Verify;

// A protection domain is made once for the class path.
public class HashOfDomain {
    static int code(Object object) {
        return System.identityHashCode(object);
    }

    public static void main(String[] args) {
        Object other = new Object();
        if (Verify.getBoolean()) {
            code(HashOfDomain.class.getProtectionDomain());
        } else {
            code(other);
        }
        other = null;
        Verify.getBoolean();
        // Codes are handed out in order: of one object after the other.
        System.out.println(code(HashOfDomain.class.getProtectionDomain()) == 937103291 ? "first" : "second");
    }
}
