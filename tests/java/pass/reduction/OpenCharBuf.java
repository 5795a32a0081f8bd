// verdict: pass
// outcomes: ab | xb

// String code reads an array of the program.
public class OpenCharBuf {
    static final char[] buf = {'a', 'b'};
    public static void main(String[] args) throws Exception {
        Thread w = new Thread() { public void run() { buf[0] = 'x'; } };
        w.start();
        String s = new String(buf);
        System.out.println(s);
    }
}
