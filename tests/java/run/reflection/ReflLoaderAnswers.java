import java.io.InputStream;

/** Class loaders that answer badly, and class files that are none. */
public class ReflLoaderAnswers {
    interface Code {
        Object run() throws Throwable;
    }

    static void show(String what, Code code) {
        try {
            System.out.println(what + ": " + code.run());
        } catch (Throwable t) {
            System.out.println(what + ": " + t + (t.getCause() == null ? "" : " by " + t.getCause()));
        }
    }

    static class Definer extends ClassLoader {
        Definer() {
            super(null);
        }

        Class<?> define(String name, byte[] bytes, int offset, int len) {
            return defineClass(name, bytes, offset, len);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (InputStream in = ReflLoaderAnswers.class.getResourceAsStream("ReflLoaderAnswers$Code.class")) {
            bytes = in.readAllBytes();
        }
        show("null", () -> Class.forName("some.Name", false, new ClassLoader() {
            @Override
            protected Class<?> findClass(String name) {
                return null;
            }
        }));
        show("another class", () -> Class.forName("some.Name", false, new ClassLoader() {
            @Override
            public Class<?> loadClass(String name) {
                return String.class;
            }
        }));
        show("an exception", () -> Class.forName("some.Name", false, new ClassLoader() {
            @Override
            public Class<?> loadClass(String name) {
                throw new IllegalStateException(name);
            }
        }));
        show("an array of null", () -> Class.forName("[Lsome.Name;", false, new ClassLoader() {
            @Override
            protected Class<?> findClass(String name) {
                return null;
            }
        }));
        Definer definer = new Definer();
        show("five bytes", () -> definer.define("Some", new byte[] {1, 2, 3, 4, 5}, 0, 5));
        show("ten bytes", () -> definer.define("Some", new byte[10], 0, 10));
        show("no bytes", () -> definer.define("Some", new byte[0], 0, 0));
        show("negative offset", () -> definer.define("Some", new byte[3], -1, 5));
        show("negative length", () -> definer.define("Some", new byte[3], 1, -1));
        show("too long", () -> definer.define("Some", new byte[3], 1, 3));
        show("cut", () -> definer.define("ReflLoaderAnswers$Code", bytes, 0, 60));
        show("another name", () -> {
            try {
                return definer.define("Some", bytes, 0, bytes.length);
            } catch (NoClassDefFoundError e) {
                // Which name comes first depends on the update release.
                System.out.println(e.getMessage().contains("Some") && e.getMessage().contains("(wrong name: "));
                return null;
            }
        });
        show("its name", () -> definer.define("ReflLoaderAnswers$Code", bytes, 0, bytes.length));
    }
}
