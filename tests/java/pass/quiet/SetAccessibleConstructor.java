// verdict: pass
// outcomes: allowed | refused

import java.lang.reflect.Constructor;

// Whether a constructor may be called is a flag of the object that stands for it.
public class SetAccessibleConstructor {
    public static void main(String[] args) throws Exception {
        Constructor<?> m = OtherC.class.getDeclaredConstructor();
        Thread t = new Thread(() -> m.setAccessible(true));
        t.start();
        String answer = "allowed";
        try { m.newInstance(); } catch (IllegalAccessException e) { answer = "refused"; }
        System.out.println(answer);
        t.join();
    }
}
class OtherC { private OtherC() { } }
