// Character streams in memory: BufferedReader marks and lines, PushbackReader, LineNumberReader, writers, piped text, encodings, decoder errors.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.*;
import java.util.*;
import java.util.stream.*;

public class TextReadersWriters {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    interface Act { Object go() throws IOException; }
    static String t(Act a) { try { return String.valueOf(a.go()); } catch (IOException | RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour\n\nsix"), 4);
        o(r.readLine() + "," + (char) r.read() + "," + r.readLine() + "," + r.readLine() + "," + r.readLine() + ",[" + r.readLine() + "]," + r.readLine() + "," + r.readLine() + "," + r.read() + r.ready());
        r.close(); o(t(r::readLine) + t(r::ready)); r = new BufferedReader(new StringReader("abcdefghij"), 3); r.read(); r.mark(5); char[] cb = new char[4];
        o(r.read(cb) + new String(cb)); r.reset(); o((char) r.read() + "" + r.skip(2) + (char) r.read() + r.markSupported()); BufferedReader rr = r;
        rr.mark(1); rr.read(cb); rr.read(cb); o(t(() -> { rr.reset(); return "reset"; }));
        o(t(() -> new BufferedReader(new StringReader("x"), 0)) + t(() -> { new BufferedReader(new StringReader("x")).mark(-1); return 0; }));
        o(new BufferedReader(new StringReader("b\na\nc")).lines().sorted().collect(Collectors.toList()) + "" + new BufferedReader(new StringReader("")).lines().count());
        StringReader s = new StringReader("hello"); s.mark(0); s.skip(2); o((char) s.read() + "" + s.skip(-2) + (char) s.read() + s.ready()); s.reset();
        CharBuffer buf = CharBuffer.allocate(3); o(s.read(buf) + " " + buf.flip()); s.close(); o(t(s::read)); StringWriter w = new StringWriter();
        s = new StringReader("transfer");
        o(s.transferTo(w) + " " + w.append('!').append("xyz", 1, 2).append(null).getBuffer().reverse() + " " + t(() -> { w.write("abc", 2, 5); return 0; }));
        PushbackReader p = new PushbackReader(new StringReader("if(x>=10)y"), 2); StringBuilder tok = new StringBuilder();
        int c; while ((c = p.read()) >= 0) { if (Character.isLetterOrDigit(c)) { while (c >= 0 && Character.isLetterOrDigit(c)) { tok.append((char) c); c = p.read(); } tok.append(' '); if (c >= 0) p.unread(c); } else { tok.append((char) c); int d = p.read(); if (c == '>' && d == '=') tok.append('='); else if (d >= 0) p.unread(d); tok.append(' '); } }
        o(tok);
        o(t(() -> { PushbackReader q = new PushbackReader(new StringReader("")); q.unread('a'); q.unread('b'); return 0; }));
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\r\nc"));
        o(ln.getLineNumber() + ln.readLine() + ln.getLineNumber() + (char) ln.read() + (char) ln.read() + ln.getLineNumber() + ln.readLine() + ln.getLineNumber());
        ln.setLineNumber(50); o(ln.getLineNumber());
        CharArrayWriter ca = new CharArrayWriter(); ca.write("chars"); ca.append('X');
        o(ca.size() + ca.toString() + new CharArrayReader(ca.toCharArray(), 2, 3).read()); PrintWriter pw = new PrintWriter(w); w.getBuffer().setLength(0);
        pw.print(1); pw.print('c'); pw.print(2L); pw.print(1.5f); pw.print(true); pw.print((Object) null); pw.print((String) null);
        pw.print(new char[] {'a', 'b'}); pw.println(); pw.write(65); pw.append("app"); pw.flush();
        o(w.toString().replace(System.lineSeparator(), "|") + pw.checkError());
        PrintWriter broken = new PrintWriter(new Writer() { public void write(char[] b, int a, int l) throws IOException { throw new IOException("x"); } public void flush() {} public void close() {} });
        broken.print("z"); o(broken.checkError()); BufferedWriter bw = new BufferedWriter(w, 5); w.getBuffer().setLength(0); bw.write("longer than five");
        o(w.toString().length() + ""); bw.write("end"); bw.newLine(); bw.close(); o(w.toString().replace(System.lineSeparator(), "|"));
        o(t(() -> { bw.write("x"); return 0; }));
        FilterWriter up = new FilterWriter(w) { @Override public void write(int ch) throws IOException { super.write(Character.toUpperCase(ch)); } @Override public void write(String q, int a, int l) throws IOException { for (int i = a; i < a + l; i++) write(q.charAt(i)); } };
        w.getBuffer().setLength(0); up.write("shout"); up.append("ing"); o(w);
        String u = "a\u00e9\u20ac\ud83d\ude00z";
        for (String cs : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "ISO-8859-1", "US-ASCII", "UTF-32", "windows-1252"}) { byte[] b = u.getBytes(cs); o(cs + " " + b.length + " " + HexFormat.of().formatHex(b) + " " + new String(b, cs) + " " + new String(b, cs).equals(u)); }
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (OutputStreamWriter ow = new OutputStreamWriter(bo, StandardCharsets.UTF_8)) { ow.write(u, 0, 4); ow.write(u.substring(4)); o(ow.getEncoding()); }
        InputStreamReader ir = new InputStreamReader(new ByteArrayInputStream(bo.toByteArray()), StandardCharsets.UTF_8);
        StringBuilder back = new StringBuilder(); while ((c = ir.read()) >= 0) back.append((char) c); o(back.toString().equals(u));
        for (String hex : new String[] {"41", "c3a9", "c3", "80", "e282", "eda080", "f4908080", "c080", "ff41", "41c342", "f09f98"}) { byte[] b = HexFormat.of().parseHex(hex); String strict; try { strict = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(b)).toString(); } catch (CharacterCodingException e) { strict = e.getClass().getSimpleName() + " " + e.getMessage(); } o(hex + " " + new String(b, StandardCharsets.UTF_8) + " " + strict); }
        o(t(() -> StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("\u00e9"))) + t(() -> new String(new byte[0], "no-such")) + t(() -> Charset.forName("bad name!")) + Charset.isSupported("utf8") + Charset.forName("latin1") + StandardCharsets.ISO_8859_1.newEncoder().canEncode('\u20ac') + new String("x\u20acy".getBytes(StandardCharsets.ISO_8859_1)));
        CharsetDecoder dec = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("#");
        o(dec.decode(ByteBuffer.wrap(new byte[] {65, -1, 66})) + "" + StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.IGNORE).decode(ByteBuffer.wrap(new byte[] {65, -1, 66})));
        DataOutputStream dos = new DataOutputStream(bo = new ByteArrayOutputStream()); dos.writeUTF("\u0000a\u00e9\ud83d");
        o(HexFormat.of().formatHex(bo.toByteArray()) + " " + new DataInputStream(new ByteArrayInputStream(bo.toByteArray())).readUTF().length());
        PipedWriter pwr = new PipedWriter(); PipedReader prd = new PipedReader(pwr, 64); pwr.write("piped"); pwr.close();
        o(new BufferedReader(prd).readLine()); Reader nul = Reader.nullReader();
        o(nul.read() + "" + t(() -> { Writer nw = Writer.nullWriter(); nw.close(); nw.write(1); return 0; }));
    }
}
