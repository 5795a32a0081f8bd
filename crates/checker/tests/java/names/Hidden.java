import java.lang.invoke.MethodHandles;
import jaunt.Verify;

/** Names of hidden classes, and their identity hash codes: what was defined before them is different. */
public class Hidden {
    static class One {}

    static class Two {}

    static void define(String name) throws Exception {
        byte[] bytes = Hidden.class.getResourceAsStream("Hidden$" + name + ".class").readAllBytes();
        Class<?> made = MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass();
        System.out.println(made.getName() + " " + System.identityHashCode(made));
    }

    public static void main(String[] args) throws Exception {
        int n = Verify.getInt(0, 2);
        for (int i = 0; i < n; i++) {
            define("Two");
        }
        define("One");
        define("One");
    }
}
