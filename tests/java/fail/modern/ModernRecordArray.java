// verdict: assertion

// A record is only as immutable as its parts; another thread changes the array inside.
public class ModernRecordArray {
    record Path(int[] steps) {
        int length() {
            int n = 0;
            for (int s : steps) n += s;
            return n;
        }
    }

    public static void main(String[] a) {
        Path p = new Path(new int[] {1, 2});
        new Thread(() -> p.steps()[1] = 5).start();
        assert p.length() == p.length();
    }
}
