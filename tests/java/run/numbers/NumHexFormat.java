// HexFormat: delimiters, prefixes, case, ranges, parsing and failures, digit helpers; Base64 alongside.
import java.util.*;
import java.util.function.*;

public class NumHexFormat {
    static void o(Object x) { System.out.println(x); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        byte[] b = {0, 1, 15, 16, 127, -128, -1, 0x5a};
        HexFormat h = HexFormat.of(), u = h.withUpperCase(), c = HexFormat.ofDelimiter(":"), p = HexFormat.ofDelimiter(", ").withPrefix("0x").withSuffix("h");
        o(h.formatHex(b) + " " + u.formatHex(b) + " " + c.formatHex(b) + " " + p.formatHex(b) + " " + h.formatHex(b, 2, 5) + " " + c.formatHex(new byte[0]) + "|" + p.formatHex(new byte[] {9}) + " " + u.withDelimiter("-").formatHex(b));
        o(h + " " + p + " " + p.equals(HexFormat.ofDelimiter(", ").withPrefix("0x").withSuffix("h")) + " " + h.equals(u) + " " + p.prefix() + p.suffix() + p.delimiter() + u.isUpperCase());
        o(Arrays.toString(h.parseHex("00ff7F80")) + Arrays.toString(c.parseHex("de:AD:be:EF")) + Arrays.toString(p.parseHex("0x01h, 0xffh")) + Arrays.toString(h.parseHex("")) + Arrays.toString(h.parseHex("xx1234yy", 2, 6)) + Arrays.toString(h.parseHex("c0ffee".toCharArray(), 0, 4)));
        for (String s : new String[] {"f", "0g", "00:11", "zz"}) o(s + " " + t(() -> Arrays.toString(h.parseHex(s))));
        for (String s : new String[] {"00:1", "0011", "00;11", "00:", ":00"}) o(s + " " + t(() -> Arrays.toString(c.parseHex(s))));
        o(t(() -> p.parseHex("0x01, 0x02")) + " " + t(() -> h.formatHex(b, 5, 99)) + " " + t(() -> h.formatHex(null)) + " " + t(() -> h.parseHex("1234", 3, 2)) + " " + t(() -> HexFormat.ofDelimiter(null)));
        o(h.toHexDigits((byte) -2) + " " + h.toHexDigits((short) -2) + " " + u.toHexDigits('\uabcd') + " " + h.toHexDigits(-2) + " " + h.toHexDigits(255L) + " " + h.toHexDigits(0xabcdefL, 4) + " " + u.toHexDigits(-1L, 1) + " " + t(() -> h.toHexDigits(1L, 17)) + " " + h.toLowHexDigit(0x3b) + h.toHighHexDigit(0xb3) + u.toLowHexDigit(-1));
        o(HexFormat.fromHexDigit('f') + " " + HexFormat.fromHexDigits("7fffffff") + " " + HexFormat.fromHexDigits("ffffffff") + " " + HexFormat.fromHexDigitsToLong("ffffffffffffffff") + " " + HexFormat.fromHexDigitsToLong("xxABxx", 2, 4) + " " + HexFormat.fromHexDigits("00a0", 1, 3) + " " + t(() -> HexFormat.fromHexDigit('g')) + " " + t(() -> HexFormat.fromHexDigits("123456789")) + " " + t(() -> HexFormat.fromHexDigits("")) + " " + t(() -> HexFormat.fromHexDigits("12x")) + " " + HexFormat.isHexDigit('F') + HexFormat.isHexDigit('g') + HexFormat.isHexDigit('\uff11'));
        StringBuilder sb = new StringBuilder("["); o(c.formatHex(sb, b, 0, 3).append(']')); sb.setLength(0); h.toHexDigits(sb, (byte) 10); o(sb);
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        o(h.formatHex(all).hashCode() + " " + Arrays.equals(all, h.parseHex(h.formatHex(all))) + Arrays.equals(all, h.parseHex(u.formatHex(all))) + Arrays.equals(all, p.parseHex(p.formatHex(all))));
        Base64.Encoder e = Base64.getEncoder(), url = Base64.getUrlEncoder(), np = e.withoutPadding(), mime = Base64.getMimeEncoder(20, "|".getBytes());
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar"}) System.out.print(e.encodeToString(s.getBytes()) + "," + np.encodeToString(s.getBytes()) + " ");
        o(""); byte[] odd = {-1, -2, -3, -17, -66, -65, 0, 63, 62};
        o(e.encodeToString(odd) + " " + url.encodeToString(odd) + " " + mime.encodeToString(all).substring(0, 60) + " " + Arrays.toString(Base64.getDecoder().decode("//79")) + Arrays.toString(Base64.getUrlDecoder().decode("__79")) + new String(Base64.getMimeDecoder().decode("Zm 9v\r\nYmFy!")));
        for (String s : new String[] {"Zg", "Zg=", "Zg==", "Z", "Zm9v====", "Zm9v\n", "Z===", "!!!!", "Zm9=v", "Zh=="}) o(s.replace("\n", "\\n") + " " + t(() -> new String(Base64.getDecoder().decode(s))));
        o(Base64.getMimeEncoder().encodeToString(all).split("\r\n").length + " " + new String(Base64.getDecoder().decode(Base64.getEncoder().encode("round trip".getBytes()))) + " " + Arrays.equals(all, Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(all))));
    }
}
