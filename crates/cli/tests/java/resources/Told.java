import java.io.BufferedReader;
import java.io.InputStreamReader;

/** Standard input at its end, and the packages of the program: as under `java`. */
public class Told {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        new Thread(() -> {}).start();
        System.out.println(System.in.available() + " " + System.in.read() + " " + System.in.available());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(in.ready() + " " + in.readLine());
        in.close();
        boolean own = false, library = false;
        for (Package p : Package.getPackages()) {
            own |= p == Told.class.getPackage();
            library |= p.getName().equals("java.util");
        }
        System.out.println(own + " " + library + " " + Package.getPackage("no.such.package"));
        System.out.println(Package.getPackage("") == Told.class.getPackage());
        ClassLoader loader = Told.class.getClassLoader();
        System.out.println(loader.getDefinedPackage("") == Told.class.getPackage());
        System.out.println(loader.getDefinedPackages().length + " " + loader.getDefinedPackage("java.util"));
        try {
            loader.getDefinedPackage(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
