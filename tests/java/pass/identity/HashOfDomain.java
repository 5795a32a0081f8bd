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
        // Codes are handed out in order: this is the same one either way.
        int first = Verify.getBoolean() ? code(HashOfDomain.class.getProtectionDomain()) : code(other);
        other = null;
        Verify.getBoolean();
        System.out.println(code(HashOfDomain.class.getProtectionDomain()) == first ? "first" : "second");
    }
}
