// verdict: pass

// The field is read once; the local copy cannot become null.
public class CheckActLocalCopy {
    static volatile String user = "ada";

    public static void main(String[] a) {
        new Thread(() -> user = null).start();
        String u = user;
        int n = u != null ? u.length() : -1;
        assert n == 3 || n == -1;
    }
}
