// verdict: assertion

// An EnumMap asks for the constants, which initialises the enum.
import java.util.EnumMap;
public class InitByEnumMap {
    static int n;
    enum Lazy {
        ONE;
        static final int seen = n;
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new EnumMap<Lazy, String>(Lazy.class));
        t.start();
        n = 1;
        t.join();
        assert Lazy.seen == 1;
    }
}
