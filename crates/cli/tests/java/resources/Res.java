import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.ServiceLoader;

/** Files of the class path in every way in which a program comes to them; a second thread runs, so there is a search. */
public class Res {
    public interface Shape {
        String name();
    }

    public static class Round implements Shape {
        public String name() {
            return "round";
        }
    }

    public static class Flat implements Shape {
        public String name() {
            return "flat";
        }
    }

    static String read(InputStream in) throws IOException {
        return in == null ? "null" : new String(in.readAllBytes(), StandardCharsets.UTF_8).trim();
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> {}).start();
        System.out.println(read(Res.class.getResourceAsStream("note.txt")));
        System.out.println(read(Res.class.getResourceAsStream("/sub/deep note.txt")));
        System.out.println(read(Res.class.getResourceAsStream("none.txt")) + " " + ClassLoader.getSystemResource("nothing/at/all"));
        URL url = Res.class.getResource("/sub/deep note.txt");
        System.out.println(url.getProtocol() + " " + url.getPath().endsWith("/sub/deep%20note.txt") + " " + read(url.openStream()));
        System.out.println(url.openConnection().getContentLength() + " " + read(new URL(url, "other.txt").openStream()));
        try {
            new URL(url, "missing.txt").openStream();
            System.out.println("opened");
        } catch (FileNotFoundException e) {
            System.out.println("not found");
        }
        for (Enumeration<URL> e = Res.class.getClassLoader().getResources("note.txt"); e.hasMoreElements();) {
            System.out.println(read(e.nextElement().openStream()));
        }
        for (Shape shape : ServiceLoader.load(Shape.class)) {
            System.out.println(shape.name());
        }
        System.out.println(ResourceBundle.getBundle("texts").getString("hello"));
        System.out.println(Res.class.getResource("Res.class").toString().endsWith("/Res.class"));
        System.out.println(Res.class.getResourceAsStream("Res.class").read());
        System.out.println(Object.class.getResource("Object.class"));
        JarURLConnection inJar = (JarURLConnection) Res.class.getResource("/in jar.txt").openConnection();
        System.out.println(inJar.getEntryName() + ": " + read(inJar.getInputStream()));
        if (args.length > 0) {
            System.out.println(inJar.getJarFile().size());
        }
    }
}
