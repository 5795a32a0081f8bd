import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Threads that ask for identity hash codes and link call sites of their own. Argument: how many. */
public class Hashes {
    static volatile Object last;
    static volatile int turns;

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        for (int i = 0; i < threads; i++) {
            int me = i;
            new Thread(() -> {
                Object own = new Object();
                turns = own.hashCode();
                Map<TimeUnit, Object> map = new HashMap<>();
                map.put(TimeUnit.values()[me % 7], own);
                last = map;
                Runnable more = () -> turns++;
                last = more;
                more.run();
                last = "thread " + me;
            }).start();
        }
    }
}
