// verdict: exception java.lang.NullPointerException

// The field is tested and then read again; another thread clears it in between.
public class CheckActNull {
    static class Session {
        volatile String user = "ada";

        int nameLength() {
            if (user != null) {
                return user.length();
            }
            return -1;
        }
    }

    public static void main(String[] a) {
        Session s = new Session();
        Thread t = new Thread(() -> s.user = null);
        t.start();
        s.nameLength();
    }
}
