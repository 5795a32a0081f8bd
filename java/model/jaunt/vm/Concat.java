package jaunt.vm;

/** Joins the pieces of a string concatenation; null pieces read "null". */
public final class Concat {
    private Concat() {}

    public static native String join(String[] pieces);

    public static native String join2(String a, String b);

    public static native String join3(String a, String b, String c);
}
