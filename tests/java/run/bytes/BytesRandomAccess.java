// A tiny binary record store over byte arrays: fixed records, index, checksums, log replay, B-page layout; everything verified
// by re-reading.
import java.io.*;
import java.nio.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.zip.CRC32;

public class BytesRandomAccess {
    static final int PAGE = 64;
    static class Store {
        byte[] mem = new byte[PAGE * 2];
        int pages;
        final TreeMap<String, Integer> index = new TreeMap<>();
        ByteBuffer page(int p) {
            while ((p + 1) * PAGE > mem.length) mem = Arrays.copyOf(mem, mem.length * 2);
            return ByteBuffer.wrap(mem, p * PAGE, PAGE).slice().order(ByteOrder.LITTLE_ENDIAN);
        }
        void put(String key, long v, double d, short... tail) {
            byte[] k = key.getBytes(StandardCharsets.UTF_8);
            if (k.length > 16) throw new IllegalArgumentException("key too long: " + k.length);
            int p = index.computeIfAbsent(key, q -> pages++);
            ByteBuffer b = page(p);
            b.position(4);
            b.put((byte) k.length).put(k);
            b.position(24);
            b.putLong(v).putDouble(d).put((byte) tail.length);
            for (short s : tail) b.putShort(s);
            int used = b.position();
            CRC32 c = new CRC32();
            c.update(mem, p * PAGE + 4, used - 4);
            b.putInt(0, (int) c.getValue());
            b.put(PAGE - 1, (byte) used);
        }
        String get(String key) {
            Integer p = index.get(key); if (p == null) return "(none)";
            ByteBuffer b = page(p);
            int used = b.get(PAGE - 1);
            CRC32 c = new CRC32();
            c.update(mem, p * PAGE + 4, used - 4);
            if (b.getInt(0) != (int) c.getValue()) throw new IllegalStateException("checksum of page " + p);
            byte[] k = new byte[b.get(4)];
            b.position(5);
            b.get(k);
            b.position(24);
            long v = b.getLong();
            double d = b.getDouble();
            short[] t = new short[b.get()];
            for (int i = 0; i < t.length; i++) t[i] = b.getShort();
            return new String(k, StandardCharsets.UTF_8).length() + ":" + v + ":" + d + ":" + Arrays.toString(t);
        }
    }
    record Op(char kind, String key, int val) {
        void write(DataOutputStream o) throws IOException {
            o.writeByte(kind);
            o.writeUTF(key);
            if (kind != 'D') o.writeInt(val);
        }
        static Op read(DataInputStream i) throws IOException {
            int k = i.read();
            if (k < 0) return null;
            String key = i.readUTF();
            return new Op((char) k, key, k == 'D' ? 0 : i.readInt());
        }
    }
    static TreeMap<String, Integer> replay(byte[] log, StringBuilder notes) {
        TreeMap<String, Integer> m = new TreeMap<>(); int good = 0;
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(log))) {
            for (Op o; (o = Op.read(in)) != null; good++) switch (o.kind()) {
                case 'P' -> m.put(o.key(), o.val());
                case 'D' -> m.remove(o.key());
                case 'A' -> m.merge(o.key(), o.val(), Integer::sum);
                default -> throw new IOException("bad op " + (int) o.kind());
            }
        }
        catch (EOFException e) { notes.append("torn tail after ").append(good); } catch (IOException e) { notes.append(e.getMessage()); }
        return m;
    }
    public static void main(String[] args) throws Exception {
        Store s = new Store();
        s.put("alpha", 1L << 60, Math.PI, (short) 1, (short) -2);
        s.put("beta\u00e9", -5, Double.NEGATIVE_INFINITY);
        for (int i = 0; i < 20; i++) s.put("key" + i, i * 1000003L, i / 3.0, (short) i);
        s.put("alpha", 42, -0.0, (short) 7, (short) 8, (short) 9);
        for (String k : new String[]{"alpha", "beta\u00e9", "key0", "key7", "key19", "nope"}) System.out.println(k.length() + " "
                + s.get(k));
        System.out.println(s.pages + " pages, " + s.mem.length + " bytes");
        s.mem[PAGE * 3 + 26] ^= 4;
        for (String k : List.of("key0", "key1", "key2")) try { System.out.println(k + " " + s.get(k)); } catch (IllegalStateException e) {
                System.out.println(k + " " + e.getMessage()); }
        try { s.put("a key that is much too long", 1, 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        CRC32 all = new CRC32();
        all.update(s.mem);
        System.out.println(Long.toHexString(all.getValue()));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        DataOutputStream d = new DataOutputStream(bo);
        Random r = new Random(77);
        TreeMap<String, Integer> model = new TreeMap<>();
        for (int i = 0; i < 60; i++) {
            String key = "k" + r.nextInt(9);
            int v = r.nextInt(100);
            char kind = "PPAD".charAt(r.nextInt(4));
            new Op(kind, key, v).write(d);
            if (kind == 'P') model.put(key, v);
            else if (kind == 'D') model.remove(key);
            else model.merge(key, v, Integer::sum);
        }
        byte[] log = bo.toByteArray();
        StringBuilder notes = new StringBuilder();
        System.out.println(replay(log, notes).equals(model) + " " + model + " " + log.length);
        for (int cut : new int[]{log.length - 1, log.length - 5, 1, 3, 0}) {
            notes.setLength(0);
            System.out.println("cut " + cut + " size " + replay(Arrays.copyOf(log, cut), notes).size() + " " + notes);
        }
        notes.setLength(0);
        byte[] broken = log.clone();
        broken[0] = 'Z';
        replay(broken, notes);
        System.out.println(notes);
        ByteBuffer ring = ByteBuffer.allocate(10);
        int w = 0, rd = 0, lost = 0;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            if (w - rd < 10) ring.put(w++ % 10, (byte) ('a' + i % 26));
            else lost++;
            if (i % 3 != 0) sb.append((char) ring.get(rd++ % 10));
        }
        System.out.println(sb + " lost " + lost + " left " + (w - rd));
        int[][] m = new int[4][4];
        for (int i = 0; i < 16; i++) m[i / 4][i % 4] = i * i - 7 * i;
        ByteBuffer mb = ByteBuffer.allocate(64);
        for (int[] row : m) for (int x : row) mb.putInt(x);
        mb.flip();
        IntBuffer ib = mb.asIntBuffer();
        int tr = 0;
        for (int i = 0; i < 4; i++) tr += ib.get(i * 5);
        System.out.println(tr + " " + ib.get(15) + " " + ib.slice(4, 4).get(2));
        StringBuilder dump = new StringBuilder();
        for (int i = 0; i < 32; i += 16) {
            dump.append(String.format("%04x ", i));
            for (int j = 0; j < 16; j++) dump.append(String.format("%02x", mb.get(i + j)));
            dump.append(' ');
            for (int j = 0; j < 16; j++) {
                int c = mb.get(i + j) & 255;
                dump.append(c >= 32 && c < 127 ? (char) c : '.');
            }
            dump.append('\n');
        }
        System.out.print(dump);
    }
}
