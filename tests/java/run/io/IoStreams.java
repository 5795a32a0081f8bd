// FileInput/OutputStream, FileReader/Writer, Scanner and Properties on files, try-with-resources, append, available/skip,
// FileNotFound, FileDescriptor, copy loops.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.*;
import java.util.zip.*;

public class IoStreams {
    static File dir;
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": "
                    + e.getMessage().replace(dir.getPath(), "$D")));
        }
    }
    static File f(String n) { return new File(dir, n); }
    record Emp(int id, String name, double pay) {
        static Emp parse(String s) {
            String[] a = s.split(",");
            return new Emp(Integer.parseInt(a[0].trim()), a[1].trim(), Double.parseDouble(a[2]));
        }
    }
    public static void main(String[] args) throws Exception {
        dir = Files.createTempDirectory("jaunt-st").toFile();
        try {
            try (FileOutputStream o = new FileOutputStream(f("a"))) {
                o.write(65);
                o.write(new byte[]{66, 67, 68});
                o.write(new byte[]{1, 69, 70, 2}, 1, 2);
                o.flush();
            }
            try (FileInputStream i = new FileInputStream(f("a"))) {
                System.out.println(i.available() + " " + (char) i.read() + i.skip(2) + (char) i.read() + i.skip(-1) + (char) i.read()
                        + i.available() + new String(i.readAllBytes()) + i.read() + i.available());
            }
            try (FileOutputStream o = new FileOutputStream(f("a"), true)) { o.write("gh".getBytes()); }
            System.out.println(Files.readString(f("a").toPath()));
            new FileOutputStream(f("a")).close();
            System.out.println(f("a").length());
            t("missing", () -> new FileInputStream(f("nope")));
            t("dir in", () -> new FileInputStream(dir));
            t("dir out", () -> new FileOutputStream(dir));
            t("no parent", () -> new FileOutputStream(new File(f("q"), "r")));
            t("closed", () -> {
                FileInputStream i = new FileInputStream(f("a"));
                i.close();
                i.close();
                return i.read();
            });
            t("closed out", () -> {
                FileOutputStream o = new FileOutputStream(f("a"));
                o.close();
                o.write(1);
                return 0;
            });
            t("bounds", () -> {
                try (FileInputStream i = new FileInputStream(f("a"))) { return i.read(new byte[3], 2, 4); }
            });
            try (FileWriter w = new FileWriter(f("t"), StandardCharsets.UTF_8)) {
                w.write("caf\u00e9 \u20ac\n");
                w.append("two").append('\n');
            }
            System.out.println(f("t").length());
            try (FileReader r = new FileReader(f("t"), StandardCharsets.UTF_8)) {
                StringBuilder sb = new StringBuilder();
                for (int c; (c = r.read()) >= 0; ) sb.append(c > 126 ? "\\u" + Integer.toHexString(c) : c == '\n' ? "/" : "" + (char) c);
                System.out.println(sb + r.getEncoding());
            }
            try (PrintWriter p = new PrintWriter(f("csv"), "US-ASCII")) {
                p.println("id,name,pay");
                for (int i = 1; i <= 6; i++) p.printf(Locale.ROOT, "%d, n%d ,%.2f%n", i, i * 7 % 5, i * 100.5);
            }
            TreeMap<String, Double> tot = new TreeMap<>();
            try (BufferedReader r = new BufferedReader(new FileReader(f("csv")))) {
                String h = r.readLine();
                for (String l; (l = r.readLine()) != null; ) {
                    Emp e = Emp.parse(l);
                    tot.merge(e.name(), e.pay(), Double::sum);
                }
                System.out.println(h + " " + tot);
            }
            try (Scanner s = new Scanner(f("csv"))) {
                s.nextLine();
                s.useDelimiter("[,\\s]+");
                StringBuilder sb = new StringBuilder();
                while (s.hasNext()) sb.append(s.hasNextInt() ? "I" + s.nextInt() : s.hasNextDouble() ? "D" + s.nextDouble() : "S"
                        + s.next()).append(' ');
                System.out.println(sb);
            }
            t("scanner missing", () -> new Scanner(f("zz")));
            Properties p = new Properties();
            p.setProperty("host", "localhost");
            p.setProperty("path", "C:\\dir");
            p.setProperty("uni", "\u00e9");
            try (OutputStream o = new FileOutputStream(f("props"))) { p.store(o, null); }
            Properties q = new Properties();
            try (InputStream i = new FileInputStream(f("props"))) { q.load(i); }
            System.out.println(q.equals(p) + " " + q.getProperty("path") + " " + Files.readAllLines(f("props").toPath()).stream().filter(l
                    -> !l.startsWith("#")).sorted().toList());
            ByteArrayOutputStream xml = new ByteArrayOutputStream();
            p.storeToXML(xml, "c");
            q.clear();
            q.loadFromXML(new ByteArrayInputStream(xml.toByteArray()));
            System.out.println(q.equals(p));
            File d1 = f("d1"), d2 = new File(d1, "d2");
            System.out.println(d2.mkdir() + " " + d2.mkdirs() + " " + d1.isDirectory() + d1.delete() + " " + new File(d2,
                    "x").createNewFile() + new File(d2, "x").createNewFile() + " " + Arrays.toString(sorted(d1.list()))
                    + Arrays.toString(sorted(dir.list((x, n) -> n.length() == 1))));
            System.out.println(f("a").renameTo(new File(d2, "renamed")) + " " + f("a").exists() + new File(d2, "renamed").isFile() + " "
                    + f("a").renameTo(f("b")) + " " + d2.listFiles().length + " " + f("t").listFiles() + " " + f("csv").setReadOnly()
                    + f("csv").setLastModified(1000000000000L) + f("csv").lastModified() + f("csv").isHidden() + f("t").canRead());
            t("createNewFile no parent", () -> new File(f("no"), "x").createNewFile());
            try (GZIPOutputStream g = new GZIPOutputStream(new FileOutputStream(f("z.gz")))) {
                for (int i = 0; i < 1000; i++) g.write(("row " + i % 10 + "\n").getBytes());
            }
            try (BufferedReader r = new BufferedReader(new InputStreamReader(new GZIPInputStream(new FileInputStream(f("z.gz")))))) {
                System.out.println(r.lines().distinct().count() + " " + (f("z.gz").length() < 3000));
            }
            try (ZipOutputStream z = new ZipOutputStream(new FileOutputStream(f("z.zip")))) {
                for (String n : new String[]{"one.txt", "dir/two.txt"}) {
                    z.putNextEntry(new ZipEntry(n));
                    z.write(n.toUpperCase().getBytes());
                }
            }
            try (ZipFile z = new ZipFile(f("z.zip"))) {
                System.out.println(z.size() + " " + z.stream().map(ZipEntry::getName).toList()
                        + new String(z.getInputStream(z.getEntry("dir/two.txt")).readAllBytes()) + z.getEntry("none"));
            }
            t("bad zip", () -> {
                Files.write(f("bad.zip").toPath(), new byte[30]);
                return new ZipFile(f("bad.zip"));
            });
            try (ObjectOutputStream o = new ObjectOutputStream(new FileOutputStream(f("ser")))) { o.writeObject(new ArrayList<>(List.of(1,
                    "two", 3.0))); }
            try (ObjectInputStream i = new ObjectInputStream(new BufferedInputStream(new FileInputStream(f("ser"))))) {
                    System.out.println(i.readObject()); }
            FileOutputStream leak = new FileOutputStream(f("fd"));
            FileDescriptor fd = leak.getFD();
            System.out.println(fd.valid());
            leak.write(1);
            fd.sync();
            leak.close();
            System.out.println(fd.valid() + " " + FileDescriptor.out.valid());
            t("sync closed", () -> {
                fd.sync();
                return 0;
            });
            File tmp = File.createTempFile("abc", null, dir);
            System.out.println(tmp.getName().startsWith("abc") + "" + tmp.getName().endsWith(".tmp") + tmp.length());
            t("short prefix", () -> File.createTempFile("ab", "x", dir));
            long copied = 0;
            try (InputStream i = new BufferedInputStream(new FileInputStream(f("csv")), 3);
                    OutputStream o = new BufferedOutputStream(new FileOutputStream(f("copy")), 5)) {
                byte[] b = new byte[7];
                for (int n; (n = i.read(b)) > 0; copied += n) o.write(b, 0, n);
            }
            System.out.println((copied == f("copy").length()) + " " + (Files.mismatch(f("csv").toPath(), f("copy").toPath())));
        } finally { System.out.println("deleted " + (del(dir) > 10) + dir.exists()); }
    }
    static String[] sorted(String[] a) { Arrays.sort(a); return a; }
    static int del(File x) {
        int n = 1;
        File[] k = x.listFiles();
        if (k != null) for (File c : k) n += del(c);
        if (!x.delete()) System.out.println("cannot delete " + x.getName());
        return n;
    }
}
