// Character streams over strings: StringReader/Writer, BufferedReader, PushbackReader, StreamTokenizer, PrintWriter, PrintStream into bytes, LineNumberReader.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.stream.*;
public class StrReaders {
    public static void main(String[] args) throws Exception {
        BufferedReader r = new BufferedReader(new StringReader("l1\nl2\r\nl3\rl4\n\nlast"), 3); String s;
        while ((s = r.readLine()) != null) System.out.print("[" + s + "]"); System.out.println(r.read()); r.close(); try { r.readLine(); }
        catch (IOException e) { System.out.println(e.getMessage()); }
        System.out.println(new BufferedReader(new StringReader("a\nb\n")).lines().collect(Collectors.toList()));
        StringReader sr = new StringReader("abcdef"); char[] buf = new char[4];
        System.out.println(sr.read() + " " + sr.skip(1) + " " + sr.read(buf, 1, 2) + " " + new String(buf).replace('\0',
                '.') + " " + sr.markSupported()); sr.mark(0); sr.read(); sr.reset();
        System.out.println((char) sr.read() + " " + sr.ready() + " " + sr.read() + sr.read(buf)); sr.close(); try { sr.read(); }
        catch (IOException e) { System.out.println(e.getMessage()); }
        StringWriter w = new StringWriter(); PrintWriter p = new PrintWriter(w); p.print('c'); p.print(1); p.print(2L); p.print(1.5f);
        p.print(2.5); p.print(true); p.print((Object) null); p.print((String) null); p.print(new char[]{'x', 'y'});
        p.append("abc", 1, 2).append('z').append(null); p.printf("%03d", 7); p.println(); p.println(new char[]{'o', 'k'});
        p.write("write", 1, 3); p.write(65); p.flush();
        System.out.println(w.toString().replace("\n", "\\n") + p.checkError() + w.getBuffer().length());
        PushbackReader pb = new PushbackReader(new StringReader("ab"), 2); int c = pb.read(); pb.unread(c); pb.unread('X');
        System.out.println((char) pb.read() + "" + (char) pb.read() + (char) pb.read() + pb.read());
        try { pb.unread("abc".toCharArray()); } catch (IOException e) { System.out.println(e.getMessage()); }
        LineNumberReader ln = new LineNumberReader(new StringReader("a\r\nb\n\nc"));
        while (ln.readLine() != null) System.out.print(ln.getLineNumber() + " "); System.out.println();
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + 'q s' // c\n/* cc */ -7 \"str\\n\" y.z 1e5"));
        st.slashSlashComments(true); st.slashStarComments(true); st.eolIsSignificant(true);
        while (st.nextToken() != StreamTokenizer.TT_EOF) System.out.print(st.ttype + ":" +
                (st.ttype == StreamTokenizer.TT_WORD || st.ttype == '"' || st.ttype == '\'' ? st.sval.replace("\n",
                "\\n") : st.ttype == StreamTokenizer.TT_NUMBER ? "" + st.nval : "") + " "); System.out.println(st.lineno());
        ByteArrayOutputStream bo = new ByteArrayOutputStream(); PrintStream ps = new PrintStream(bo, true, "UTF-8");
        ps.print("h\u00e9\u4e00"); ps.print('\u20ac'); ps.println(1); ps.write(0xff); ps.append("q"); ps.flush();
        for (byte b : bo.toByteArray()) System.out.printf("%02x ", b); System.out.println();
        System.out.println(bo.size() + " " + new String(bo.toByteArray(),
                StandardCharsets.UTF_8).length() + " " + bo.toString(StandardCharsets.ISO_8859_1).length());
        InputStreamReader ir = new InputStreamReader(new ByteArrayInputStream(new byte[]{0x41, (byte) 0xc3, (byte) 0xa9, (byte) 0xe4,
                    (byte) 0xb8, 0x42}), StandardCharsets.UTF_8); int x;
        while ((x = ir.read()) >= 0) System.out.print(Integer.toHexString(x) + " "); System.out.println(ir.getEncoding() == null);
        OutputStreamWriter ow = new OutputStreamWriter(bo, StandardCharsets.UTF_16LE); bo.reset(); ow.write("\uD83D"); ow.write("\uDE00");
        ow.flush(); System.out.println(bo.size());
        SequenceInputStream sq = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes(StandardCharsets.US_ASCII)),
                new ByteArrayInputStream("cd".getBytes(StandardCharsets.US_ASCII)));
        System.out.println(new String(sq.readAllBytes(), StandardCharsets.US_ASCII)); CharArrayWriter cw = new CharArrayWriter();
        cw.write("chars"); cw.append('!'); System.out.println(cw + " " + cw.size() + " " + cw.toCharArray().length);
        PipedReader pr = new PipedReader(); PipedWriter pw = new PipedWriter(pr); pw.write("pipe"); pw.close();
        System.out.println((char) pr.read() + "" + (char) pr.read() + pr.ready()); Reader nul = Reader.nullReader();
        System.out.println(nul.read() + " " + new StringReader("copy").transferTo(cw) + cw);
        System.out.write("raw bytes\n".getBytes(StandardCharsets.US_ASCII)); System.out.write('W'); System.out.write('\n');
        System.out.print(new char[]{'a', '\n'}); System.out.println((Object) null); System.out.append("app").append('\n');
        System.out.flush(); System.err.println("to stderr"); System.err.print("no newline at end of stderr");
    }
}
