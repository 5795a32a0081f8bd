import java.util.HashMap;
import java.util.Map;

/** Choices before the first thread is started, after which the two branches have initialised different things. */
public class Early {
    static class Light {
        static int weight = 1;
    }

    static class Heavy {
        static final Map<String, Integer> weights = new HashMap<>();

        static {
            for (int i = 0; i < 50; i++) {
                weights.put("w" + i, i);
            }
        }
    }

    static int x;

    /** The argument says which branch is wrong. */
    public static void main(String[] args) throws InterruptedException {
        boolean heavy = jaunt.Verify.getBoolean();
        int weight = heavy ? Heavy.weights.get("w7") : Light.weight;
        int n = jaunt.Verify.getInt(0, 2);
        Thread t = new Thread(() -> x += weight);
        t.start();
        x += weight;
        t.join();
        boolean wrong = heavy == args[0].equals("heavy") && n == 2;
        assert !wrong || x == 2 * weight : n + " " + x;
    }
}
