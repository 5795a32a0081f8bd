// Redirecting System.out/err/in: capture, tee, nested restore, printf through it, threads writing whole lines, System.in at end
// of input and from bytes.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class IoRedirect {
    static String capture(Runnable r) {
        PrintStream old = System.out;
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        PrintStream p = new PrintStream(b, true, StandardCharsets.UTF_8);
        System.setOut(p);
        try { r.run(); } finally {
            System.setOut(old);
            p.flush();
        }
        return b.toString(StandardCharsets.UTF_8);
    }
    static class Tee extends OutputStream {
        final OutputStream a, b;
        Tee(OutputStream a, OutputStream b) {
            this.a = a;
            this.b = b;
        }
        public void write(int x) throws IOException {
            a.write(x);
            b.write(x);
        }
        public void write(byte[] x, int o, int n) throws IOException {
            a.write(x, o, n);
            b.write(x, o, n);
        }
        public void flush() throws IOException {
            a.flush();
            b.flush();
        }
    }
    static class Prefix extends PrintStream {
        Prefix(OutputStream o) { super(o, true); }
        @Override public void println(String s) { super.println("> " + s); }
    }
    public static void main(String[] args) throws Exception {
        System.out.println("in at end: " + System.in.read() + " " + System.in.read(new byte[4]) + " " + System.in.available() + " "
                + System.in.skip(3));
        try (Scanner s = new Scanner(System.in)) {
            System.out.println(s.hasNext() + " " + s.hasNextLine());
            try { s.nextLine(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        }
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).ready() ? "ready" : "not ready");
        String c = capture(() -> {
            System.out.print("x");
            System.out.println(5);
            System.out.printf("%s-%d%n", "f", 7);
            System.out.println(new char[]{'c', 'd'});
            System.out.println((Object) null);
            System.out.println(capture(() -> System.out.println("inner")).trim() + "!");
            System.out.write('W');
            System.out.write('\n');
            System.out.append("app").append('\n');
        });
        System.out.print("captured: " + c.replace("\n", "/") + "\n");
        try {
            capture(() -> { throw new IllegalStateException("thrown inside"); });
        } catch (IllegalStateException e) { System.out.println("restored after " + e.getMessage()); }
        PrintStream orig = System.out, origErr = System.err;
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        System.setOut(new PrintStream(new Tee(orig, copy), true));
        System.out.println("to both");
        System.setOut(orig);
        System.out.println("copy has " + copy.toString().trim());
        System.setOut(new Prefix(orig));
        System.out.println("prefixed");
        System.out.println(5);
        System.setOut(orig);
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        System.setErr(new PrintStream(err));
        new Exception("to err").printStackTrace();
        Thread t = new Thread(() -> { throw new RuntimeException("uncaught captured"); }, "cap");
        t.start();
        t.join();
        System.err.flush();
        System.setErr(origErr);
        for (String l : err.toString().split("\n")) System.out.println("err| " + l.trim());
        System.err.println("plain stderr");
        System.setErr(System.out);
        System.err.println("err to out");
        System.setErr(origErr);
        System.setIn(new ByteArrayInputStream("12 34\nsecond line\n\nlast".getBytes()));
        Scanner sc = new Scanner(System.in);
        System.out.println(sc.nextInt() + sc.nextInt() + sc.nextLine() + "|" + sc.nextLine() + "|" + sc.nextLine() + "|" + sc.nextLine()
                + "|" + sc.hasNextLine());
        System.setIn(new SequenceInputStream(new ByteArrayInputStream("a\nb".getBytes()), new ByteArrayInputStream("c\n".getBytes())));
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(br.readLine() + br.readLine() + br.readLine());
        ByteArrayOutputStream many = new ByteArrayOutputStream();
        System.setOut(new PrintStream(many, false));
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 25; j++) System.out.println("thread " + k + " line " + j);
            })).start();
        }
        for (Thread x : ts) x.join();
        System.out.flush();
        System.setOut(orig);
        String[] lines = many.toString().split("\n");
        int bad = 0;
        int[] next = new int[4];
        for (String l : lines) {
            String[] w = l.split(" ");
            if (w.length != 4 || next[Integer.parseInt(w[1])]++ != Integer.parseInt(w[3])) bad++;
        }
        System.out.println(lines.length + " lines, bad " + bad);
        PrintStream closed = new PrintStream(new ByteArrayOutputStream());
        closed.close();
        closed.println("ignored");
        System.out.println(closed.checkError());
        try {
            System.setOut(null);
            System.out.println("?");
        } catch (NullPointerException e) { orig.println("null out"); }
        System.setOut(orig);
        System.setProperty("jaunt.io", "v");
        System.out.println(System.getenv("JAUNT_SURELY_UNSET_VARIABLE") + " " + System.getProperty("jaunt.io") + " "
                + System.lineSeparator().length());
        PrintStream buf = new PrintStream(new FileOutputStream(FileDescriptor.out), false);
        buf.print("unflushed until now");
        buf.println();
        buf.flush();
        System.out.print(String.format("%-10s|%5s|%n", "left", "right"));
        System.out.print("no newline at end");
    }
}
