import java.io.DataInputStream;
import java.io.IOException;
import java.io.FileInputStream;
import java.io.BufferedInputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Defines and links class files as the real JVM does, and says what came of each.
 * Arguments: the folder of the classes around them; a file of (name, length, bytes).
 */
public class Link {
    static class Loader extends ClassLoader {
        final Path dir; final String name; final byte[] bytes;
        Loader(Path dir, String name, byte[] bytes) { super(Link.class.getClassLoader()); this.dir = dir; this.name = name; this.bytes = bytes; }
        @Override protected Class<?> loadClass(String n, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(n)) {
                Class<?> c = findLoadedClass(n);
                if (c != null) return c;
                if (n.equals(name)) return defineClass(n, bytes, 0, bytes.length);
                Path file = dir.resolve(n.replace('.', '/') + ".class");
                if (n.indexOf('\0') < 0 && Files.exists(file)) {
                    try { byte[] b = Files.readAllBytes(file); return defineClass(n, b, 0, b.length); }
                    catch (IOException e) { throw new ClassNotFoundException(n, e); }
                }
                return super.loadClass(n, resolve);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Path dir = Path.of(args[0]);
        StringBuilder out = new StringBuilder();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[1])))) {
            int count = in.readInt();
            for (int i = 0; i < count; i++) {
                String name = in.readUTF();
                byte[] bytes = new byte[in.readInt()];
                in.readFully(bytes);
                String result;
                try {
                    Class<?> c = new Loader(dir, name, bytes).loadClass(name, false);
                    if (c.isInterface()) c.getDeclaredMethods(); else c.getDeclaredConstructors(); // links
                    result = "ok";
                } catch (Throwable t) {
                    String m = String.valueOf(t.getMessage());
                    int nl = m.indexOf('\n');
                    int reason = m.indexOf("Reason:");
                    String more = reason < 0 ? "" : m.substring(reason, Math.min(m.length(), reason + 200)).replace('\n', ' ');
                    result = t.getClass().getSimpleName() + " " + (nl < 0 ? m : m.substring(0, nl)) + " " + more;
                }
                out.append(result.replace('\n', ' ').replace('\r', ' ')).append('\n');
            }
        }
        System.out.write(out.toString().getBytes("UTF-8"));
        System.out.flush();
    }
}
