// Charset encoders and decoders: UTF-8/16/32, ISO-8859-1, ASCII; malformed and unmappable input with all actions, surrogates,
// BOMs, partial buffers, readers over bytes.
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class BytesCharsets {
    static String hex(byte[] b) { return HexFormat.of().formatHex(b); }
    static String cps(CharSequence s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) sb.append(i > 0 ? " " : "").append(Integer.toHexString(s.charAt(i)));
        return "<" + sb + ">";
    }
    static byte[] un(String h) { return HexFormat.of().parseHex(h); }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) throws Exception {
        String[] ss = { "", "abc", "\u00e9\u00ff", "\u20ac\u4e2d", "\ud83d\ude00", "a\ud83d", "\ude00b", "\ufeffx", "\u0000" };
        Charset[] cs = { StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE,
                Charset.forName("UTF-32"), StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII, Charset.forName("windows-1252") };
        for (Charset c : cs) {
            StringBuilder sb = new StringBuilder(c.name());
            for (String s : ss) {
                byte[] b = s.getBytes(c);
                sb.append(' ').append(b.length == 0 ? "-" : hex(b)).append(new String(b, c).equals(s) ? "=" : "!");
            }
            System.out.println(sb + " max " + c.newEncoder().maxBytesPerChar() + " avg " + c.newEncoder().averageBytesPerChar());
        }
        for (String bad : new String[]{"80", "c3", "c328", "e282", "e28228", "f09f98", "f8888080", "c080", "eda080", "f4908080", "ff41",
                "41e2824142"}) {
            System.out.println(bad + " replace " + cps(new String(un(bad), StandardCharsets.UTF_8)));
            CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
            t("  report", () -> cps(d.decode(ByteBuffer.wrap(un(bad)))));
            d.onMalformedInput(CodingErrorAction.IGNORE);
            t("  ignore", () -> cps(d.decode(ByteBuffer.wrap(un(bad)))));
        }
        CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder();
        t("unmappable", () -> e.encode(CharBuffer.wrap("a\u00e9")));
        t("malformed", () -> e.encode(CharBuffer.wrap("a\ud800b")));
        System.out.println(e.canEncode('a') + "" + e.canEncode('\u00e9') + StandardCharsets.UTF_8.newEncoder().canEncode("\ud83d\ude00")
                + StandardCharsets.UTF_8.newEncoder().canEncode('\ud83d') + StandardCharsets.UTF_8.canEncode());
        e.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[]{'#'});
        t("replaced", () -> new String(e.encode(CharBuffer.wrap("x\u00e9\ud83d\ude00y")).array(), "US-ASCII").trim());
        CharsetDecoder rd = StandardCharsets.US_ASCII.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("_");
        t("decode repl", () -> rd.decode(ByteBuffer.wrap(new byte[]{65, -1, 66})));
        t("bad replacement", () -> e.replaceWith(new byte[0]));
        t("too long repl", () -> StandardCharsets.US_ASCII.newDecoder().replaceWith("abc"));
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(2);
        ByteBuffer in = ByteBuffer.wrap("h\u00e9llo".getBytes(StandardCharsets.UTF_8));
        System.out.println(d.decode(in, out, false) + " " + in.position() + cps(out.flip()));
        out.clear();
        System.out.println(d.decode(in, out, false) + " " + in.remaining());
        out.clear();
        System.out.println(d.decode(in, out, true) + " " + d.flush(out) + cps(out.flip()));
        d.reset();
        ByteBuffer part = ByteBuffer.wrap(un("e282"));
        out.clear();
        System.out.println(d.decode(part, out, false) + " left " + part.remaining());
        System.out.println(d.decode(part, out, true) + " " + d.decode(part, out, true).length());
        t("illegal state", () -> {
            CharsetDecoder x = StandardCharsets.UTF_8.newDecoder();
            x.decode(ByteBuffer.allocate(0), CharBuffer.allocate(1), true);
            x.flush(CharBuffer.allocate(1));
            return x.decode(ByteBuffer.allocate(1), CharBuffer.allocate(1), false);
        });
        CharsetEncoder u8 = StandardCharsets.UTF_8.newEncoder();
        ByteBuffer small = ByteBuffer.allocate(2);
        CharBuffer src = CharBuffer.wrap("\u20acx");
        System.out.println(u8.encode(src, small, true) + " " + src.position());
        t("result throw", () -> {
            CoderResult.malformedForLength(3).throwException();
            return 0;
        });
        t("underflow throw", () -> {
            CoderResult.UNDERFLOW.throwException();
            return 0;
        });
        System.out.println(CoderResult.unmappableForLength(2) + " " + CoderResult.OVERFLOW.isError()
                + CoderResult.malformedForLength(1).isMalformed());
        t("bom16", () -> cps(new String(un("feff0041"), StandardCharsets.UTF_16)) + cps(new String(un("fffe4100"),
                StandardCharsets.UTF_16)) + cps(new String(un("0041"), StandardCharsets.UTF_16)) + cps(new String(un("feff0041"),
                StandardCharsets.UTF_16BE)) + cps(new String(un("004100"), StandardCharsets.UTF_16BE)) + cps(new String(un("d83d0041"),
                StandardCharsets.UTF_16BE)));
        t("utf8 bom", () -> cps(new String(un("efbbbf41"), StandardCharsets.UTF_8)));
        InputStreamReader r = new InputStreamReader(new ByteArrayInputStream("a\u20ac\ud83d\ude00z".getBytes(StandardCharsets.UTF_8)),
                StandardCharsets.UTF_8);
        StringBuilder sb = new StringBuilder();
        for (int c; (c = r.read()) >= 0; ) sb.append(Integer.toHexString(c)).append(' ');
        System.out.println(sb + r.getEncoding());
        r.close();
        t("closed reader", r::read);
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        OutputStreamWriter w = new OutputStreamWriter(bo, StandardCharsets.UTF_8);
        w.write('\ud83d');
        w.write('\ude00');
        w.write("\u00e9x", 0, 1);
        w.flush();
        System.out.println(hex(bo.toByteArray()));
        w.write('\ud83d');
        w.close();
        System.out.println(hex(bo.toByteArray()));
        for (String n : new String[]{"utf8", "latin1", "ASCII", "UTF_16", "nope-8", "bad name", ""}) t("forName " + n, ()
                -> Charset.forName(n).name() + Charset.isSupported(n));
        System.out.println(StandardCharsets.UTF_8.aliases().contains("UTF8") + " "
                + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII) + StandardCharsets.US_ASCII.contains(StandardCharsets.UTF_8)
                + " " + StandardCharsets.UTF_8.compareTo(StandardCharsets.UTF_16) + " " + Charset.availableCharsets().containsKey("UTF-8")
                + " " + StandardCharsets.UTF_8.isRegistered());
        t("getBytes bad", () -> "x".getBytes("no-such"));
        System.out.println(new String(new byte[]{72, 105, -23}, 0, 3, "ISO-8859-1").length() + " " + "\u00e9".getBytes("ISO-8859-1")[0]
                + " " + new String(new char[]{'a', '\u0300'}).codePointCount(0, 2) + " " + StandardCharsets.UTF_8.encode("ab").remaining()
                + " " + StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[]{65})) + " "
                + hex("\u0130I\u0131".toLowerCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8)));
        StringBuilder big = new StringBuilder();
        for (int cp = 0; cp < 0x11000; cp += 97) if (cp < 0xd800 || cp > 0xdfff) big.appendCodePoint(cp);
        boolean ok = true;
        for (Charset c : new Charset[]{StandardCharsets.UTF_8, StandardCharsets.UTF_16,
                Charset.forName("UTF-32LE")}) ok &= new String(big.toString().getBytes(c), c).contentEquals(big);
        System.out.println(ok + " " + big.length() + " " + big.toString().getBytes(StandardCharsets.UTF_8).length);
    }
}
