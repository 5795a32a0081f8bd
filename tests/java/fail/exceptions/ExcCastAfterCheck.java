// verdict: exception java.lang.ClassCastException

// instanceof and the cast read the field twice.
public class ExcCastAfterCheck {
    static volatile Object value = "text";

    public static void main(String[] a) {
        new Thread(() -> value = 5).start();
        int n = -1;
        if (value instanceof String) n = ((String) value).length();
        assert n == 4 || n == -1;
    }
}
