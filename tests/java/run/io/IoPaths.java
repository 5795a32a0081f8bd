// Path algebra: resolve, relativize, normalize, startsWith/endsWith, subpath, iteration, comparison, PathMatcher globs, URI
// forms; File name algebra.
import java.io.File;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class IoPaths {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replace('\0', '?'));
        }
    }
    static Path p(String s, String... r) { return Path.of(s, r); }
    public static void main(String[] args) throws Exception {
        for (String s : new String[]{"/a/b/c", "a/b", "", "/", "a", "./a/../b/./c", "../../x", "/../y", "a//b///c/", "a/b/..", "/a/./.."}) {
            Path x = p(s);
            System.out.println("'" + s + "' = '" + x + "' abs " + x.isAbsolute() + " root " + x.getRoot() + " parent " + x.getParent()
                    + " name " + x.getFileName() + " n " + x.getNameCount() + " norm '" + x.normalize() + "' "
                    + StreamSupport.stream(x.spliterator(), false).map(Path::toString).collect(Collectors.toList()));
        }
        String[][] pairs = {{"/a/b", "c/d"}, {"/a/b", "/x"}, {"a", ""}, {"", "b"}, {"a/b", "../c"}, {"/", "z"}};
        for (String[] q : pairs) System.out.println(q[0] + " + " + q[1] + " = '" + p(q[0]).resolve(q[1]) + "' sibling '"
                + p(q[0]).resolveSibling(q[1]) + "'");
        String[][] rel = {{"/a/b", "/a/b/c"}, {"/a/b/c", "/a"}, {"/a/b", "/a/x/y"}, {"a/b", "a/c"}, {"", "q"}, {"q", ""}, {"/a", "/a"},
                {"a", "/b"}, {"../a", "b"}, {"/", "/z/w"}, {"a/../b", "a/c"}};
        for (String[] q : rel) t("rel " + q[0] + " to " + q[1], () -> "'" + p(q[0]).relativize(p(q[1])) + "'");
        System.out.println(p("/a/bc/d").startsWith("/a/b") + "" + p("/a/b/c").startsWith("/a/b") + p("/a/b/c").startsWith("a")
                + p("/a/b/c").endsWith("b/c") + p("/a/b/c").endsWith("/b/c") + p("/a/b/c").endsWith("/a/b/c") + p("a").startsWith("")
                + p("").startsWith(""));
        t("subpath", () -> p("/a/b/c/d").subpath(1, 3) + " " + p("/a/b/c/d").getName(0));
        t("subpath bad", () -> p("/a/b").subpath(1, 1));
        t("name bad", () -> p("/a").getName(1));
        t("nul", () -> p("a\0b"));
        System.out.println(p("a").compareTo(p("b")) + " " + p("a/b").equals(p("a//b/")) + " " + p("a").equals(p("A")) + " "
                + p("a/b").hashCode() + " " + p("x", "y", "", "z") + " " + Paths.get("/q", "r"));
        List<Path> l = new ArrayList<>(List.of(p("b"), p("/a"), p("a/z"), p(""), p("a")));
        Collections.sort(l);
        System.out.println(l);
        System.out.println(p("/tmp/x y").toUri() + " " + Path.of(java.net.URI.create("file:///a%20b/c")) + " "
                + p("rel").toAbsolutePath().isAbsolute() + " " + p("/abs").toAbsolutePath());
        t("bad uri", () -> Path.of(java.net.URI.create("http://x/")));
        t("bad uri2", () -> Path.of(java.net.URI.create("relative")));
        FileSystem fs = FileSystems.getDefault();
        System.out.println(fs.getSeparator() + " " + fs.isOpen() + fs.isReadOnly() + " " + fs.getRootDirectories().iterator().next() + " "
                + fs.supportedFileAttributeViews().contains("posix"));
        String[] globs = {"*.java", "**.java", "*", "a?c", "[a-c]x", "[!a]x", "{foo,bar}.*", "**/c", "a/*/c", "\\*", "a[.]b"};
        String[] names = {"X.java", "d/X.java", "abc", "bx", "dx", "foo.txt", "a/b/c", "c", "*", "a.b", ".java"};
        for (String g : globs) {
            PathMatcher m = fs.getPathMatcher("glob:" + g);
            StringBuilder sb = new StringBuilder();
            for (String n : names) if (m.matches(p(n))) sb.append(n).append("  ");
            System.out.println(g + " : " + sb.toString().trim());
        }
        System.out.println(fs.getPathMatcher("regex:[a-z]+\\d").matches(p("ab7")));
        t("bad glob", () -> fs.getPathMatcher("glob:{a"));
        t("bad syntax", () -> fs.getPathMatcher("nope:x"));
        t("no syntax", () -> fs.getPathMatcher("x"));
        for (String s : new String[]{"/a/b.txt", "a//b/", "", ".", "x", "/"}) {
            File f = new File(s);
            System.out.println("'" + f.getPath() + "' name '" + f.getName() + "' parent " + f.getParent() + " abs " + f.isAbsolute() + " "
                    + f.toPath());
        }
        System.out.println(new File("a", "b") + " " + new File("/a/", "/b") + " " + new File((String) null, "c") + " " + new File("", "c")
                + " " + new File(new File("p"), "q/r") + " " + File.separator + File.pathSeparator + " "
                + new File("a").compareTo(new File("b")) + new File("a").equals(new File("a")) + " "
                + new File("/a/../b/./c").getCanonicalPath() + " " + new File("/x").toURI() + " " + new File("h").hashCode());
        t("null file", () -> {
            try { return new File((String) null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("invalid", () -> new File("a\0b").exists() + " " + new File("no/such/file").length() + new File("no/such").lastModified()
                + new File("no/such").list());
        Path it = p("/one/two/three");
        StringBuilder sb = new StringBuilder();
        for (Path q = it; q != null; q = q.getParent()) sb.append(q).append(' ');
        for (Path q : it) sb.append(q).append(',');
        System.out.println(sb);
    }
}
