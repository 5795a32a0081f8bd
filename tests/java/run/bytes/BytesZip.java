// Deflater/Inflater, GZIP and ZIP streams in memory: round trips of many contents, levels, raw mode, dictionaries, entries,
// errors on corrupt data.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.*;

public class BytesZip {
    static byte[] defl(byte[] in, int level, boolean raw, int strategy) {
        Deflater d = new Deflater(level, raw);
        d.setStrategy(strategy);
        d.setInput(in);
        d.finish();
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        byte[] b = new byte[64];
        while (!d.finished()) o.write(b, 0, d.deflate(b));
        if (d.getTotalIn() != in.length || d.getTotalOut() != o.size()) throw new AssertionError();
        d.end();
        return o.toByteArray();
    }
    static byte[] infl(byte[] in, boolean raw, int chunk) throws DataFormatException {
        Inflater i = new Inflater(raw);
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        byte[] b = new byte[chunk];
        i.setInput(in);
        while (!i.finished()) {
            int n = i.inflate(b);
            o.write(b, 0, n);
            if (n == 0 && !i.finished() && i.needsInput()) throw new DataFormatException("truncated");
        }
        i.end();
        return o.toByteArray();
    }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) throws Exception {
        Map<String, byte[]> data = new LinkedHashMap<>();
        data.put("empty", new byte[0]);
        data.put("one", new byte[]{7});
        data.put("zeros", new byte[5000]);
        data.put("text", "the rain in spain stays mainly in the plain. ".repeat(60).getBytes());
        byte[] rnd = new byte[3000];
        new Random(3).nextBytes(rnd);
        data.put("random", rnd);
        byte[] ramp = new byte[4096];
        for (int i = 0; i < ramp.length; i++) ramp[i] = (byte) (i * i >> 3);
        data.put("ramp", ramp);
        for (Map.Entry<String, byte[]> e : data.entrySet()) {
            boolean all = true, smaller = false;
            for (int lv : new int[]{-1, 0, 1, 6, 9}) for (boolean raw : new boolean[]{false,
                    true}) for (int st : new int[]{Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY}) {
                byte[] c = defl(e.getValue(), lv, raw, st);
                all &= Arrays.equals(infl(c, raw, 100), e.getValue());
                smaller |= c.length < e.getValue().length;
            }
            ByteArrayOutputStream bo = new ByteArrayOutputStream();
            try (GZIPOutputStream g = new GZIPOutputStream(bo, 33)) {
                g.write(e.getValue(), 0, e.getValue().length / 2);
                g.write(e.getValue(), e.getValue().length / 2, e.getValue().length - e.getValue().length / 2);
            }
            byte[] back = new GZIPInputStream(new ByteArrayInputStream(bo.toByteArray()), 17).readAllBytes();
            System.out.println(e.getKey() + " " + e.getValue().length + " roundtrip " + all + " compresses " + smaller + " gzip "
                    + Arrays.equals(back, e.getValue()) + " magic " + (bo.toByteArray()[0] & 255) + "," + (bo.toByteArray()[1] & 255));
        }
        ByteArrayOutputStream zo = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(zo)) {
            z.setComment("zip comment");
            z.putNextEntry(new ZipEntry("a.txt"));
            z.write("alpha".getBytes());
            z.closeEntry();
            ZipEntry d = new ZipEntry("dir/");
            z.putNextEntry(d);
            z.closeEntry();
            ZipEntry st = new ZipEntry("dir/stored.bin");
            byte[] raw = {1, 2, 3, 4};
            CRC32 crc = new CRC32();
            crc.update(raw);
            st.setMethod(ZipEntry.STORED);
            st.setSize(4);
            st.setCrc(crc.getValue());
            st.setTime(1000000000000L);
            z.putNextEntry(st);
            z.write(raw);
            z.closeEntry();
            ZipEntry big = new ZipEntry("big");
            big.setComment("entry comment");
            big.setExtra(new byte[]{1, 0, 0, 0});
            z.putNextEntry(big);
            z.write(data.get("text"));
            z.setLevel(9);
            try { z.putNextEntry(new ZipEntry("a.txt")); } catch (ZipException x) { System.out.println(x.getMessage()); }
        }
        ZipInputStream zi = new ZipInputStream(new ByteArrayInputStream(zo.toByteArray()));
        for (ZipEntry en; (en = zi.getNextEntry()) != null; ) {
            byte[] c = zi.readAllBytes();
            System.out.println(en.getName() + " dir=" + en.isDirectory() + " " + c.length + " method " + en.getMethod() + (c.length < 10
                    ? " " + Arrays.toString(c) : ""));
            zi.closeEntry();
        }
        t("crc of big", () -> {
            CRC32 c = new CRC32();
            c.update(data.get("text"));
            return Long.toHexString(c.getValue());
        });
        t("bad stored", () -> {
            ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream());
            ZipEntry x = new ZipEntry("s");
            x.setMethod(ZipEntry.STORED);
            z.putNextEntry(x);
            return 0;
        });
        t("stored wrong crc", () -> {
            ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream());
            ZipEntry x = new ZipEntry("s");
            x.setMethod(ZipEntry.STORED);
            x.setSize(1);
            x.setCrc(5);
            z.putNextEntry(x);
            z.write(9);
            z.closeEntry();
            return 0;
        });
        t("no entry", () -> {
            ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream());
            z.write(1);
            return 0;
        });
        t("long name", () -> new ZipEntry("n".repeat(70000)));
        byte[] good = defl(data.get("text"), 6, false, 0);
        t("truncated", () -> infl(Arrays.copyOf(good, good.length / 2), false, 100));
        t("corrupt header", () -> {
            byte[] c = good.clone();
            c[0] = 0;
            return infl(c, false, 100);
        });
        t("corrupt adler", () -> {
            byte[] c = good.clone();
            c[c.length - 1] ^= 1;
            return infl(c, false, 100);
        });
        t("raw as zlib", () -> infl(defl(data.get("text"), 6, true, 0), false, 100).length >= 0);
        t("not gzip", () -> new GZIPInputStream(new ByteArrayInputStream(new byte[20])));
        t("short gzip", () -> new GZIPInputStream(new ByteArrayInputStream(new byte[3])));
        t("gzip crc", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            try (GZIPOutputStream g = new GZIPOutputStream(b)) { g.write(1); }
            byte[] c = b.toByteArray();
            c[c.length - 5] ^= 1;
            return new GZIPInputStream(new ByteArrayInputStream(c)).readAllBytes().length;
        });
        t("two members", () -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            for (String s : new String[]{"first ", "second"}) {
                GZIPOutputStream g = new GZIPOutputStream(b);
                g.write(s.getBytes());
                g.finish();
            }
            return new String(new GZIPInputStream(new ByteArrayInputStream(b.toByteArray())).readAllBytes());
        });
        t("dictionary", () -> {
            byte[] dict = "spain plain rain".getBytes();
            Deflater d = new Deflater();
            d.setDictionary(dict);
            d.setInput("rain in spain".getBytes());
            d.finish();
            byte[] o = new byte[100];
            int n = d.deflate(o);
            Inflater i = new Inflater();
            i.setInput(o, 0, n);
            byte[] r = new byte[100];
            int k = i.inflate(r);
            String s = k + " " + i.needsDictionary() + " " + Integer.toHexString(i.getAdler());
            i.setDictionary(dict);
            k = i.inflate(r);
            return s + " " + new String(r, 0, k) + i.finished();
        });
        t("remaining", () -> {
            byte[] c = Arrays.copyOf(good, good.length + 7);
            Inflater i = new Inflater();
            i.setInput(c);
            byte[] r = new byte[5000];
            int n = i.inflate(r);
            return n + " " + i.getRemaining() + i.finished() + i.getBytesRead() / good.length;
        });
        t("ended", () -> {
            Inflater i = new Inflater();
            i.end();
            return i.inflate(new byte[1]);
        });
        t("sync flush", () -> {
            Deflater d = new Deflater();
            byte[] o = new byte[100];
            d.setInput("part one ".getBytes());
            int n = d.deflate(o, 0, 100, Deflater.SYNC_FLUSH);
            Inflater i = new Inflater();
            i.setInput(o, 0, n);
            byte[] r = new byte[50];
            int k = i.inflate(r);
            return new String(r, 0, k) + i.finished() + i.needsInput();
        });
        InflaterInputStream ii = new InflaterInputStream(new ByteArrayInputStream(good));
        System.out.println(ii.available() + " " + (char) ii.read() + ii.skip(10) + (char) ii.read() + ii.readAllBytes().length + " "
                + ii.available() + ii.read() + ii.markSupported());
        DeflaterInputStream din = new DeflaterInputStream(new ByteArrayInputStream(data.get("ramp")));
        System.out.println(Arrays.equals(infl(din.readAllBytes(), false, 1000), data.get("ramp")));
        ByteArrayOutputStream io = new ByteArrayOutputStream();
        try (InflaterOutputStream ios = new InflaterOutputStream(io)) {
            for (int k = 0; k < good.length; k += 7) ios.write(good, k, Math.min(7, good.length - k));
        }
        System.out.println(io.size() + " " + Arrays.equals(io.toByteArray(), data.get("text")));
    }
}
