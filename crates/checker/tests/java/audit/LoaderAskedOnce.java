import java.io.IOException;
import java.io.InputStream;

/** A loader of the program's own is asked for a class when code comes to need it. In an execution of the search that follows another one, it is not asked again. */
public class LoaderAskedOnce {
    static volatile int asked;

    public static class Needs implements Runnable {
        @Override
        public void run() {
            new Needed();
        }
    }

    public static class Needed {}

    static class Loader extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("LoaderAskedOnce$")) {
                return super.loadClass(name, resolve);
            }
            asked++;
            try (InputStream in = LoaderAskedOnce.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Runnable needs = (Runnable) new Loader().loadClass("LoaderAskedOnce$Needs").getConstructor().newInstance();
        Thread thread = new Thread(needs);
        thread.start();
        thread.join();
        if (asked != 2) {
            throw new AssertionError("asked for " + asked);
        }
    }
}
