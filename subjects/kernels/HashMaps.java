/** Kernel: HashMap with Integer and String keys: put, get, iterate, remove. Prints its result and the time of its second half, after a first half that loads classes. */
public class HashMaps {
    static long work(int n) {
        java.util.HashMap<Integer, Integer> m = new java.util.HashMap<>();
        java.util.HashMap<String, Integer> names = new java.util.HashMap<>();
        String[] keys = new String[256];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = "key" + i;
        }
        long sum = 0;
        for (int i = 0; i < n; i++) {
            m.merge((i * 7919) & 4095, 1, Integer::sum);
            Integer v = m.get(i & 4095);
            if (v != null) {
                sum += v;
            }
            names.put(keys[i & 255], i);
            if ((i & 15) == 0) {
                m.remove(i & 4095);
            }
        }
        for (java.util.Map.Entry<Integer, Integer> e : m.entrySet()) {
            sum += e.getKey() ^ e.getValue();
        }
        for (int v : names.values()) {
            sum += v;
        }
        return sum;
    }

    public static void main(String[] args) {
        long first = work(250_000);
        long start = System.nanoTime();
        long second = work(250_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
