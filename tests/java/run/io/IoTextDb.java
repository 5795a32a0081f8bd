// A small file-backed text database: append-only log, index file, compaction, crash simulation by truncation, concurrent
// readers; all in a temporary directory.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;

public class IoTextDb {
    static class Db implements Closeable {
        final Path log, idx; final TreeMap<String, long[]> at = new TreeMap<>(); RandomAccessFile f; int writes, dead;
        Db(Path dir) throws IOException { log = dir.resolve("data.log"); idx = dir.resolve("data.idx"); open(); }
        private void open() throws IOException {
            f = new RandomAccessFile(log.toFile(), "rw"); at.clear(); dead = 0; long pos = 0;
            while (pos < f.length()) {
                f.seek(pos);
                String[] r;
                int len;
                try {
                    len = f.readInt();
                    if (len < 0 || pos + 4 + len > f.length()) throw new EOFException();
                    byte[] b = new byte[len];
                    f.readFully(b);
                    r = new String(b, StandardCharsets.UTF_8).split("\t", -1);
                } catch (EOFException e) {
                    System.out.println("  recovering: cutting torn record at " + pos);
                    f.setLength(pos);
                    break;
                }
                apply(r, pos, len);
                pos += 4 + len;
            }
        }
        private void apply(String[] r, long pos, int len) {
            if (r[0].equals("P")) { if (at.put(r[1], new long[]{pos, len}) != null) dead++; } else {
                if (at.remove(r[1]) != null) dead++;
                dead++;
            }
        }
        synchronized void put(String k, String v) throws IOException {
            append("P\t" + k + "\t" + v.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n"));
        }
        synchronized boolean del(String k) throws IOException {
            if (!at.containsKey(k)) return false;
            append("D\t" + k);
            return true;
        }
        private void append(String s) throws IOException {
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            long pos = f.length();
            f.seek(pos);
            f.writeInt(b.length);
            f.write(b);
            writes++;
            apply(s.split("\t", -1), pos, b.length);
        }
        synchronized String get(String k) throws IOException {
            long[] p = at.get(k);
            if (p == null) return null;
            f.seek(p[0] + 4);
            byte[] b = new byte[(int) p[1]];
            f.readFully(b);
            String v = new String(b, StandardCharsets.UTF_8).split("\t", -1)[2];
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < v.length(); i++) {
                char c = v.charAt(i);
                if (c == '\\') {
                    c = v.charAt(++i);
                    sb.append(c == 't' ? '\t' : c == 'n' ? '\n' : c);
                } else sb.append(c);
            }
            return sb.toString();
        }
        synchronized long compact() throws IOException {
            Path tmp = log.resolveSibling("tmp.log");
            long before = f.length();
            try (DataOutputStream o = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(tmp)))) {
                for (long[] p : at.values()) {
                    f.seek(p[0] + 4);
                    byte[] b = new byte[(int) p[1]];
                    f.readFully(b);
                    o.writeInt(b.length);
                    o.write(b);
                }
            }
            f.close();
            Files.move(tmp, log, StandardCopyOption.REPLACE_EXISTING);
            open();
            return before - f.length();
        }
        void saveIndex() throws IOException {
            try (PrintWriter p = new PrintWriter(Files.newBufferedWriter(idx))) {
                at.forEach((k, v) -> p.println(k + " " + v[0] + " " + v[1]));
            }
        }
        public synchronized void close() throws IOException { saveIndex(); f.close(); }
    }
    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("jaunt-db");
        try {
            try (Db db = new Db(dir)) {
                db.put("name", "jaunt");
                db.put("multi", "line1\nline2\tt\\end");
                db.put("uni", "\u00e9\u20ac");
                for (int i = 0; i < 30; i++) db.put("k" + i % 10, "v" + i * i);
                System.out.println(db.get("name") + " " + db.get("multi").replace("\n", "/").replace("\t", "~") + " "
                        + db.get("uni").length() + " " + db.get("k3") + " " + db.get("zz") + " " + db.del("k4") + db.del("k4") + " size "
                        + db.at.size() + " dead " + db.dead + " writes " + db.writes);
            }
            System.out.println(Files.size(dir.resolve("data.log")) + " bytes, index " + Files.readAllLines(dir.resolve("data.idx")).size());
            try (Db db = new Db(dir)) {
                System.out.println("reopened " + db.at.size() + " " + db.get("k3") + " " + db.get("k4") + " dead " + db.dead);
                System.out.println("compaction freed " + db.compact() + " now " + db.at.size() + " dead " + db.dead + " " + db.get("k9")
                        + " " + db.get("multi").length());
            }
            try (RandomAccessFile r = new RandomAccessFile(dir.resolve("data.log").toFile(), "rw")) { r.setLength(r.length() - 3); }
            try (Db db = new Db(dir)) {
                System.out.println("after crash " + db.at.size() + " " + db.at.keySet());
                db.put("uni", "again");
                System.out.println(db.get("uni"));
                Thread[] ts = new Thread[4];
                ConcurrentHashMap<String, Integer> bad = new ConcurrentHashMap<>();
                for (int i = 0; i < 4; i++) {
                    int k = i;
                    (ts[i] = new Thread(() -> {
                        try {
                            for (int j = 0; j < 20; j++) {
                                db.put("t" + k, "w" + j);
                                if (!db.get("t" + k).equals("w" + j)) bad.merge("mismatch", 1, Integer::sum);
                                if (db.get("k3") == null) bad.merge("lost", 1, Integer::sum);
                                if (k == 0 && j == 10) db.compact();
                            }
                        } catch (IOException e) { bad.merge(e.toString(), 1, Integer::sum); }
                    })).start();
                }
                for (Thread t : ts) t.join();
                System.out.println(bad + " " + db.get("t0") + db.get("t3") + " " + db.at.size());
            }
            StringBuilder sb = new StringBuilder();
            try (Scanner s = new Scanner(dir.resolve("data.idx"))) {
                while (s.hasNext()) {
                    sb.append(s.next()).append(' ');
                    s.nextLong();
                    s.nextInt();
                }
            }
            System.out.println(sb);
        } finally {
            try (DirectoryStream<Path> d = Files.newDirectoryStream(dir)) { for (Path p : d) Files.delete(p); }
            Files.delete(dir);
        }
        System.out.println(Files.exists(dir));
    }
}
