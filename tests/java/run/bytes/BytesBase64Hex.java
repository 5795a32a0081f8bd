// Base64 in all variants (basic, URL, MIME, without padding), streams, errors, known answers; HexFormat; Integer/Long hex
// parsing; own encoders compared.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class BytesBase64Hex {
    static byte[] b(String s) { return s.getBytes(StandardCharsets.ISO_8859_1); }
    static String s(byte[] x) { return new String(x, StandardCharsets.ISO_8859_1); }
    static final String T = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static String own(byte[] d) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < d.length; i += 3) {
            int n = (d[i] & 255) << 16 | (i + 1 < d.length ? (d[i + 1] & 255) << 8 : 0) | (i + 2 < d.length ? d[i + 2] & 255 : 0);
            sb.append(T.charAt(n >> 18)).append(T.charAt(n >> 12 & 63)).append(i + 1 < d.length ? T.charAt(n >> 6 & 63) : '=').append(i
                    + 2 < d.length ? T.charAt(n & 63) : '=');
        }
        return sb.toString();
    }
    public static void main(String[] args) throws Exception {
        Base64.Encoder e = Base64.getEncoder(), u = Base64.getUrlEncoder(), m = Base64.getMimeEncoder(), np = e.withoutPadding();
        Base64.Decoder d = Base64.getDecoder(), ud = Base64.getUrlDecoder(), md = Base64.getMimeDecoder();
        for (String x : new String[]{"", "f", "fo", "foo", "foob", "fooba", "foobar", "\u00fb\u00ff\u00bf"}) System.out.println("'"
                + (x.startsWith("\u00fb") ? "bin" : x) + "' " + e.encodeToString(b(x)) + " " + u.encodeToString(b(x)) + " "
                + np.encodeToString(b(x)) + " " + s(d.decode(e.encode(b(x)))).equals(x) + s(d.decode(np.encode(b(x)))).equals(x)
                + s(ud.decode(u.encode(b(x)))).equals(x));
        boolean ok = true;
        Random r = new Random(9);
        for (int i = 0; i < 120; i++) {
            byte[] x = new byte[i];
            r.nextBytes(x);
            ok &= e.encodeToString(x).equals(own(x)) && Arrays.equals(d.decode(e.encodeToString(x)), x)
                    && Arrays.equals(md.decode(m.encode(x)), x) && Arrays.equals(ud.decode(u.withoutPadding().encode(x)), x);
        }
        System.out.println("agree " + ok);
        byte[] longb = new byte[100];
        for (int i = 0; i < 100; i++) longb[i] = (byte) (i * 7);
        System.out.println(m.encodeToString(longb).replace("\r\n", "~"));
        System.out.println(Base64.getMimeEncoder(10, new byte[]{'-'}).encodeToString(b("hello mime world")));
        System.out.println(s(md.decode("aGVs\r\nbG8g!!d29y bGQ=".getBytes())));
        for (String bad : new String[]{"a", "ab=", "ab=c", "a===", "ab==x", "a b=", "ab$d", "abcde", "=", "YQ==YQ==", "YWI",
                "YR=="}) for (Base64.Decoder k : new Base64.Decoder[]{d, md}) try {
            System.out.println((k == d ? "basic " : "mime ") + bad + " -> " + Arrays.toString(k.decode(bad)));
        } catch (IllegalArgumentException x) {
            System.out.println((k == d ? "basic " : "mime ") + bad + " IAE " + x.getMessage());
        }
        try { ud.decode("+/"); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        try { d.decode("-_"); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        byte[] out = new byte[12];
        System.out.println(e.encode(b("foobar"), out) + s(out).trim() + " " + d.decode(b("Zm9v"), out) + s(out).substring(0, 3));
        try { e.encode(b("foobarbazq"), new byte[3]); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        ByteBuffer bb = e.encode(ByteBuffer.wrap(b("xyz")));
        System.out.println(bb.remaining() + s(bb.array()));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (OutputStream w = e.wrap(bo)) {
            w.write('h');
            w.write(b("ello, "), 0, 6);
            w.write(b("stream"));
        }
        System.out.println(bo);
        InputStream in = d.wrap(new ByteArrayInputStream(bo.toByteArray()));
        StringBuilder sb = new StringBuilder();
        for (int c; (c = in.read()) >= 0; ) sb.append((char) c);
        System.out.println(sb);
        try { md.wrap(new ByteArrayInputStream(b("YQ="))).readAllBytes(); } catch (IOException x) { System.out.println(x.getMessage()); }
        try { Base64.getMimeEncoder(4, new byte[]{'A'}); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        HexFormat h = HexFormat.of(), hd = HexFormat.ofDelimiter(":").withUpperCase(),
                hp = HexFormat.ofDelimiter(", ").withPrefix("0x").withSuffix("h");
        byte[] x = {0, 1, 127, -128, -1};
        System.out.println(h.formatHex(x) + " " + hd.formatHex(x) + " " + hp.formatHex(x) + " " + h.formatHex(x, 1, 3) + " "
                + Arrays.toString(h.parseHex("00ff7F")) + Arrays.toString(hd.parseHex("0A:0b")) + " " + h.toHexDigits((byte) 10)
                + h.toHexDigits('z') + h.toHexDigits((short) -1) + h.toHexDigits(255) + h.toHexDigits(1L) + h.toHexDigits(0xabcdefL, 3)
                + " " + HexFormat.fromHexDigits("7fffffff") + " " + HexFormat.fromHexDigitsToLong("ffffffffffffffff")
                + HexFormat.isHexDigit('g') + HexFormat.fromHexDigit('F') + " " + hp);
        for (String bad : new String[]{"0", "0g", "a:b"}) try { h.parseHex(bad); } catch (IllegalArgumentException q) {
                System.out.println(q.getMessage()); }
        System.out.println(Integer.toHexString(-1) + Long.toHexString(Long.MIN_VALUE) + Integer.parseInt("-7f", 16)
                + Integer.parseUnsignedInt("ffffffff", 16) + Long.parseUnsignedLong("ffffffffffffffff", 16) + Integer.toOctalString(8)
                + Integer.toBinaryString(-8).length() + Float.toHexString(1.1f) + Double.toHexString(-0.1) + Double.parseDouble("0x1.8p1")
                + Integer.decode("#ff") + Long.decode("-0x10") + Short.decode("010"));
        BitSet bs = BitSet.valueOf(new byte[]{5, 0, (byte) 0x80, 0});
        System.out.println(bs + " " + Arrays.toString(bs.toByteArray()) + bs.cardinality() + bs.length()
                + Arrays.toString(bs.toLongArray()) + BitSet.valueOf(new long[]{1L << 40}));
    }
}
