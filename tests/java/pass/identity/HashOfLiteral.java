// verdict: pass
// outcomes: first | second
import jaunt.Verify;

// A literal keeps its identity hash code while nobody refers to it.
public class HashOfLiteral {
    static int code(Object object) {
        return System.identityHashCode(object);
    }

    public static void main(String[] args) {
        Object other = new Object();
        // Codes are handed out in order: this is the same one either way.
        int first = Verify.getBoolean() ? code("literal") : code(other);
        other = null;
        Verify.getBoolean();
        System.out.println(code("literal") == first ? "first" : "second");
    }
}
