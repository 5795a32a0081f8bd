// Readers and writers in memory: StringReader/Writer, CharArray, BufferedReader lines with all endings, PrintWriter/PrintStream
// formatting and errors, Scanner, StreamEncoder edges.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.*;

public class BytesText {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static class Failing extends OutputStream {
        int left;
        Failing(int n) { left = n; }
        public void write(int b) throws IOException { if (left-- <= 0) throw new IOException("full"); }
    }
    public static void main(String[] args) throws Exception {
        StringReader sr = new StringReader("hello\nworld");
        char[] cb = new char[3];
        System.out.println((char) sr.read() + " " + sr.read(cb) + new String(cb) + sr.skip(2) + (char) sr.read() + sr.ready()
                + sr.markSupported());
        sr.mark(1);
        sr.read();
        sr.reset();
        System.out.println(new BufferedReader(sr).readLine());
        sr.close();
        t("closed", sr::read);
        StringWriter sw = new StringWriter();
        sw.append("a").append('b').append("xyz", 1, 3).write(new char[]{'1', '2', '3'}, 1, 2);
        System.out.println(sw + " " + sw.getBuffer().length());
        CharArrayWriter cw = new CharArrayWriter(2);
        cw.write("chars");
        CharArrayReader cr = new CharArrayReader(cw.toCharArray(), 1, 3);
        System.out.println((char) cr.read() + "" + (char) cr.read() + (char) cr.read() + cr.read() + cw.size());
        cw.reset();
        System.out.println("[" + cw + "]");
        System.out.println(new BufferedReader(new StringReader("a\nb\r\nc\rd\n\ne")).lines().collect(Collectors.toList()) + " "
                + new BufferedReader(new StringReader("")).lines().count() + " "
                + new BufferedReader(new StringReader("\n")).lines().collect(Collectors.toList())
                + "a\r\n\rb".lines().collect(Collectors.toList()));
        BufferedReader br = new BufferedReader(new StringReader("0123456789abcdef"), 4);
        br.mark(8);
        br.read(new char[6]);
        br.reset();
        System.out.println((char) br.read() + "" + br.skip(9) + (char) br.read());
        br.mark(2);
        br.read(new char[3]);
        br.read();
        t("mark lost", () -> {
            br.reset();
            return "ok";
        });
        BufferedWriter bw = new BufferedWriter(sw, 3);
        bw.write("LONGER");
        bw.newLine();
        System.out.println(sw.toString().length());
        bw.flush();
        System.out.println(sw.toString().replace("\n", "/"));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(bo, false, "US-ASCII");
        ps.print(true);
        ps.print('c');
        ps.print(1);
        ps.print(2L);
        ps.print(1.5f);
        ps.print(2.5);
        ps.print(new char[]{'x', 'y'});
        ps.print("s");
        ps.print((Object) null);
        ps.print((String) null);
        ps.println();
        ps.println(new char[]{'z'});
        ps.printf("%05d|%-6s|%x|%08.3f|%+d|%,d|%e|%c|%b|%%|%10.4s|%n", 42, "ab", 255, 3.14159, 7, 1234567, 12345.678, 'q', true,
                "truncate");
        ps.append("app").append('!').append("0123", 1, 2);
        ps.write(65);
        ps.write(new byte[]{66, 67});
        ps.print("\u00e9\ud83d\ude00");
        ps.flush();
        System.out.println(bo.toString().replace("\n", "/") + " " + ps.checkError());
        PrintStream fp = new PrintStream(new Failing(3));
        fp.print("abcdef");
        fp.flush();
        System.out.println("error " + fp.checkError());
        fp.close();
        PrintWriter pw = new PrintWriter(new StringWriter());
        pw.close();
        pw.print("after");
        System.out.println(pw.checkError());
        StringWriter out = new StringWriter();
        PrintWriter pw2 = new PrintWriter(out, true);
        pw2.println(1);
        pw2.print('a');
        pw2.format(Locale.ROOT, "%.2f", 1.005).println();
        pw2.write("str", 1, 2);
        System.out.println(out.toString().replace("\n", "/"));
        for (String f : new String[]{"%d", "%q", "%5", "%.2d", "%-d", "%s %s", "%2$s %1$s", "%c", "%<s", "%08s", "%,s"}) t("fmt " + f, ()
                -> String.format(f, "str"));
        t("fmt reuse", () -> String.format("%2$s %1$s %<s %s", "a", "b"));
        t("fmt widths", () -> String.format("[%5d][%-5d][%05d][%(d][% d][%o][%#x][%X][%h][%S][%.0f][%g][%a][%tY]", 42, 42, -42, -7, 8, 9,
                255, 255, "hi", "up", 2.5, 1e-5, 1.0, new GregorianCalendar(2020, 1, 3)));
        Scanner sc = new Scanner("12 word 3.5 true\nnext line here\n0x1F 99999999999 end");
        System.out.println(sc.nextInt() + sc.next() + sc.nextDouble() + sc.nextBoolean() + "[" + sc.nextLine() + "]" + sc.nextLine()
                + sc.hasNextInt() + sc.next() + sc.hasNextInt() + sc.hasNextLong() + sc.nextLong() + sc.next() + sc.hasNext());
        t("no more", sc::next);
        t("mismatch", () -> new Scanner("abc").nextInt());
        Scanner d = new Scanner("a, b,,c;d").useDelimiter("[,;]\\s*");
        List<String> l = new ArrayList<>();
        while (d.hasNext()) l.add("<" + d.next() + ">");
        System.out.println(l);
        System.out.println(new Scanner("k1=v1 k2=v2").findInLine("(\\w+)=(\\w+)") + " " + new Scanner("x1y22z333").findAll("\\d+").map(m
                -> m.group()).collect(Collectors.toList()) + new Scanner("ff").nextInt(16) + new Scanner("a b").tokens().count() + " "
                + new Scanner("  lead").skip("\\s*").nextLine() + new Scanner(new ByteArrayInputStream("bytes in".getBytes()),
                "US-ASCII").next());
        t("closed sc", () -> {
            Scanner q = new Scanner("x");
            q.close();
            return q.next();
        });
        Properties p = new Properties();
        p.load(new StringReader("# c\na=1\nb : two words\\\n   joined\n! x\nc\nd\\ e=f\\u0041\\t|\n =empty\nk=v=w"));
        System.out.println(new TreeMap<>(p));
        StringWriter store = new StringWriter();
        Properties q = new Properties();
        q.setProperty("key with space", "line1\nline2\t|");
        q.store(store, "hdr");
        System.out.println(store.toString().lines().filter(s -> !s.startsWith("#")).collect(Collectors.toList()));
        Properties def = new Properties(q);
        System.out.println(def.getProperty("key with space").length() + " " + def.size() + def.stringPropertyNames());
        StringTokenizer st = new StringTokenizer("a+b-c", "+-", true);
        StringBuilder sb = new StringBuilder();
        while (st.hasMoreTokens()) sb.append(st.countTokens()).append(st.nextToken()).append(' ');
        System.out.println(sb);
        Reader nr = Reader.nullReader();
        System.out.println(nr.read() + " " + nr.skip(3) + nr.transferTo(Writer.nullWriter()));
        StringWriter tw = new StringWriter();
        System.out.println(new StringReader("transfer me").transferTo(tw) + tw.toString());
    }
}
