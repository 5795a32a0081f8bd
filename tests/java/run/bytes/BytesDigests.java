// MessageDigest and Mac known answers, incremental updates, clone, reset, isEqual, DigestStreams, CRC32/CRC32C/Adler32, HMACs,
// provider errors.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.zip.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class BytesDigests {
    static String hex(byte[] b) { return HexFormat.of().formatHex(b); }
    static byte[] a(String s) { return s.getBytes(StandardCharsets.US_ASCII); }
    public static void main(String[] args) throws Exception {
        String[] in = { "", "a", "abc", "The quick brown fox jumps over the lazy dog", "x".repeat(200) };
        for (String alg : new String[]{"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/256", "SHA3-256", "MD2"}) {
            MessageDigest d = MessageDigest.getInstance(alg);
            System.out.println(alg + " len " + d.getDigestLength());
            for (String s : in) {
                byte[] x = d.digest(a(s));
                System.out.println("  " + (s.length() > 45 ? s.length() : "'" + s + "'") + " " + (alg.startsWith("SHA-3")
                        || alg.startsWith("SHA-5") ? hex(x).substring(0, 32) + ".." : hex(x)));
            }
        }
        MessageDigest d = MessageDigest.getInstance("SHA-256");
        for (byte b : a("abc")) d.update(b);
        byte[] one = d.digest(), two = d.digest(a("abc"));
        d.update(a("xabcx"), 1, 3);
        byte[] three = d.digest();
        d.update(ByteBuffer.wrap(a("zzabc"), 2, 3));
        byte[] four = d.digest();
        ByteBuffer dir = ByteBuffer.allocateDirect(3);
        dir.put(a("abc")).flip();
        d.update(dir);
        byte[] five = d.digest();
        System.out.println(Arrays.equals(one, two) + " " + Arrays.equals(two, three) + Arrays.equals(three, four) + Arrays.equals(four,
                five) + " " + MessageDigest.isEqual(one, two) + MessageDigest.isEqual(one, new byte[3]));
        d.update(a("pre"));
        MessageDigest c = (MessageDigest) d.clone();
        d.update(a("A"));
        c.update(a("B"));
        System.out.println(hex(d.digest()).equals(hex(MessageDigest.getInstance("SHA-256").digest(a("preA")))) + " "
                + hex(c.digest()).equals(hex(MessageDigest.getInstance("SHA-256").digest(a("preB")))));
        d.update(a("junk"));
        d.reset();
        System.out.println(hex(d.digest()).substring(0, 8) + " " + d.getAlgorithm() + " " + d.toString().trim().replaceAll("\\s+",
                " ").replaceAll(" from .*,", ","));
        byte[] out = new byte[40];
        d.update(a("abc"));
        System.out.println(d.digest(out, 4, 36) + " " + out[3] + out[36]);
        try { d.digest(out, 0, 5); } catch (DigestException e) { System.out.println(e.getMessage()); }
        try { MessageDigest.getInstance("NOPE-1"); } catch (NoSuchAlgorithmException e) { System.out.println(e.getMessage()); }
        try { MessageDigest.getInstance("MD5", "NoProv"); } catch (NoSuchProviderException e) { System.out.println(e.getMessage()); }
        DigestInputStream di = new DigestInputStream(new ByteArrayInputStream(a("abcdef")), MessageDigest.getInstance("MD5"));
        di.read();
        di.on(false);
        di.read();
        di.on(true);
        di.readAllBytes();
        System.out.println(hex(di.getMessageDigest().digest()).equals(hex(MessageDigest.getInstance("MD5").digest(a("acdef")))));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        DigestOutputStream dos = new DigestOutputStream(bo, MessageDigest.getInstance("MD5"));
        dos.write(a("ab"));
        dos.write('c');
        System.out.println(hex(dos.getMessageDigest().digest()) + " " + bo);
        byte[] million = new byte[20000];
        Arrays.fill(million, (byte) 'a');
        System.out.println(hex(MessageDigest.getInstance("SHA-1").digest(million)) + " "
                + hex(MessageDigest.getInstance("SHA-512").digest(million)).substring(0, 20));
        for (Checksum k : new Checksum[]{new CRC32(), new CRC32C(), new Adler32()}) {
            StringBuilder sb = new StringBuilder(k.getClass().getSimpleName() + " " + Long.toHexString(k.getValue()));
            for (String s : in) {
                k.reset();
                k.update(a(s), 0, s.length());
                sb.append(' ').append(Long.toHexString(k.getValue()));
            }
            k.reset();
            for (byte b : a("123456789")) k.update(b);
            sb.append(" | ").append(Long.toHexString(k.getValue()));
            k.update(a("more"));
            ByteBuffer bb = ByteBuffer.allocateDirect(8);
            bb.putLong(0x0102030405060708L).flip();
            k.update(bb);
            sb.append(' ').append(Long.toHexString(k.getValue())).append(bb.hasRemaining());
            System.out.println(sb);
            try { k.update(new byte[3], 1, 5); } catch (ArrayIndexOutOfBoundsException e) { System.out.println("AIOOBE"); }
        }
        CheckedInputStream ci = new CheckedInputStream(new ByteArrayInputStream(a("123456789")), new CRC32());
        ci.skip(4);
        ci.readAllBytes();
        System.out.println(Long.toHexString(ci.getChecksum().getValue()));
        CRC32C big = new CRC32C();
        big.update(million, 0, million.length);
        CRC32 big2 = new CRC32();
        big2.update(million);
        System.out.println(Long.toHexString(big.getValue()) + " " + Long.toHexString(big2.getValue()));
        for (String alg : new String[]{"HmacMD5", "HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
            Mac m = Mac.getInstance(alg);
            m.init(new SecretKeySpec(a("key"), alg));
            m.update(a("The quick brown fox "));
            byte[] r = m.doFinal(a("jumps over the lazy dog"));
            System.out.println(alg + " " + m.getMacLength() + " " + hex(r) + " " + Arrays.equals(r,
                    m.doFinal(a("The quick brown fox jumps over the lazy dog"))));
        }
        Mac m = Mac.getInstance("HmacSHA256");
        try { m.doFinal(a("x")); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { new SecretKeySpec(new byte[0], "x"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        m.init(new SecretKeySpec("k".repeat(100).getBytes(StandardCharsets.US_ASCII), "raw"));
        System.out.println(hex(m.doFinal()));
        m.update(a("gone"));
        m.reset();
        System.out.println(hex(m.doFinal(a("t"))).substring(0, 16));
    }
}
