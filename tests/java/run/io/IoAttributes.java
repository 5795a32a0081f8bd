// File attributes and times, temp files, permissions seen through File and Files, hard links, user defined limits, directory
// listings sorted, walk order and loops.
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.stream.*;

public class IoAttributes {
    static Path d;
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try {
            System.out.println(n + " -> " + String.valueOf(q.go()).replace(d.toString(), "$D"));
        } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + (e.getMessage() == null
                    ? "" : e.getMessage().replace(d.toString(), "$D")));
        }
    }
    public static void main(String[] args) throws Exception {
        d = Files.createTempDirectory("jaunt-at");
        try {
            Path f = Files.writeString(d.resolve("f"), "12345");
            File ff = f.toFile();
            t("basic", () -> {
                BasicFileAttributeView v = Files.getFileAttributeView(f, BasicFileAttributeView.class);
                v.setTimes(FileTime.from(5, TimeUnit.SECONDS), FileTime.fromMillis(7000), null);
                BasicFileAttributes a = v.readAttributes();
                return v.name() + a.lastModifiedTime() + a.lastAccessTime().to(TimeUnit.SECONDS) + a.size() + (a.fileKey() != null)
                        + a.isOther();
            });
            t("File sees it", () -> ff.lastModified());
            t("FileTime", () -> FileTime.fromMillis(0) + " " + FileTime.from(1, TimeUnit.DAYS) + " "
                    + FileTime.fromMillis(1).compareTo(FileTime.from(1, TimeUnit.MILLISECONDS)) + " " + FileTime.from(Long.MAX_VALUE,
                    TimeUnit.DAYS).toString().length() + " " + FileTime.fromMillis(1500).toInstant() + FileTime.fromMillis(-1));
            t("posix", () -> {
                PosixFileAttributes a = Files.readAttributes(f, PosixFileAttributes.class);
                return (a.owner() != null) + "" + (a.group() != null) + a.permissions().contains(PosixFilePermission.OWNER_READ);
            });
            for (String p : new String[]{"rwxr-xr-x", "---------", "rw-rw-rw-"}) t(p, () -> {
                Files.setPosixFilePermissions(f, PosixFilePermissions.fromString(p));
                return PosixFilePermissions.toString(Files.getPosixFilePermissions(f)) + " " + Files.getAttribute(f,
                        "posix:permissions").toString().split(",").length;
            });
            t("bad perms", () -> PosixFilePermissions.fromString("rwxrwxrw"));
            t("bad perms2", () -> PosixFilePermissions.fromString("rwxrwxrwz"));
            t("create with perms", () -> {
                Path g = Files.createFile(d.resolve("g"),
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                return PosixFilePermissions.toString(Files.getPosixFilePermissions(g));
            });
            t("unix", () -> {
                Map<String, Object> m = Files.readAttributes(f, "unix:nlink,mode");
                return m.get("nlink") + " " + Integer.toOctalString((Integer) m.get("mode"));
            });
            t("hard link", () -> {
                Files.createLink(d.resolve("hl"), f);
                Files.writeString(f, "changed");
                return Files.readString(d.resolve("hl")) + " " + Files.getAttribute(f, "unix:nlink") + Files.isSameFile(f, d.resolve("hl"));
            });
            t("setAttribute", () -> {
                Files.setAttribute(f, "lastModifiedTime", FileTime.fromMillis(99000));
                return Files.getAttribute(f, "lastModifiedTime");
            });
            t("unknown view", () -> Files.readAttributes(f, "nope:*"));
            t("ro attr", () -> Files.setAttribute(f, "size", 5L));
            t("all basic", () -> new TreeSet<>(Files.readAttributes(f, "*").keySet()));
            t("missing", () -> Files.readAttributes(d.resolve("zz"), BasicFileAttributes.class));
            t("times missing", () -> Files.getLastModifiedTime(d.resolve("zz")));
            for (String s : "c/x c/y/deep a/1 b".split(" ")) {
                Path p = d.resolve("tree/" + s);
                Files.createDirectories(p.getParent());
                Files.writeString(p, s);
            }
            t("walk", () -> {
                try (Stream<Path> w = Files.walk(d.resolve("tree"))) {
                    return w.map(p -> d.relativize(p).toString()).sorted().collect(Collectors.joining(" "));
                }
            });
            t("parents first", () -> {
                List<Path> seen = Files.walk(d.resolve("tree")).toList();
                boolean ok = true;
                for (Path p : seen) if (!p.equals(d.resolve("tree"))) ok &= seen.indexOf(p.getParent()) < seen.indexOf(p);
                return ok + " " + seen.size();
            });
            t("sum", () -> {
                long[] s = {0};
                int[] dirs = {0};
                Files.walkFileTree(d.resolve("tree"), new SimpleFileVisitor<>() {
                    @Override public FileVisitResult visitFile(Path p, BasicFileAttributes a) {
                        s[0] += a.size();
                        return FileVisitResult.CONTINUE;
                    }
                    @Override public FileVisitResult postVisitDirectory(Path p, IOException e) {
                        dirs[0]++;
                        return FileVisitResult.CONTINUE;
                    }
                });
                return s[0] + " " + dirs[0];
            });
            t("terminate", () -> {
                int[] n = {0};
                Files.walkFileTree(d.resolve("tree"), new SimpleFileVisitor<>() {
                    @Override public FileVisitResult visitFile(Path p, BasicFileAttributes a) {
                        n[0]++;
                        return FileVisitResult.TERMINATE;
                    }
                });
                return n[0];
            });
            t("loop", () -> {
                Files.createSymbolicLink(d.resolve("tree/c/loop"), Path.of(".."));
                try (Stream<Path> w = Files.walk(d.resolve("tree"), FileVisitOption.FOLLOW_LINKS)) { return w.count();
                        } catch (UncheckedIOException e) { return e.getCause().getClass().getSimpleName(); }
            });
            t("nofollow", () -> Files.walk(d.resolve("tree")).filter(Files::isSymbolicLink).count());
            t("stream closed", () -> {
                DirectoryStream<Path> ds = Files.newDirectoryStream(d);
                ds.iterator();
                ds.close();
                return ds.iterator();
            });
            t("twice", () -> {
                try (DirectoryStream<Path> ds = Files.newDirectoryStream(d)) {
                    ds.iterator();
                    return ds.iterator();
                }
            });
            t("filter", () -> {
                List<String> l = new ArrayList<>();
                try (DirectoryStream<Path> ds = Files.newDirectoryStream(d, p -> Files.isDirectory(p))) { ds.forEach(p
                        -> l.add(p.getFileName().toString())); }
                return l;
            });
            t("not a dir", () -> Files.newDirectoryStream(f));
            t("File list", () -> Arrays.stream(d.toFile().listFiles(File::isFile)).map(File::getName).sorted().toList());
            t("spaces", () -> new File(d.toFile(), "zz").getTotalSpace() + " " + (d.toFile().getTotalSpace() > 0));
            t("set perms", () -> ff.setWritable(true, true) + "" + ff.setExecutable(true) + ff.canExecute() + ff.setExecutable(false)
                    + ff.setReadable(true));
            t("deleteOnExit", () -> {
                ff.deleteOnExit();
                return ff.exists();
            });
            t("store", () -> Files.getFileStore(f).isReadOnly());
            t("owner", () -> Files.getOwner(f).equals(Files.getOwner(d)));
        } finally {
            try (Stream<Path> s = Files.walk(d)) {
                for (Path p : s.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(p);
            }
            System.out.println(Files.exists(d));
        }
    }
}
