// DataInput/OutputStream: every method, modified UTF-8, EOF, unsigned reads, PushbackInputStream, SequenceInputStream, ByteArray
// streams, mark/reset, filter streams.
import java.io.*;
import java.util.*;

public class BytesDataStreams {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static String hex(byte[] b) { return HexFormat.of().formatHex(b); }
    static DataInputStream in(int... v) {
        byte[] b = new byte[v.length];
        for (int i = 0; i < v.length; i++) b[i] = (byte) v[i];
        return new DataInputStream(new ByteArrayInputStream(b));
    }
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        DataOutputStream o = new DataOutputStream(bo);
        o.writeBoolean(true);
        o.writeByte(200);
        o.writeShort(-2);
        o.writeChar('\uffee');
        o.writeInt(Integer.MIN_VALUE);
        o.writeLong(0x0123456789abcdefL);
        o.writeFloat(-0f);
        o.writeDouble(Double.MIN_VALUE);
        o.writeUTF("a\u0000\u00e9\u20ac\ud83d\ude00");
        o.writeBytes("by\u0142");
        o.writeChars("ch");
        o.write(new byte[]{9, 8, 7}, 1, 2);
        System.out.println(o.size() + " " + hex(bo.toByteArray()));
        DataInputStream i = new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(i.readBoolean() + " " + i.readByte() + " " + i.readShort() + " " + (int) i.readChar() + " " + i.readInt() + " "
                + Long.toHexString(i.readLong()) + " " + i.readFloat() + " " + i.readDouble());
        String u = i.readUTF();
        StringBuilder cps = new StringBuilder();
        for (char c : u.toCharArray()) cps.append(Integer.toHexString(c)).append(' ');
        System.out.println(cps + "" + u.length());
        byte[] three = new byte[3];
        i.readFully(three);
        System.out.println(Arrays.toString(three) + i.readChar() + i.readChar() + i.skipBytes(1) + i.readUnsignedByte() + i.read()
                + i.skipBytes(5));
        t("eof byte", i::readByte);
        t("eof int", () -> in(1, 2, 3).readInt());
        t("eof fully", () -> {
            in(1, 2).readFully(new byte[3]);
            return 0;
        });
        t("unsigned", () -> in(255).readUnsignedByte() + " " + in(255, 254).readUnsignedShort() + " " + in(255, 254).readShort());
        t("bool", () -> in(0).readBoolean() + " " + in(7).readBoolean());
        t("utf short", () -> in(0, 5, 'a').readUTF());
        t("utf bad", () -> in(0, 2, 0xc3, 0x28).readUTF());
        t("utf bad2", () -> in(0, 1, 0xe2).readUTF());
        t("utf bad3", () -> in(0, 1, 0xff).readUTF());
        t("utf overlong ok", () -> (int) in(0, 2, 0xc0, 0x80).readUTF().charAt(0));
        t("utf too long", () -> {
            new DataOutputStream(new ByteArrayOutputStream()).writeUTF("x".repeat(65536));
            return 0;
        });
        t("utf limit", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            new DataOutputStream(b).writeUTF("x".repeat(65535));
            return b.size();
        });
        t("readLine", () -> in('a', 'b', '\r', '\n', 'c', '\n', 'd').readLine());
        t("nan bits", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            DataOutputStream d = new DataOutputStream(b);
            d.writeFloat(Float.NaN);
            d.writeDouble(Float.intBitsToFloat(0x7fc00001));
            return hex(b.toByteArray());
        });
        PushbackInputStream p = new PushbackInputStream(new ByteArrayInputStream(new byte[]{1, 2, 3}), 2);
        int a = p.read();
        p.unread(a);
        p.unread(99);
        System.out.println(p.available() + " " + p.read() + p.read() + p.read() + p.markSupported());
        p.unread(new byte[]{7, 8});
        t("pushback full", () -> {
            p.unread(1);
            return 0;
        });
        System.out.println(Arrays.toString(p.readAllBytes()) + p.read());
        p.unread(5);
        System.out.println(p.read() + " " + p.skip(3));
        p.close();
        t("closed", p::read);
        PushbackReader pr = new PushbackReader(new StringReader("ab"), 1);
        int c = pr.read();
        pr.unread(c);
        System.out.println((char) pr.read() + "" + (char) pr.read() + pr.read());
        t("reader full", () -> {
            PushbackReader q = new PushbackReader(new StringReader("ab"));
            q.unread('x');
            q.unread('y');
            return 0;
        });
        SequenceInputStream sq = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("one".getBytes()),
                new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream("two".getBytes()))));
        System.out.println(sq.available() + " " + (char) sq.read() + new String(sq.readNBytes(3)) + sq.available()
                + new String(sq.readAllBytes()) + sq.read());
        SequenceInputStream s2 = new SequenceInputStream(new ByteArrayInputStream(new byte[]{1}), new ByteArrayInputStream(new byte[]{2}));
        byte[] buf = new byte[5];
        System.out.println(s2.read(buf) + " " + s2.read(buf, 1, 4) + " " + s2.read(buf) + Arrays.toString(buf));
        ByteArrayInputStream bi = new ByteArrayInputStream(new byte[]{0, 1, 2, 3, 4, 5, 6, 7}, 2, 5);
        System.out.println(bi.available() + " " + bi.read() + bi.skip(2) + bi.markSupported());
        bi.mark(0);
        System.out.println(bi.read() + "" + bi.read() + bi.read());
        bi.reset();
        System.out.println(bi.available() + " " + Arrays.toString(bi.readNBytes(1)) + Arrays.toString(bi.readNBytes(9)) + bi.skip(1)
                + bi.read(new byte[0]) + bi.read(new byte[2]));
        t("negative", () -> bi.readNBytes(-1));
        t("bounds", () -> bi.read(new byte[3], 2, 2));
        ByteArrayOutputStream ob = new ByteArrayOutputStream(1);
        ob.write(1);
        ob.write(new byte[]{2, 3, 4});
        ob.writeBytes(new byte[]{5});
        ByteArrayOutputStream oc = new ByteArrayOutputStream();
        ob.writeTo(oc);
        ob.reset();
        System.out.println(ob.size() + " " + Arrays.toString(oc.toByteArray()) + oc.toString("ISO-8859-1").length());
        t("neg cap", () -> new ByteArrayOutputStream(-1));
        BufferedInputStream bu = new BufferedInputStream(new ByteArrayInputStream("0123456789".getBytes()), 4);
        bu.mark(6);
        bu.skip(5);
        bu.reset();
        System.out.println(new String(bu.readNBytes(3)) + bu.available());
        bu.mark(1);
        bu.readNBytes(6);
        t("mark invalid", () -> {
            bu.reset();
            return "still ok " + bu.read();
        });
        InputStream nul = InputStream.nullInputStream();
        System.out.println(nul.read() + " " + nul.available() + nul.skip(5) + nul.transferTo(OutputStream.nullOutputStream()));
        nul.close();
        t("null closed", nul::read);
        ByteArrayOutputStream tr = new ByteArrayOutputStream();
        System.out.println(new ByteArrayInputStream("transfer".getBytes()).transferTo(tr) + tr.toString());
        class Upper extends FilterInputStream {
            Upper(InputStream x) { super(x); }
            @Override public int read() throws IOException {
                int k = super.read();
                return k < 0 ? k : Character.toUpperCase(k);
            }
            @Override public int read(byte[] b, int off, int n) throws IOException {
                int k = super.read(b, off, n);
                for (int q = off; q < off + k; q++) b[q] = (byte) Character.toUpperCase(b[q]);
                return k;
            }
        }
        System.out.println(new String(new Upper(new ByteArrayInputStream("mixed Case".getBytes())).readAllBytes()));
        LineNumberReader ln = new LineNumberReader(new StringReader("l1\nl2\r\nl3\rl4"));
        StringBuilder sb = new StringBuilder();
        for (String l; (l = ln.readLine()) != null; ) sb.append(ln.getLineNumber()).append(l).append(' ');
        System.out.println(sb);
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + 'str' // c\n y2"));
        st.slashSlashComments(true);
        StringBuilder tk = new StringBuilder();
        while (st.nextToken() != StreamTokenizer.TT_EOF) tk.append(st.ttype == StreamTokenizer.TT_NUMBER ? "N"
                + st.nval : st.ttype == StreamTokenizer.TT_WORD ? "W" + st.sval : st.ttype == '\'' ? "Q" + st.sval : ""
                + (char) st.ttype).append(' ');
        System.out.println(tk + "" + st.lineno());
    }
}
