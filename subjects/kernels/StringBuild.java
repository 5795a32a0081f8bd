/** Kernel: StringBuilder, concatenation, substrings, hash codes. Prints its result and the time of its second half, after a first half that loads classes. */
public class StringBuild {
    static long work(int n) {
        long h = 0;
        for (int i = 0; i < n; i++) {
            StringBuilder b = new StringBuilder();
            for (int j = 0; j < 12; j++) {
                b.append((char) ('a' + (i + j) % 26)).append(j);
            }
            String s = b.toString();
            String t = "item " + i + ":" + s.substring(3, 9) + (i % 3 == 0);
            h = h * 31 + t.hashCode() + t.indexOf(':') + s.length();
        }
        return h;
    }

    public static void main(String[] args) {
        long first = work(25_000);
        long start = System.nanoTime();
        long second = work(25_000);
        long nanos = System.nanoTime() - start;
        System.out.println("result=" + first + "," + second + " nanos=" + nanos);
    }
}
