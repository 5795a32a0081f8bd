// A self-describing binary codec (tags, varints, nested maps/lists, back references) written by hand; round trips, canonical
// bytes, malformed input.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class BytesProtocol {
    static class Bad extends IOException {
        final int at;
        Bad(String m, int at) {
            super(m + " at " + at);
            this.at = at;
        }
    }
    static class Enc {
        final ByteArrayOutputStream o = new ByteArrayOutputStream(); final Map<String, Integer> strs = new HashMap<>();
        void vi(long v) { while ((v & ~127L) != 0) { o.write((int) (v & 127 | 128)); v >>>= 7; } o.write((int) v); }
        void enc(Object x) {
            if (x == null) o.write('N'); else if (x instanceof Boolean b) o.write(b ? 'T' : 'F');
            else if (x instanceof Integer || x instanceof Long || x instanceof Short || x instanceof Byte) {
                o.write('I');
                long v = ((Number) x).longValue();
                vi(v << 1 ^ v >> 63);
            }
            else if (x instanceof Double d) {
                o.write('D');
                long b = Double.doubleToLongBits(d);
                for (int i = 56; i >= 0; i -= 8) o.write((int) (b >> i));
            }
            else if (x instanceof String s) {
                Integer r = strs.get(s);
                if (r != null) {
                    o.write('R');
                    vi(r);
                } else {
                    strs.put(s, strs.size());
                    byte[] b = s.getBytes(StandardCharsets.UTF_8);
                    o.write('S');
                    vi(b.length);
                    o.writeBytes(b);
                }
            }
            else if (x instanceof byte[] b) { o.write('B'); vi(b.length); o.writeBytes(b); }
            else if (x instanceof List<?> l) { o.write('L'); vi(l.size()); for (Object e : l) enc(e); }
            else if (x instanceof Map<?, ?> m) {
                o.write('M');
                vi(m.size());
                for (Map.Entry<?, ?> e : new TreeMap<>(m).entrySet()) {
                    enc(e.getKey());
                    enc(e.getValue());
                }
            }
            else throw new IllegalArgumentException("cannot encode " + x.getClass().getSimpleName());
        }
        static byte[] of(Object x) { Enc e = new Enc(); e.enc(x); return e.o.toByteArray(); }
    }
    static class Dec {
        final byte[] b; int p, depth; final List<String> strs = new ArrayList<>(); Dec(byte[] b) { this.b = b; }
        int u() throws Bad { if (p >= b.length) throw new Bad("unexpected end", p); return b[p++] & 255; }
        long vi() throws Bad {
            long r = 0;
            for (int s = 0; ; s += 7) {
                if (s > 63) throw new Bad("varint too long", p);
                int c = u();
                r |= (long) (c & 127) << s;
                if (c < 128) return r;
            }
        }
        int len() throws Bad {
            long n = vi();
            if (n < 0 || n > b.length - p) throw new Bad("bad length " + n, p);
            return (int) n;
        }
        Object dec() throws Bad {
            if (++depth > 50) throw new Bad("too deep", p);
            try {
                int t = u();
                switch (t) {
                    case 'N': return null; case 'T': return true; case 'F': return false;
                    case 'I': { long v = vi(); return v >>> 1 ^ -(v & 1); }
                    case 'D': {
                        long v = 0;
                        for (int i = 0; i < 8; i++) v = v << 8 | u();
                        return Double.longBitsToDouble(v);
                    }
                    case 'S': {
                        int n = len();
                        String s = new String(b, p, n, StandardCharsets.UTF_8);
                        p += n;
                        strs.add(s);
                        return s;
                    }
                    case 'R': {
                        long k = vi();
                        if (k >= strs.size() || k < 0) throw new Bad("bad reference " + k, p);
                        return strs.get((int) k);
                    }
                    case 'B': { int n = len(); byte[] r = Arrays.copyOfRange(b, p, p + n); p += n; return r; }
                    case 'L': {
                        int n = len();
                        List<Object> l = new ArrayList<>();
                        for (int i = 0; i < n; i++) l.add(dec());
                        return l;
                    }
                    case 'M': {
                        int n = len();
                        Map<Object, Object> m = new LinkedHashMap<>();
                        for (int i = 0; i < n; i++) {
                            Object k = dec();
                            if (m.containsKey(k)) throw new Bad("duplicate key " + k, p);
                            m.put(k, dec());
                        }
                        return m;
                    }
                    default: throw new Bad("bad tag " + t, p - 1);
                }
            } finally { depth--; }
        }
        static Object of(byte[] b) throws Bad {
            Dec d = new Dec(b);
            Object o = d.dec();
            if (d.p != b.length) throw new Bad("trailing bytes", d.p);
            return o;
        }
    }
    static String show(Object o) {
        if (o instanceof byte[] b) return "0x" + HexFormat.of().formatHex(b);
        if (o instanceof List<?> l) {
            StringJoiner j = new StringJoiner(", ", "[", "]");
            for (Object x : l) j.add(show(x));
            return j.toString();
        }
        if (o instanceof Map<?, ?> m) {
            StringJoiner j = new StringJoiner(", ", "{", "}");
            m.forEach((k, v) -> j.add(show(k) + ": " + show(v)));
            return j.toString();
        }
        return o instanceof String s ? "\"" + s + "\"" : String.valueOf(o);
    }
    static Object gen(Random r, int d) {
        switch (r.nextInt(d > 3 ? 6 : 8)) {
            case 0: return null;
            case 1: return r.nextBoolean();
            case 2: return r.nextLong() >> r.nextInt(64);
            case 3: return r.nextDouble();
            case 4: return "s" + r.nextInt(6);
            case 5: {
                byte[] b = new byte[r.nextInt(5)];
                r.nextBytes(b);
                return b;
            }
            case 6: {
                List<Object> l = new ArrayList<>();
                for (int i = r.nextInt(4); i > 0; i--) l.add(gen(r, d + 1));
                return l;
            }
            default: {
                Map<Object, Object> m = new HashMap<>();
                for (int i = r.nextInt(4); i > 0; i--) m.put("k" + i, gen(r, d + 1));
                return m;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Map<String, Object> doc = new HashMap<>();
        doc.put("name", "codec");
        doc.put("name2", "codec");
        doc.put("list", Arrays.asList(1, -1, 300L, null, true, false, 2.5, -0.0, Double.NaN));
        doc.put("bin", new byte[]{0, -1});
        doc.put("nest", Map.of("name", List.of(List.of(), Map.of()), "z", Long.MIN_VALUE));
        byte[] b = Enc.of(doc);
        System.out.println(b.length + " " + HexFormat.of().formatHex(b));
        Object back = Dec.of(b);
        System.out.println(show(back));
        System.out.println(Arrays.equals(Enc.of(back), b));
        Random r = new Random(11);
        int bytes = 0;
        boolean ok = true;
        for (int i = 0; i < 100; i++) {
            byte[] e = Enc.of(gen(r, 0));
            Object x = Dec.of(e);
            ok &= Arrays.equals(Enc.of(x), e);
            bytes += e.length;
        }
        System.out.println(ok + " " + bytes);
        TreeMap<String, Integer> errs = new TreeMap<>();
        int accepted = 0;
        for (int i = 0; i < b.length; i++) {
            try {
                Dec.of(Arrays.copyOf(b, i));
                accepted++;
            } catch (Bad e) {
                errs.merge(e.getMessage().replaceAll(" (at )?-?\\d+.*", ""), 1, Integer::sum);
            }
            byte[] c = b.clone();
            c[i] ^= 0x15;
            try {
                Dec.of(c);
                accepted++;
            } catch (Bad e) {
                errs.merge(e.getMessage().replaceAll(" (at )?-?\\d+.*", "").replaceAll("key .*", "key"), 1, Integer::sum);
            }
        }
        System.out.println(accepted + " " + errs);
        for (String h : new String[]{"", "58", "4c05", "5205", "49ffffffffffffffffffff01", "4e4e", "4d024e4e4e4e", "4401"}) try {
            System.out.println(show(Dec.of(HexFormat.of().parseHex(h))));
        } catch (Bad e) {
            System.out.println("'" + h + "' " + e.getMessage() + " " + e.at);
        }
        byte[] deep = new byte[120];
        for (int i = 0; i < 119; i += 2) {
            deep[i] = 'L';
            deep[i + 1] = 1;
        }
        try { Dec.of(deep); } catch (Bad e) { System.out.println(e.getMessage()); }
        try { Enc.of(new Object[0]); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
