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
        if (Verify.getBoolean()) {
            code("literal");
        } else {
            code(other);
        }
        other = null;
        Verify.getBoolean();
        // Codes are handed out in order: of one object after the other.
        System.out.println(code("literal") == 937103291 ? "first" : "second");
    }
}
