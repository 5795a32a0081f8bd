// verdict: pass
// outcomes: allowed | refused

// Whether a member may be used is a flag of the object that stands for it.
import java.lang.reflect.Field;
public class SetAccessible {
    public static void main(String[] args) throws Exception {
        Field f = Other.class.getDeclaredField("x");
        Thread t = new Thread(() -> f.setAccessible(true));
        t.start();
        String answer = "allowed";
        try {
            f.get(null);
        } catch (IllegalAccessException e) {
            answer = "refused";
        }
        System.out.println(answer);
        t.join();
    }
}
class Other {
    private static int x;
}
