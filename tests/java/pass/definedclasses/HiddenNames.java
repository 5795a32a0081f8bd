// verdict: pass
// outcomes: ok

// Nor what a hidden class is called: the same bytes have the same name in every execution, and two of them differ.
import java.lang.invoke.MethodHandles;
import jaunt.Verify;
public class HiddenNames {
    static class One {}

    static class Two {}

    static byte[] bytes(String name) throws Exception {
        return HiddenNames.class.getResourceAsStream("HiddenNames$" + name + ".class").readAllBytes();
    }

    static String define(byte[] bytes) throws Exception {
        return MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass().getName();
    }

    /** Counters outlive executions. */
    static void same(int id, String name) {
        if (Verify.getCounter(id) == 0) {
            Verify.setCounter(id, name.hashCode());
        }
        assert Verify.getCounter(id) == name.hashCode() : name;
    }

    public static void main(String[] args) throws Exception {
        byte[] one = bytes("One");
        byte[] two = bytes("Two");
        if (Verify.getBoolean()) {
            define(two);
        }
        String first = define(one);
        String second = define(one);
        assert !first.equals(second);
        same(0, first);
        same(1, second);
        System.out.println("ok");
    }
}
