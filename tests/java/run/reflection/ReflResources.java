// Resources on the class path (class files), ServiceLoader without providers and with JDK ones, modules, packages, ClassLoader
// API.
import java.io.*;
import java.lang.module.ModuleDescriptor;
import java.net.*;
import java.util.*;
import java.util.spi.*;

public class ReflResources {
    public interface NoProvider { int x(); } static class Nested { }
    public static void main(String[] args) throws Exception {
        for (String n : new String[]{ "ReflResources.class", "/ReflResources.class", "ReflResources$Nested.class", "nope.txt",
                "/java/lang/String.class", "" }) {
            URL u = ReflResources.class.getResource(n);
            System.out.println(n + " " + (u != null) + (u != null && n.startsWith("Refl") ? " " + u.getProtocol() + " "
                    + u.getPath().substring(u.getPath().lastIndexOf('/') + 1) : ""));
        }
        try (DataInputStream in = new DataInputStream(ReflResources.class.getResourceAsStream("ReflResources$Nested.class"))) {
            System.out.println(Integer.toHexString(in.readInt()) + " " + in.readUnsignedShort() + " " + in.readUnsignedShort() + " cp>"
                    + (in.readUnsignedShort() > 5));
        }
        try (InputStream in = Object.class.getResourceAsStream("String.class")) {
            byte[] b = in.readNBytes(4);
            System.out.println((b[0] & 255) + " " + (b[1] & 255) + " " + (b[2] & 255) + " " + (b[3] & 255));
        }
        ClassLoader cl = ReflResources.class.getClassLoader();
        System.out.println((cl.getResource("ReflResources.class") != null) + " " + (cl.getResource("/ReflResources.class") != null) + " "
                + (cl.getResourceAsStream("java/util/List.class") != null) + " " + Collections.list(cl.getResources("nothing")).size()
                + " " + Collections.list(cl.getResources("ReflResources.class")).size() + " "
                + cl.resources("ReflResources$Nested.class").count() + " "
                + (ClassLoader.getSystemResource("ReflResources.class") != null));
        ServiceLoader<NoProvider> sl = ServiceLoader.load(NoProvider.class);
        System.out.println(sl.findFirst().isPresent() + " " + sl.iterator().hasNext() + " " + sl.stream().count() + " " + sl);
        try { sl.iterator().next(); } catch (NoSuchElementException e) { System.out.println("NSEE"); }
        sl.reload();
        try { ServiceLoader.load((Class<NoProvider>) null); } catch (NullPointerException e) { System.out.println("NPE"); }
        System.out.println(ServiceLoader.load(Runnable.class).findFirst().isEmpty() + " "
                + ServiceLoader.loadInstalled(NoProvider.class).iterator().hasNext());
        boolean tool = false;
        for (ToolProvider tp : ServiceLoader.load(ToolProvider.class)) if (tp.name().equals("jar")) tool = true;
        System.out.println("jar tool " + tool + " " + ToolProvider.findFirst("none").isPresent());
        Module jb = Object.class.getModule(), un = ReflResources.class.getModule();
        System.out.println(jb.getName() + " " + jb.isExported("java.lang") + jb.isExported("jdk.internal.misc")
                + jb.isExported("jdk.internal.misc", un) + jb.isOpen("java.lang", un) + " " + un.isNamed() + un.isExported("x")
                + un.canRead(jb) + jb.canRead(un) + " " + jb.getDescriptor().name() + " " + jb.getDescriptor().isOpen() + " "
                + jb.getPackages().contains("java.util.concurrent.atomic") + " " + un.getDescriptor() + " "
                + jb.getLayer().findModule("java.base").isPresent() + ModuleLayer.boot().findModule("no.mod").isPresent());
        System.out.println(jb.getDescriptor().exports().stream().map(ModuleDescriptor.Exports::source).filter(s
                -> s.startsWith("java.util.z") || s.equals("java.io")).sorted().toList());
        Package p = List.class.getPackage();
        System.out.println(p + " " + p.getName() + " " + p.isSealed() + " " + p.getImplementationTitle() + " ["
                + ReflResources.class.getPackage() + "] " + cl.getDefinedPackage("java.util") + " "
                + ReflResources.class.getPackage().getName().length());
        System.out.println(ReflResources.class.getProtectionDomain() != null
                && ReflResources.class.getProtectionDomain().getCodeSource() != null
                && Object.class.getProtectionDomain().getCodeSource() == null);
        ResourceBundle.Control c = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        try { ResourceBundle.getBundle("ReflNoBundle", Locale.ROOT); } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getClassName() + " [" + e.getKey() + "]");
        }
        ResourceBundle rb = ResourceBundle.getBundle("ReflResources$Bun", Locale.ROOT);
        System.out.println(rb.getString("k") + " " + rb.keySet() + rb.getBaseBundleName());
        try { rb.getString("zz"); } catch (MissingResourceException e) { System.out.println(e.getMessage()); }
        System.out.println(ResourceBundle.getBundle("ReflResources$Bun", Locale.FRENCH).getString("k")
                + ResourceBundle.getBundle("ReflResources$Bun", Locale.FRENCH).getString("only"));
    }
    public static class Bun extends ListResourceBundle {
        protected Object[][] getContents() { return new Object[][]{{"k", "value"}, {"only", "root"}}; }
    }
    public static class Bun_fr extends ListResourceBundle {
        protected Object[][] getContents() { return new Object[][]{{"k", "valeur"}}; }
    }
}
