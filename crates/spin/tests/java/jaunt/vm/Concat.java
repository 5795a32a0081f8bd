package jaunt.vm;

/** What the VM does natively, for tests under `java`. */
public final class Concat {
    public static String join(String[] pieces) {
        StringBuilder all = new StringBuilder();
        for (String piece : pieces) all.append(piece);
        return new String(all.toString()); // always a new object, even if empty
    }

    public static String join2(String a, String b) {
        return join(new String[] {a, b});
    }

    public static String join3(String a, String b, String c) {
        return join(new String[] {a, b, c});
    }
}
