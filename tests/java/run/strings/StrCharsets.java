// Encoding and decoding with the standard charsets, malformed and unmappable input, CharsetDecoder/Encoder results.
import java.nio.*;
import java.nio.charset.*;
import java.util.*;
public class StrCharsets {
    static String hex(byte[] b) { StringBuilder s = new StringBuilder(); for (byte x : b) s.append(String.format("%02x", x)); return s.toString(); }
    static String esc(String s) { StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c)); else b.append(c);
        return b.toString(); }
    static byte[] un(String h) { byte[] r = new byte[h.length() / 2];
        for (int i = 0; i < r.length; i++) r[i] = (byte) Integer.parseInt(h.substring(2 * i, 2 * i + 2), 16); return r; }
    public static void main(String[] args) throws Exception {
        Charset[] cs = {StandardCharsets.US_ASCII, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8, StandardCharsets.UTF_16,
                    StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE, Charset.forName("UTF-32"), Charset.forName("windows-1252")};
        String[] in = {"", "abc", "\u00e9\u00ff\u0080", "\u4e16\u20ac", "\uD83D\uDE00", "x\uD83D", "\uDE00y", "\u0000\u007f\u07ff\u0800\uffff"};
        for (Charset c : cs) for (String s : in) { byte[] b = s.getBytes(c);
            System.out.println(c + " " + esc(s) + " -> " + hex(b) + " -> " + esc(new String(b, c))); }
        String[] bad = {"80", "c3", "c328", "e4b8", "e4b896", "f09f9880", "f09f98", "f8888080", "c080", "eda080", "f4908080", "ff41fe",
                    "41c3c3a942", "e282e282ac"};
        for (String h : bad) { byte[] b = un(h);
            System.out.print(h + " utf8 " + esc(new String(b, StandardCharsets.UTF_8)) + " ascii " +
                    esc(new String(b, StandardCharsets.US_ASCII)) + " u16 " + esc(new String(b, StandardCharsets.UTF_16)) + " ");
            try { System.out.println(esc(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(b)).toString())); }
            catch (CharacterCodingException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage()); } }
        for (String s : in) try {
            System.out.println(hex(Arrays.copyOf(StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap(s)).array(), 2)) + " " +
                    StandardCharsets.ISO_8859_1.newEncoder().canEncode(s)); }
        catch (CharacterCodingException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage()); }
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("?");
        System.out.println(d.decode(ByteBuffer.wrap(un("41ff42"))) + " " + d.maxCharsPerByte() + " " + d.averageCharsPerByte());
        d = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.IGNORE);
        System.out.println(d.decode(ByteBuffer.wrap(un("41ff42e4"))));
        d = StandardCharsets.UTF_8.newDecoder(); CharBuffer out = CharBuffer.allocate(2);
        ByteBuffer bb = ByteBuffer.wrap(un("41e4b8964243")); CoderResult r = d.decode(bb, out, false);
        System.out.println(r + " " + bb.position() + " " + out.position()); out.clear(); r = d.decode(bb, out, true);
        System.out.println(r + " " + bb.position() + " " + d.flush(out)); CharsetEncoder en = StandardCharsets.UTF_8.newEncoder();
        ByteBuffer ob = ByteBuffer.allocate(3); r = en.encode(CharBuffer.wrap("a\uD83D\uDE00"), ob, true);
        System.out.println(r + " " + ob.position()); en.reset(); r = en.encode(CharBuffer.wrap("\uDE00"), ob, true);
        System.out.println(r + " " + r.isMalformed() + r.length());
        System.out.println(hex("h\u00e9".getBytes("UTF-8")) + " " + new String(un("68c3a9"), 1, 2,
                "UTF-8").length() + " " + Charset.isSupported("UTF-8") + Charset.isSupported("no-such") + " " +
                StandardCharsets.UTF_8.aliases() + " " + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII) +
                StandardCharsets.US_ASCII.contains(StandardCharsets.UTF_8) + " " + Charset.forName("latin1") + " " +
                Charset.forName("utf8").equals(StandardCharsets.UTF_8));
        try { "x".getBytes("bogus"); } catch (java.io.UnsupportedEncodingException e) { System.out.println(e); }
        try { Charset.forName("bad name!"); } catch (IllegalCharsetNameException e) { System.out.println(e); }
        try { Charset.forName("nope"); } catch (UnsupportedCharsetException e) { System.out.println(e); }
        System.out.println(Base64.getEncoder().encodeToString("hello \u00e9".getBytes(StandardCharsets.UTF_8)) + " " +
                new String(Base64.getDecoder().decode("aGk="),
                StandardCharsets.US_ASCII) + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(un("fbff")));
        try { Base64.getDecoder().decode("a*b="); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(java.net.URLEncoder.encode("a b&c=\u00e9/\u4e00",
                StandardCharsets.UTF_8) + " " + esc(java.net.URLDecoder.decode("%C3%A9+x%20", StandardCharsets.UTF_8)));
        java.io.ByteArrayOutputStream bo = new java.io.ByteArrayOutputStream();
        java.io.DataOutputStream dos = new java.io.DataOutputStream(bo); dos.writeUTF("\0a\u00e9\uD83D\uDE00");
        System.out.println(hex(bo.toByteArray()) + " " +
                esc(new java.io.DataInputStream(new java.io.ByteArrayInputStream(bo.toByteArray())).readUTF()));
    }
}
