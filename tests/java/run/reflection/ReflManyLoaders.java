import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

/** More class loaders than anybody expects, each with its own copy of a class. */
public class ReflManyLoaders {
    public static class Counter {
        static int count;

        public static int next() {
            return ++count;
        }
    }

    static class Loader extends ClassLoader {
        final byte[] bytes;

        Loader(byte[] bytes) {
            super(null);
            this.bytes = bytes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.equals("ReflManyLoaders$Counter")) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (InputStream in = ReflManyLoaders.class.getResourceAsStream("ReflManyLoaders$Counter.class")) {
            bytes = in.readAllBytes();
        }
        Set<Class<?>> classes = new HashSet<>();
        int sum = 0;
        for (int i = 0; i < 1300; i++) {
            Loader loader = new Loader(bytes);
            Class<?> c = loader.loadClass("ReflManyLoaders$Counter");
            if (c.getClassLoader() != loader || c != Class.forName("ReflManyLoaders$Counter", true, loader)) {
                System.out.println("wrong loader at " + i);
            }
            classes.add(c);
            sum += (Integer) c.getMethod("next").invoke(null);
        }
        System.out.println(classes.size() + " classes, sum " + sum);
    }
}
