// The first OutOfMemoryError (impossible array size) is uncaught: report with frames on stderr, finally blocks run, exit status 1.
public class ExcUncaughtOom {
    static long[] grab(int n) {
        return new long[n];
    }
    static int len(int n) {
        try {
            return grab(n).length;
        } finally {
            System.out.println("finally " + n);
        }
    }
    public static void main(String[] args) {
        System.out.println(len(3));
        System.out.println(len(Integer.MAX_VALUE));
        System.out.println("never");
    }
}
