// java.nio.file.Files in a temporary directory: create, write, read, copy, move, delete, attributes and the exceptions of each,
// with names relative to the directory.
import java.io.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

public class IoFilesBasic {
    static Path dir;
    interface Q { Object go() throws Exception; }
    static String rel(String s) { return s == null ? "null" : s.replace(dir.toString(), "$D"); }
    static void t(String n, Q q) {
        try {
            System.out.println(n + " -> " + rel(String.valueOf(q.go())));
        } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + rel(e.getMessage()));
        }
    }
    static void wipe(Path p) throws IOException {
        try (Stream<Path> s = Files.walk(p)) {
            for (Path x : s.sorted(Comparator.reverseOrder()).toList()) Files.delete(x);
        }
    }
    public static void main(String[] args) throws Exception {
        dir = Files.createTempDirectory("jaunt-io");
        try {
            Path a = dir.resolve("a.txt"), b = dir.resolve("b.txt"), sub = dir.resolve("sub"), deep = sub.resolve("x/y/z"),
                    none = dir.resolve("none");
            t("exists", () -> Files.exists(a) + " " + Files.notExists(a) + " " + Files.isDirectory(dir) + Files.isRegularFile(dir));
            t("createFile", () -> Files.createFile(a));
            t("createFile again", () -> Files.createFile(a));
            t("size", () -> Files.size(a));
            t("size none", () -> Files.size(none));
            t("write", () -> Files.write(a, "hello\nworld\n".getBytes()));
            t("readString", () -> Files.readString(a).replace('\n', '/'));
            t("readAllLines", () -> Files.readAllLines(a));
            t("readAllBytes", () -> Files.readAllBytes(a).length);
            t("append", () -> {
                Files.writeString(a, "more", StandardOpenOption.APPEND);
                return Files.size(a);
            });
            t("write lines", () -> {
                Files.write(b, List.of("x", "yy", "zzz"));
                return Files.readString(b).length();
            });
            t("CREATE_NEW", () -> Files.writeString(b, "q", StandardOpenOption.CREATE_NEW));
            t("TRUNCATE", () -> {
                Files.writeString(b, "q", StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
                return Files.readString(b);
            });
            t("WRITE keeps tail", () -> {
                Files.writeString(a, "HE", StandardOpenOption.WRITE);
                return Files.readString(a).replace('\n', '/');
            });
            t("WRITE missing", () -> Files.writeString(none, "x", StandardOpenOption.WRITE));
            t("READ missing", () -> Files.readString(none));
            t("read dir", () -> {
                try { return Files.readString(dir); } catch (IOException e) { return e.getClass().getSimpleName() + " " + e.getMessage(); }
            });
            t("mkdir", () -> Files.createDirectory(sub));
            t("mkdir again", () -> Files.createDirectory(sub));
            t("mkdir no parent", () -> Files.createDirectory(dir.resolve("q/r")));
            t("mkdirs", () -> Files.createDirectories(deep));
            t("mkdirs again", () -> Files.createDirectories(deep));
            t("mkdirs over file", () -> Files.createDirectories(a));
            t("copy", () -> {
                Files.copy(a, sub.resolve("c.txt"));
                return Files.mismatch(a, sub.resolve("c.txt"));
            });
            t("copy again", () -> Files.copy(a, sub.resolve("c.txt")));
            t("copy replace", () -> {
                Files.copy(b, sub.resolve("c.txt"), StandardCopyOption.REPLACE_EXISTING);
                return Files.readString(sub.resolve("c.txt"));
            });
            t("copy missing", () -> Files.copy(none, b));
            t("copy dir", () -> {
                Files.copy(sub, dir.resolve("sub2"));
                return Files.isDirectory(dir.resolve("sub2")) + " " + Files.list(dir.resolve("sub2")).count();
            });
            t("copy stream", () -> Files.copy(new ByteArrayInputStream(new byte[10]), dir.resolve("bytes")));
            t("copy out", () -> {
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                return Files.copy(dir.resolve("bytes"), o) + " " + o.size();
            });
            t("move", () -> {
                Files.move(dir.resolve("bytes"), sub.resolve("moved"));
                return Files.exists(dir.resolve("bytes")) + " " + Files.size(sub.resolve("moved"));
            });
            t("move onto", () -> Files.move(a, b));
            t("move replace", () -> Files.move(sub.resolve("moved"), b, StandardCopyOption.REPLACE_EXISTING).getFileName() + " "
                    + Files.size(b));
            t("move dir", () -> {
                Files.move(dir.resolve("sub2"), dir.resolve("sub3"));
                return Files.isDirectory(dir.resolve("sub3"));
            });
            t("move missing", () -> Files.move(none, dir.resolve("w")));
            t("atomic", () -> Files.move(b, dir.resolve("b2"), StandardCopyOption.ATOMIC_MOVE).getFileName());
            t("delete dir", () -> {
                Files.delete(sub);
                return 0;
            });
            t("delete missing", () -> {
                Files.delete(none);
                return 0;
            });
            t("deleteIfExists", () -> Files.deleteIfExists(none) + " " + Files.deleteIfExists(dir.resolve("sub3")));
            t("isSame", () -> Files.isSameFile(a, sub.resolve("../a.txt")) + " " + Files.isSameFile(a, dir.resolve("b2")));
            t("mismatch", () -> {
                Files.writeString(dir.resolve("m1"), "abcd");
                Files.writeString(dir.resolve("m2"), "abXd");
                return Files.mismatch(dir.resolve("m1"), dir.resolve("m2")) + " " + Files.mismatch(dir.resolve("m1"), dir.resolve("m1"));
            });
            t("list", () -> {
                try (Stream<Path> s = Files.list(dir)) {
                    return s.map(p -> p.getFileName().toString()).sorted().toList();
                }
            });
            t("list file", () -> Files.list(a));
            t("walk", () -> {
                try (Stream<Path> s = Files.walk(dir)) {
                    return s.map(p -> dir.relativize(p).toString()).sorted().toList();
                }
            });
            t("walk depth", () -> {
                try (Stream<Path> s = Files.walk(dir, 1)) { return s.count(); }
            });
            t("find", () -> {
                try (Stream<Path> s = Files.find(dir, 9, (p, at) -> at.isRegularFile() && at.size() > 3)) {
                    return s.map(p -> p.getFileName().toString()).sorted().toList();
                }
            });
            t("dirstream glob", () -> {
                List<String> l = new ArrayList<>();
                try (DirectoryStream<Path> ds = Files.newDirectoryStream(dir, "{a,m?}*")) {
                        for (Path p : ds) l.add(p.getFileName().toString()); }
                Collections.sort(l);
                return l;
            });
            t("visitor", () -> {
                StringJoiner j = new StringJoiner(" ");
                Files.walkFileTree(sub, new SimpleFileVisitor<>() {
                    @Override public FileVisitResult preVisitDirectory(Path p, BasicFileAttributes x) {
                        j.add("<" + p.getFileName());
                        return p.getFileName().toString().equals("y") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                    }
                    @Override public FileVisitResult postVisitDirectory(Path p, IOException e) {
                        j.add(p.getFileName() + ">");
                        return FileVisitResult.CONTINUE;
                    }
                    @Override public FileVisitResult visitFile(Path p, BasicFileAttributes x) { return FileVisitResult.CONTINUE; }
                });
                return j;
            });
            t("attrs", () -> {
                BasicFileAttributes x = Files.readAttributes(a, BasicFileAttributes.class);
                return x.isRegularFile() + "" + x.isDirectory() + x.isSymbolicLink() + x.isOther() + x.size();
            });
            t("attr map", () -> new TreeMap<>(Files.readAttributes(a, "size,isDirectory")));
            t("bad attr", () -> Files.getAttribute(a, "nope"));
            t("times", () -> {
                Files.setLastModifiedTime(a, FileTime.fromMillis(1_000_000_000_000L));
                return Files.getLastModifiedTime(a).toMillis();
            });
            t("perms", () -> {
                Files.setPosixFilePermissions(a, PosixFilePermissions.fromString("rw-r-----"));
                return PosixFilePermissions.toString(Files.getPosixFilePermissions(a)) + Files.isExecutable(a) + Files.isHidden(a)
                        + Files.isHidden(dir.resolve(".h"));
            });
            t("symlink", () -> {
                Path l = Files.createSymbolicLink(dir.resolve("ln"), Path.of("a.txt"));
                return Files.isSymbolicLink(l) + " " + Files.readSymbolicLink(l) + " " + Files.size(l) + " " + Files.isRegularFile(l,
                        LinkOption.NOFOLLOW_LINKS) + " " + l.toRealPath().getFileName();
            });
            t("dangling", () -> {
                Path l = Files.createSymbolicLink(dir.resolve("dl"), Path.of("gone"));
                return Files.exists(l) + " " + Files.exists(l, LinkOption.NOFOLLOW_LINKS) + Files.notExists(l);
            });
            t("realpath missing", () -> none.toRealPath());
            t("readSymlink file", () -> {
                try { return Files.readSymbolicLink(a); } catch (NotLinkException e) { return "NotLinkException"; }
            });
            t("buffered", () -> {
                try (BufferedWriter w = Files.newBufferedWriter(dir.resolve("bw"), StandardCharsets.UTF_8)) {
                    for (int i = 0; i < 500; i++) {
                        w.write("line " + i);
                        w.newLine();
                    }
                }
                try (BufferedReader r = Files.newBufferedReader(dir.resolve("bw"))) {
                    return r.lines().filter(s -> s.endsWith("7")).count() + " "
                            + Files.lines(dir.resolve("bw")).skip(499).findFirst().get();
                }
            });
            t("bad utf8", () -> {
                Files.write(dir.resolve("bad"), new byte[]{65, -1});
                return Files.readString(dir.resolve("bad"));
            });
            t("bad utf8 lines", () -> Files.readAllLines(dir.resolve("bad")));
            t("latin", () -> Files.readString(dir.resolve("bad"), StandardCharsets.ISO_8859_1).length());
            t("streams", () -> {
                try (OutputStream o = Files.newOutputStream(dir.resolve("os"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                        o.write(new byte[]{1, 2, 3}); }
                try (InputStream i = Files.newInputStream(dir.resolve("os"))) {
                    return i.available() + " " + i.skip(1) + i.read() + i.read() + i.read();
                }
            });
            t("delete on close", () -> {
                Path p = dir.resolve("doc");
                try (OutputStream o = Files.newOutputStream(p, StandardOpenOption.CREATE, StandardOpenOption.DELETE_ON_CLOSE)) {
                        o.write(1); }
                return Files.exists(p);
            });
            t("temp", () -> {
                Path p = Files.createTempFile(dir, "pre", ".suf");
                String s = p.getFileName().toString();
                return s.startsWith("pre") + "" + s.endsWith(".suf") + Files.size(p);
            });
            t("probe", () -> Files.getFileStore(a) != null);
            t("null", () -> {
                try { return Files.exists(null); } catch (NullPointerException e) { return "NPE"; }
            });
        } finally { wipe(dir); System.out.println("gone " + !Files.exists(dir)); }
    }
}
