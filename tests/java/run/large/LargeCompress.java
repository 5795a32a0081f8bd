// Compressors: Huffman with canonical codes, LZ77 with hash chains, LZW, run length, move-to-front
// with Burrows-Wheeler, arithmetic coder, delta; all round trips verified.
import java.util.*;
import java.util.function.*;

public class LargeCompress {
    static class BitW {
        byte[] b = new byte[16];
        long n;
        void bit(int x) {
            if (n >> 3 == b.length) b = Arrays.copyOf(b, b.length * 2);
            if (x != 0) b[(int) (n >> 3)] |= (byte) (128 >> (n & 7));
            n++;
        }
        void bits(int v, int k) {
            for (int i = k - 1; i >= 0; i--) bit(v >> i & 1);
        }
        byte[] done() { return Arrays.copyOf(b, (int) (n + 7 >> 3)); }
    }
    static class BitR {
        final byte[] b;
        long p;
        BitR(byte[] b) { this.b = b; }
        int bit() {
            if (p >> 3 >= b.length) throw new IllegalStateException("out of bits");
            int r = b[(int) (p >> 3)] >> (7 - (p & 7)) & 1;
            p++;
            return r;
        }
        int bits(int k) {
            int v = 0;
            while (k-- > 0) v = v << 1 | bit();
            return v;
        }
    }
    static class Huff {
        static int[] lengths(int[] freq) {
            record N(long w, int id, N l, N r) { }
            PriorityQueue<N> q = new PriorityQueue<>(Comparator.<N>comparingLong(x
                    -> x.w()).thenComparingInt(x -> x.id()));
            int id = 0;
            for (int i = 0; i < 256; i++) if (freq[i] > 0) q.add(new N(freq[i], i, null, null));
            int[] len = new int[256];
            if (q.size() == 1) {
                len[q.peek().id()] = 1;
                return len;
            }
            id = 256;
            while (q.size() > 1) {
                N a = q.poll(), b = q.poll();
                q.add(new N(a.w() + b.w(), id++, a, b));
            }
            Deque<Map.Entry<N, Integer>> st = new ArrayDeque<>();
            if (!q.isEmpty()) st.push(Map.entry(q.poll(), 0));
            while (!st.isEmpty()) {
                Map.Entry<N, Integer> e = st.pop();
                N n = e.getKey();
                if (n.l() == null) len[n.id()] = e.getValue();
                else {
                    st.push(Map.entry(n.l(), e.getValue() + 1));
                    st.push(Map.entry(n.r(), e.getValue() + 1));
                }
            }
            return len;
        }
        static int[] codes(int[] len) {
            List<Integer> syms = new ArrayList<>();
            for (int i = 0; i < 256; i++) if (len[i] > 0) syms.add(i);
            syms.sort(Comparator.<Integer>comparingInt(s -> len[s]).thenComparingInt(s -> s));
            int[] code = new int[256];
            int c = 0, prev = 0;
            for (int s : syms) {
                c <<= len[s] - prev;
                prev = len[s];
                code[s] = c++;
            }
            return code;
        }
        static byte[] enc(byte[] in) {
            int[] f = new int[256];
            for (byte x : in) f[x & 255]++;
            int[] len = lengths(f), code = codes(len);
            BitW w = new BitW();
            w.bits(in.length, 24);
            for (int i = 0; i < 256; i++) if (len[i] > 0) {
                w.bit(1);
                w.bits(len[i], 5);
            } else w.bit(0);
            for (byte x : in) w.bits(code[x & 255], len[x & 255]);
            return w.done();
        }
        static byte[] dec(byte[] in) {
            BitR r = new BitR(in);
            int n = r.bits(24);
            int[] len = new int[256];
            for (int i = 0; i < 256; i++) if (r.bit() == 1) len[i] = r.bits(5);
            int[] code = codes(len);
            Map<Long, Integer> m = new HashMap<>();
            for (int i = 0; i < 256; i++) if (len[i] > 0) m.put((long) len[i] << 32 | code[i], i);
            byte[] out = new byte[n];
            for (int k = 0; k < n; k++) {
                int c = 0;
                for (int l = 1; ; l++) {
                    c = c << 1 | r.bit();
                    Integer s = m.get((long) l << 32 | c);
                    if (s != null) {
                        out[k] = (byte) (int) s;
                        break;
                    }
                    if (l > 31) throw new IllegalStateException("bad code");
                }
            }
            return out;
        }
        static boolean kraft(int[] len) {
            long s = 0;
            for (int l : len) if (l > 0) s += 1L << (32 - l);
            return s <= 1L << 32;
        }
    }
    static class Lz {
        static final int WIN = 255, MIN = 3, MAX = 18;
        static byte[] enc(byte[] in) {
            BitW w = new BitW();
            w.bits(in.length, 24);
            Map<Integer, Deque<Integer>> tab = new HashMap<>();
            int i = 0;
            while (i < in.length) {
                int bl = 0, bd = 0;
                if (i + MIN <= in.length) {
                    Deque<Integer> q = tab.get(key(in, i));
                    if (q != null) for (Iterator<Integer> it = q.descendingIterator(); it.hasNext(); ) {
                        int j = it.next();
                        if (i - j > WIN) break;
                        int l = 0;
                        while (l < MAX && i + l < in.length && in[j + l] == in[i + l]) l++;
                        if (l > bl) {
                            bl = l;
                            bd = i - j;
                        }
                    }
                }
                int step;
                if (bl >= MIN) {
                    w.bit(1);
                    w.bits(bd, 8);
                    w.bits(bl - MIN, 4);
                    step = bl;
                } else {
                    w.bit(0);
                    w.bits(in[i] & 255, 8);
                    step = 1;
                }
                for (int k = 0; k < step; k++, i++) if (i + MIN <= in.length) tab.computeIfAbsent(key(in, i),
                        z -> new ArrayDeque<>()).addLast(i);
            }
            return w.done();
        }
        static int key(byte[] b, int i) {
            return (b[i] & 255) << 16 | (b[i + 1] & 255) << 8 | b[i + 2] & 255;
        }
        static byte[] dec(byte[] in) {
            BitR r = new BitR(in);
            byte[] out = new byte[r.bits(24)];
            int i = 0;
            while (i < out.length) if (r.bit() == 1) {
                int d = r.bits(8), l = r.bits(4) + MIN;
                if (d > i || d == 0) throw new IllegalStateException("bad distance");
                for (int k = 0; k < l; k++, i++) out[i] = out[i - d];
            } else out[i++] = (byte) r.bits(8);
            return out;
        }
    }
    static class Lzw {
        static byte[] enc(byte[] in) {
            Map<String, Integer> d = new HashMap<>();
            for (int i = 0; i < 256; i++) d.put("" + (char) i, i);
            BitW w = new BitW();
            w.bits(in.length, 24);
            String cur = "";
            for (byte x : in) {
                String nx = cur + (char) (x & 255);
                if (d.containsKey(nx)) cur = nx;
                else {
                    w.bits(d.get(cur), 12);
                    if (d.size() < 4096) d.put(nx, d.size());
                    cur = "" + (char) (x & 255);
                }
            }
            if (!cur.isEmpty()) w.bits(d.get(cur), 12);
            return w.done();
        }
        static byte[] dec(byte[] in) {
            BitR r = new BitR(in);
            int n = r.bits(24);
            List<String> d = new ArrayList<>();
            for (int i = 0; i < 256; i++) d.add("" + (char) i);
            StringBuilder sb = new StringBuilder();
            String prev = null;
            while (sb.length() < n) {
                int c = r.bits(12);
                String s = c < d.size() ? d.get(c) : prev + prev.charAt(0);
                sb.append(s);
                if (prev != null && d.size() < 4096) d.add(prev + s.charAt(0));
                prev = s;
            }
            byte[] out = new byte[n];
            for (int i = 0; i < n; i++) out[i] = (byte) sb.charAt(i);
            return out;
        }
    }
    static class Rle {
        static byte[] enc(byte[] in) {
            java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream();
            for (int i = 0; i < in.length; ) {
                int n = 1;
                while (i + n < in.length && in[i + n] == in[i] && n < 255) n++;
                if (n > 2 || in[i] == 27) {
                    o.write(27);
                    o.write(n);
                    o.write(in[i]);
                } else for (int k = 0; k < n; k++) o.write(in[i]);
                i += n;
            }
            return o.toByteArray();
        }
        static byte[] dec(byte[] in) {
            java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream();
            for (int i = 0; i < in.length; i++) if (in[i] == 27) {
                for (int k = in[i + 1] & 255; k > 0; k--) o.write(in[i + 2]);
                i += 2;
            } else o.write(in[i]);
            return o.toByteArray();
        }
    }
    static class Bwt {
        static byte[] enc(byte[] in) {
            int n = in.length;
            Integer[] rot = new Integer[n];
            for (int i = 0; i < n; i++) rot[i] = i;
            Arrays.sort(rot, (a, b) -> {
                for (int k = 0; k < n; k++) {
                    int x = in[(a + k) % n] & 255, y = in[(b + k) % n] & 255;
                    if (x != y) return x - y;
                }
                return a - b;
            });
            byte[] out = new byte[n + 3];
            for (int i = 0; i < n; i++) {
                out[i + 3] = in[(rot[i] + n - 1) % n];
                if (rot[i] == 0) {
                    out[0] = (byte) (i >> 16);
                    out[1] = (byte) (i >> 8);
                    out[2] = (byte) i;
                }
            }
            return out;
        }
        static byte[] dec(byte[] in) {
            int n = in.length - 3, pos = (in[0] & 255) << 16 | (in[1] & 255) << 8 | in[2] & 255;
            int[] cnt = new int[257], next = new int[n];
            for (int i = 0; i < n; i++) cnt[(in[i + 3] & 255) + 1]++;
            for (int i = 0; i < 256; i++) cnt[i + 1] += cnt[i];
            for (int i = 0; i < n; i++) next[cnt[in[i + 3] & 255]++] = i;
            byte[] out = new byte[n];
            if (n == 0) return out;
            int p = next[pos];
            for (int i = 0; i < n; i++) {
                out[i] = in[p + 3];
                p = next[p];
            }
            return out;
        }
    }
    static byte[] mtf(byte[] in, boolean enc) {
        List<Integer> l = new LinkedList<>();
        for (int i = 0; i < 256; i++) l.add(i);
        byte[] out = new byte[in.length];
        for (int i = 0; i < in.length; i++) {
            int s;
            if (enc) {
                int ix = l.indexOf(in[i] & 255);
                out[i] = (byte) ix;
                s = l.remove(ix);
            } else {
                s = l.remove(in[i] & 255);
                out[i] = (byte) s;
            }
            l.add(0, s);
        }
        return out;
    }
    static class Arith {
        static byte[] enc(byte[] in) {
            int[] f = new int[257];
            Arrays.fill(f, 1);
            int tot = 257;
            BitW w = new BitW();
            long lo = 0, hi = 0xffffffffL;
            int pend = 0;
            for (int i = 0; i <= in.length; i++) {
                int s = i == in.length ? 256 : in[i] & 255;
                int c = 0;
                for (int k = 0; k < s; k++) c += f[k];
                long range = hi - lo + 1;
                hi = lo + range * (c + f[s]) / tot - 1;
                lo = lo + range * c / tot;
                for (;;) {
                    if (hi < 0x80000000L) {
                        w.bit(0);
                        while (pend > 0) {
                            w.bit(1);
                            pend--;
                        }
                    } else if (lo >= 0x80000000L) {
                        w.bit(1);
                        while (pend > 0) {
                            w.bit(0);
                            pend--;
                        }
                        lo -= 0x80000000L;
                        hi -= 0x80000000L;
                    } else if (lo >= 0x40000000L && hi < 0xc0000000L) {
                        pend++;
                        lo -= 0x40000000L;
                        hi -= 0x40000000L;
                    } else break;
                    lo <<= 1;
                    hi = hi << 1 | 1;
                }
                f[s] += 8;
                tot += 8;
                if (tot > 8000) {
                    tot = 0;
                    for (int k = 0; k < 257; k++) tot += f[k] = (f[k] + 1) / 2;
                }
            }
            pend++;
            int b = lo < 0x40000000L ? 0 : 1;
            w.bit(b);
            while (pend-- > 0) w.bit(1 - b);
            for (int k = 0; k < 32; k++) w.bit(0);
            return w.done();
        }
        static byte[] dec(byte[] in) {
            int[] f = new int[257];
            Arrays.fill(f, 1);
            int tot = 257;
            BitR r = new BitR(in);
            long lo = 0, hi = 0xffffffffL, v = 0;
            for (int i = 0; i < 32; i++) v = v << 1 | r.bit();
            java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream();
            for (;;) {
                long range = hi - lo + 1, t = ((v - lo + 1) * tot - 1) / range;
                int s = 0, c = 0;
                while (c + f[s] <= t) c += f[s++];
                if (s == 256) return o.toByteArray();
                o.write(s);
                hi = lo + range * (c + f[s]) / tot - 1;
                lo = lo + range * c / tot;
                for (;;) {
                    if (hi < 0x80000000L) { } else if (lo >= 0x80000000L) {
                        lo -= 0x80000000L;
                        hi -= 0x80000000L;
                        v -= 0x80000000L;
                    } else if (lo >= 0x40000000L && hi < 0xc0000000L) {
                        lo -= 0x40000000L;
                        hi -= 0x40000000L;
                        v -= 0x40000000L;
                    } else break;
                    lo <<= 1;
                    hi = hi << 1 | 1;
                    v = v << 1 | r.bit();
                }
                f[s] += 8;
                tot += 8;
                if (tot > 8000) {
                    tot = 0;
                    for (int k = 0; k < 257; k++) tot += f[k] = (f[k] + 1) / 2;
                }
            }
        }
    }
    static byte[] delta(byte[] in, boolean enc) {
        byte[] o = new byte[in.length];
        int p = 0;
        for (int i = 0; i < in.length; i++) {
            o[i] = (byte) (enc ? in[i] - p : in[i] + p);
            p = enc ? in[i] : o[i];
        }
        return o;
    }
    record Codec(String n, UnaryOperator<byte[]> e, UnaryOperator<byte[]> d) { }
    static double entropy(byte[] b) {
        int[] f = new int[256];
        for (byte x : b) f[x & 255]++;
        double h = 0;
        for (int k : f) if (k > 0) {
            double p = k / (double) b.length;
            h -= p * Math.log(p) / Math.log(2);
        }
        return h;
    }
    public static void main(String[] args) {
        Map<String, byte[]> data = new LinkedHashMap<>();
        data.put("empty", new byte[0]);
        data.put("one", new byte[]{65});
        data.put("same", "a".repeat(300).getBytes());
        data.put("text", "it was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, ".repeat(4).getBytes());
        byte[] rnd = new byte[256];
        new Random(6).nextBytes(rnd);
        data.put("random", rnd);
        byte[] ramp = new byte[300];
        for (int i = 0; i < 300; i++) ramp[i] = (byte) (i / 2);
        data.put("ramp", ramp);
        StringBuilder fib = new StringBuilder("a"), prev = new StringBuilder("b");
        while (fib.length() < 350) {
            String t = fib.toString();
            fib.append(prev);
            prev = new StringBuilder(t);
        }
        data.put("fib", fib.toString().getBytes());
        data.put("escapes", new byte[]{27, 27, 27, 1, 27, 5, 5, 5, 5});
        List<Codec> cs = List.of(new Codec("huff", Huff::enc, Huff::dec), new Codec("lz77", Lz::enc,
                Lz::dec), new Codec("lzw", Lzw::enc, Lzw::dec), new Codec("rle", Rle::enc, Rle::dec),
                new Codec("arith", Arith::enc, Arith::dec), new Codec("bwt", Bwt::enc, Bwt::dec),
                new Codec("lz+huff", b -> Huff.enc(Lz.enc(b)), b -> Lz.dec(Huff.dec(b))),
                new Codec("bwt+mtf+rle+huff", b -> Huff.enc(Rle.enc(mtf(Bwt.enc(b), true))), b
                -> Bwt.dec(mtf(Rle.dec(Huff.dec(b)), false))), new Codec("delta+rle", b -> Rle.enc(delta(b,
                true)), b -> delta(Rle.dec(b), false)));
        System.out.println(String.format("%-17s%s", "", String.join(" ", data.keySet())));
        for (Codec c : cs) {
            StringBuilder sb = new StringBuilder(String.format("%-17s", c.n()));
            for (Map.Entry<String, byte[]> e : data.entrySet()) {
                byte[] z = c.e().apply(e.getValue());
                byte[] back = c.d().apply(z);
                sb.append(e.getValue().length).append("->").append(z.length).append(Arrays.equals(back,
                        e.getValue()) ? "ok " : "BAD ");
            }
            System.out.println(sb);
        }
        for (Map.Entry<String,
                byte[]> e : data.entrySet()) if (e.getValue().length > 0) System.out.print(e.getKey()
                + String.format(Locale.ROOT, " %.3f; ", entropy(e.getValue())));
        System.out.println();
        int[] f = new int[256];
        for (byte x : "abracadabra alakazam".getBytes()) f[x]++;
        int[] len = Huff.lengths(f), code = Huff.codes(len);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 256;
                i++) if (len[i] > 0) sb.append((char) i).append('=').append(String.format("%" + len[i] + "s",
                Integer.toBinaryString(code[i])).replace(' ', '0')).append(' ');
        System.out.println(sb + "kraft " + Huff.kraft(len));
        System.out.println(new String(Bwt.enc("banana".getBytes()), 3, 6) + " "
                + Arrays.toString(mtf("bananaaa".getBytes(), true)) + " "
                + Arrays.toString(Rle.enc("aaaabccc".getBytes())) + " "
                + HexFormat.of().formatHex(Lz.enc("abcabcabcabcd".getBytes())) + " "
                + HexFormat.of().formatHex(Lzw.enc("TOBEORNOTTOBE".getBytes())));
        for (Codec c : cs.subList(0, 2)) {
            byte[] z = c.e().apply(data.get("text"));
            int bad = 0, exc = 0, lucky = 0;
            for (int i = 3; i < z.length; i += 7) {
                byte[] q = z.clone();
                q[i] ^= 0x10;
                try {
                    if (Arrays.equals(c.d().apply(q), data.get("text"))) lucky++;
                    else bad++;
                } catch (IllegalStateException | ArrayIndexOutOfBoundsException e) { exc++; }
            }
            System.out.println(c.n() + " corrupted: wrong " + bad + " detected " + exc + " same " + lucky);
        }
        Random r = new Random(12);
        int ok = 0;
        for (int k = 0; k < 25; k++) {
            byte[] b = new byte[r.nextInt(120)];
            int alpha = 1 + r.nextInt(20);
            for (int i = 0; i < b.length; i++) b[i] = (byte) (r.nextInt(3) == 0 && i > 0
                    ? b[i - 1] : r.nextInt(alpha) * 11);
            boolean all = true;
            for (Codec c : cs) all &= Arrays.equals(c.d().apply(c.e().apply(b)), b);
            if (all) ok++;
        }
        System.out.println("random ok " + ok);
    }
}
