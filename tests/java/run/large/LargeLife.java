// Cellular automata: Game of Life (dense, sparse and bit-parallel, compared), patterns and their
// periods, Wolfram rules, Langton's ant, brain, wireworld, forest fire, turmites.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LargeLife {
    record P(int x, int y) implements Comparable<P> {
        P plus(int dx, int dy) { return new P(x + dx, y + dy); }
        public int compareTo(P o) {
            return y != o.y ? Integer.compare(y, o.y) : Integer.compare(x, o.x);
        }
    }
    static class Dense {
        final int w, h;
        boolean[][] c;
        Dense(int w, int h) {
            this.w = w;
            this.h = h;
            c = new boolean[h][w];
        }
        void step() {
            boolean[][] n = new boolean[h][w];
            for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
                int k = 0;
                for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx | dy) != 0 && c[(y
                        + dy + h) % h][(x + dx + w) % w]) k++;
                n[y][x] = k == 3 || k == 2 && c[y][x];
            }
            c = n;
        }
        int pop() {
            int n = 0;
            for (boolean[] r : c) for (boolean b : r) if (b) n++;
            return n;
        }
        Set<P> cells() {
            Set<P> s = new TreeSet<>();
            for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) if (c[y][x]) s.add(new P(x, y));
            return s;
        }
    }
    static Set<P> sparse(Set<P> live, IntPredicate birth, IntPredicate survive) {
        Map<P, Integer> n = new HashMap<>();
        for (P p : live) for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1;
                dx++) if ((dx | dy) != 0) n.merge(p.plus(dx, dy), 1, Integer::sum);
        Set<P> out = new TreeSet<>();
        n.forEach((p, k) -> {
            if (live.contains(p) ? survive.test(k) : birth.test(k)) out.add(p);
        });
        for (P p : live) if (!n.containsKey(p) && survive.test(0)) out.add(p);
        return out;
    }
    static Set<P> life(Set<P> s) { return sparse(s, k -> k == 3, k -> k == 2 || k == 3); }
    static class Bits {
        long[] r;
        final int h;
        Bits(int h) {
            this.h = h;
            r = new long[h];
        }
        void step() {
            long[] n = new long[h];
            for (int y = 0; y < h; y++) {
                long s0 = 0, s1 = 0, s2 = 0;
                for (int dy = -1; dy <= 1; dy++) {
                    long row = r[(y + dy + h) % h];
                    for (long v : dy == 0 ? new long[]{Long.rotateLeft(row, 1), Long.rotateRight(row,
                            1)} : new long[]{Long.rotateLeft(row, 1), row, Long.rotateRight(row, 1)}) {
                        long c0 = s0 & v;
                        s0 ^= v;
                        long c1 = s1 & c0;
                        s1 ^= c0;
                        s2 |= c1;
                    }
                }
                n[y] = s1 & ~s2 & (s0 | r[y]);
            }
            r = n;
        }
        int pop() {
            int n = 0;
            for (long x : r) n += Long.bitCount(x);
            return n;
        }
    }
    static Set<P> pat(String s) {
        Set<P> r = new TreeSet<>();
        String[] rows = s.split("/");
        for (int y = 0; y < rows.length; y++) for (int x = 0; x < rows[y].length();
                x++) if (rows[y].charAt(x) == 'O') r.add(new P(x, y));
        return r;
    }
    static Set<P> rle(String s) {
        Set<P> r = new TreeSet<>();
        int x = 0, y = 0, n = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) {
                n = n * 10 + c - '0';
                continue;
            }
            int k = Math.max(1, n);
            n = 0;
            switch (c) {
                case 'b': x += k;
                break;
                case 'o': while (k-- > 0) r.add(new P(x++, y));
                break;
                case '$': y += k;
                x = 0;
                break;
                case '!': return r;
                default: throw new IllegalArgumentException("bad rle " + c);
            }
        }
        throw new IllegalArgumentException("missing !");
    }
    static Set<P> norm(Set<P> s) {
        if (s.isEmpty()) return s;
        int mx = s.stream().mapToInt(P::x).min().getAsInt(), my = s.stream().mapToInt(P::y).min().getAsInt();
        return s.stream().map(p -> p.plus(-mx, -my)).collect(Collectors.toCollection(TreeSet::new));
    }
    static String show(Set<P> s) {
        if (s.isEmpty()) return "(empty)";
        Set<P> n = norm(s);
        int w = n.stream().mapToInt(P::x).max().getAsInt() + 1,
                h = n.stream().mapToInt(P::y).max().getAsInt() + 1;
        StringBuilder sb = new StringBuilder();
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) sb.append(n.contains(new P(x, y)) ? 'O' : '.');
            if (y < h - 1) sb.append('/');
        }
        return sb.toString();
    }
    static String classify(Set<P> start) {
        Map<Set<P>, Integer> seen = new HashMap<>();
        List<Set<P>> hist = new ArrayList<>();
        Set<P> s = start;
        for (int g = 0; g < 60; g++) {
            if (s.isEmpty()) return "dies at " + g;
            Set<P> n = norm(s);
            Integer old = seen.put(n, g);
            if (old != null) {
                Set<P> o = hist.get(old);
                int dx = s.stream().mapToInt(P::x).min().getAsInt() - o.stream().mapToInt(P::x).min().getAsInt(),
                        dy = s.stream().mapToInt(P::y).min().getAsInt() - o.stream().mapToInt(P::y).min().getAsInt();
                return (dx == 0 && dy == 0 ? g - old == 1 ? "still life" : "oscillator period "
                        + (g - old) : "spaceship period " + (g - old) + " moves " + dx + "," + dy) + (old > 0
                        ? " after " + old : "");
            }
            hist.add(s);
            s = life(s);
        }
        return "still evolving, population " + s.size();
    }
    static String wolfram(int rule, int w, int gens, boolean random) {
        boolean[] c = new boolean[w];
        if (random) {
            Random r = new Random(rule);
            for (int i = 0; i < w; i++) c[i] = r.nextBoolean();
        } else c[w / 2] = true;
        StringBuilder sb = new StringBuilder();
        int pop = 0;
        for (int g = 0; g < gens; g++) {
            if (g < 8 && !random) {
                for (boolean b : c) sb.append(b ? '#' : '.');
                sb.append('\n');
            }
            boolean[] n = new boolean[w];
            for (int i = 0; i < w; i++) {
                int k = (c[(i + w - 1) % w] ? 4 : 0) | (c[i] ? 2 : 0) | (c[(i + 1) % w] ? 1 : 0);
                n[i] = (rule >> k & 1) == 1;
            }
            c = n;
            for (boolean b : c) if (b) pop++;
        }
        return sb + "rule " + rule + " total " + pop;
    }
    enum Dir {
        N(0, -1), E(1, 0), S(0, 1), W(-1, 0);
        final int dx, dy;
        Dir(int x, int y) {
            dx = x;
            dy = y;
        }
        Dir right() { return values()[(ordinal() + 1) % 4]; }
        Dir left() { return values()[(ordinal() + 3) % 4]; }
        Dir back() { return values()[(ordinal() + 2) % 4]; }
    }
    static String ant(String rule, int steps) {
        Map<P, Integer> grid = new HashMap<>();
        P p = new P(0, 0);
        Dir d = Dir.N;
        for (int i = 0; i < steps; i++) {
            int c = grid.getOrDefault(p, 0);
            char t = rule.charAt(c);
            d = t == 'R' ? d.right() : t == 'L' ? d.left() : t == 'U' ? d.back() : d;
            int nc = (c + 1) % rule.length();
            if (nc == 0) grid.remove(p);
            else grid.put(p, nc);
            p = p.plus(d.dx, d.dy);
        }
        int[] hist = new int[rule.length()];
        grid.values().forEach(c -> hist[c]++);
        return rule + " at " + p.x() + "," + p.y() + " facing " + d + " cells " + Arrays.toString(hist);
    }
    static char[][] wire(char[][] g) {
        int h = g.length, w = g[0].length;
        char[][] n = new char[h][w];
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            char c = g[y][x];
            if (c == 'H') n[y][x] = 't';
            else if (c == 't') n[y][x] = '=';
            else if (c == '=') {
                int k = 0;
                for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) {
                    int yy = y + dy, xx = x + dx;
                    if (yy >= 0 && xx >= 0 && yy < h && xx < w && g[yy][xx] == 'H') k++;
                }
                n[y][x] = k == 1 || k == 2 ? 'H' : '=';
            } else n[y][x] = c;
        }
        return n;
    }
    static String str(char[][] g) {
        return Arrays.stream(g).map(String::new).collect(Collectors.joining("|"));
    }
    static int[][] brain(int[][] g) {
        int h = g.length, w = g[0].length;
        int[][] n = new int[h][w];
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            if (g[y][x] == 2) n[y][x] = 1;
            else if (g[y][x] == 0) {
                int k = 0;
                for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx | dy) != 0 && g[(y
                        + dy + h) % h][(x + dx + w) % w] == 2) k++;
                n[y][x] = k == 2 ? 2 : 0;
            }
        }
        return n;
    }
    public static void main(String[] args) {
        Map<String, Set<P>> ps = new LinkedHashMap<>();
        ps.put("block", pat("OO/OO"));
        ps.put("blinker", pat("OOO"));
        ps.put("beehive", pat(".OO./O..O/.OO."));
        ps.put("toad", pat(".OOO/OOO."));
        ps.put("beacon", pat("OO../OO../..OO/..OO"));
        ps.put("glider", pat(".O./..O/OOO"));
        ps.put("lwss", rle("bo2bo$o4b$o3bo$4o!"));
        ps.put("pentadecathlon", rle("2bo4bo$2ob4ob2o$2bo4bo!"));
        ps.put("diehard", rle("6bo$2o6b$bo3b3o!"));
        ps.put("rpent", pat(".OO/OO./.O."));
        ps.put("pulsar", rle("2b3o3b3o2b2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2b2$2b3o3b3o2b$o4bobo4bo$o4bobo4bo$o4bobo4bo2$2b3o3b3o!"));
        ps.put("lone", pat("O"));
        ps.put("line5", pat("OOOOO"));
        ps.forEach((n, s) -> System.out.println(n + " " + s.size() + " " + classify(s) + " next "
                + (s.size() < 8 ? show(life(s)) : "" + life(s).size())));
        for (String bad : new String[]{"3o", "2x!"}) try { rle(bad); } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage()); }
        Dense d = new Dense(64, 24);
        Bits b = new Bits(24);
        Random r = new Random(5);
        Set<P> sp = new TreeSet<>();
        for (int y = 8; y < 16; y++) for (int x = 24; x < 40; x++) if (r.nextInt(3) == 0) {
            d.c[y][x] = true;
            b.r[y] |= 1L << x;
            sp.add(new P(x, y));
        }
        StringBuilder pops = new StringBuilder();
        boolean same = true, sameSparse = true;
        for (int g = 0; g < 12; g++) {
            pops.append(d.pop()).append(' ');
            d.step();
            b.step();
            if (g < 6) {
                sp = life(sp);
                sameSparse &= sp.equals(d.cells());
            }
            for (int y = 0; y < 24; y++) for (int x = 0; x < 64;
                    x++) same &= d.c[y][x] == ((b.r[y] >>> x & 1) == 1);
        }
        System.out.println("populations " + pops + " bit-parallel same " + same + " sparse same "
                + sameSparse + " " + d.pop() + "=" + b.pop());
        Set<P> hl = pat("..OOO/.O..O/O...O/O..O./OOO..");
        for (int g = 0; g < 12; g++) hl = sparse(hl, k -> k == 3 || k == 6, k -> k == 2 || k == 3);
        System.out.println("highlife replicator " + hl.size());
        Set<P> seeds = pat("OO");
        StringBuilder sd = new StringBuilder();
        for (int g = 0; g < 6; g++) {
            seeds = sparse(seeds, k -> k == 2, k -> false);
            sd.append(seeds.size()).append(' ');
        }
        System.out.println("seeds " + sd);
        System.out.println(wolfram(30, 31, 20, false));
        System.out.println(wolfram(90, 31, 16, false));
        System.out.println(wolfram(110, 60, 60, true) + " " + wolfram(184, 60, 60, true) + " " + wolfram(0,
                60, 5, true));
        for (String a : new String[]{"RL", "RRL", "LRRL", "RLU", "RNL"}) System.out.println(ant(a, 3000));
        System.out.println(ant("RL", 11000));
        char[][] g = Arrays.stream(new String[]{"tH=====.", "......=.",
                "tH====.="}).map(String::toCharArray).toArray(char[][]::new);
        for (int i = 0; i < 6; i++) {
            if (i % 2 == 0) System.out.println("wire " + str(g));
            g = wire(g);
        }
        int[][] br = new int[16][16];
        br[7][7] = br[7][8] = br[8][8] = br[9][7] = 2;
        StringBuilder bs = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            int on = 0, dy = 0;
            for (int[] row : br) for (int c : row) if (c == 2) on++;
            else if (c == 1) dy++;
            bs.append(on).append('/').append(dy).append(' ');
            br = brain(br);
        }
        System.out.println("brain " + bs);
        char[][] f = new char[10][20];
        for (char[] row : f) for (int x = 0; x < 20; x++) row[x] = r.nextInt(100) < 65 ? 'T' : '.';
        for (int y = 0; y < 10; y++) if (f[y][0] == 'T') f[y][0] = 'F';
        int ticks = 0, burnt = 0;
        for (boolean fire = true; fire; ticks++) {
            fire = false;
            char[][] n = new char[10][];
            for (int y = 0; y < 10; y++) n[y] = f[y].clone();
            for (int y = 0; y < 10; y++) for (int x = 0; x < 20; x++) if (f[y][x] == 'F') {
                fire = true;
                n[y][x] = 'x';
                burnt++;
                for (int[] k : new int[][]{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                    int yy = y + k[0], xx = x + k[1];
                    if (yy >= 0 && xx >= 0 && yy < 10 && xx < 20 && f[yy][xx] == 'T') n[yy][xx] = 'F';
                }
            }
            f = n;
        }
        System.out.println("fire ticks " + ticks + " burnt " + burnt);
        for (int y = 0; y < 10; y += 3) System.out.println(new String(f[y]));
        int[] sand = new int[15];
        sand[7] = 60;
        int topples = 0;
        for (boolean ch = true; ch; ) {
            ch = false;
            for (int i = 0; i < 15; i++) if (sand[i] >= 2) {
                sand[i] -= 2;
                if (i > 0) sand[i - 1]++;
                if (i < 14) sand[i + 1]++;
                topples++;
                ch = true;
            }
        }
        System.out.println("sand " + Arrays.toString(sand) + " topples " + topples);
    }
}
