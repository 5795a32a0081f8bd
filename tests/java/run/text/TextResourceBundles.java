// ResourceBundle from nested ListResourceBundle classes: candidate chain by locale, parents, missing keys, types, control, PropertyResourceBundle.
import java.io.*;
import java.util.*;

public class TextResourceBundles {
    public static class Msgs extends ListResourceBundle { protected Object[][] getContents() { return new Object[][] {{"hello", "Hello"}, {"bye", "Goodbye"}, {"nums", new int[] {1, 2, 3}}, {"words", new String[] {"a", "b"}}, {"only.root", "root"}, {"count", 42}}; } }
    public static class Msgs_de extends ListResourceBundle { protected Object[][] getContents() { return new Object[][] {{"hello", "Hallo"}, {"bye", "Tschuess"}, {"only.de", "de"}}; } }
    public static class Msgs_de_AT extends ListResourceBundle { protected Object[][] getContents() { return new Object[][] {{"hello", "Servus"}}; } }
    public static class Msgs_fr extends ListResourceBundle { protected Object[][] getContents() { return new Object[][] {{"hello", "Bonjour"}, {"count", "pas un nombre"}}; } }
    public static class Lazy extends ResourceBundle { static int calls; protected Object handleGetObject(String k) { calls++; return k.startsWith("x") ? k.toUpperCase(Locale.ROOT) : null; } public Enumeration<String> getKeys() { return Collections.enumeration(List.of("x1", "x2")); } }
    public static class Broken extends ListResourceBundle { protected Object[][] getContents() { return new Object[][] {{"k", null}}; } }
    static void o(Object x) { System.out.println(x); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    static final ResourceBundle.Control NOFALL = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_DEFAULT);
    public static void main(String[] args) throws IOException {
        String base = "TextResourceBundles$Msgs";
        for (Locale l : new Locale[] {Locale.ROOT, Locale.GERMAN, Locale.GERMANY, new Locale("de", "AT"), new Locale("de", "AT", "wien"), Locale.FRANCE, Locale.JAPAN}) { ResourceBundle b = ResourceBundle.getBundle(base, l, NOFALL); o(l + " -> [" + b.getLocale() + "] " + b.getString("hello") + " " + b.getString("bye") + " " + b.getObject("count") + " " + b.getString("only.root") + " " + t(() -> b.getString("only.de")) + " " + new TreeSet<>(b.keySet()) + " " + b.containsKey("only.de") + " " + b.getBaseBundleName() + " " + b.getClass().getSimpleName()); }
        ResourceBundle r = ResourceBundle.getBundle(base, Locale.ROOT, NOFALL);
        o(t(() -> r.getString("nope")) + " " + t(() -> r.getString("count")) + " " + ((int[]) r.getObject("nums")).length + " " + String.join("+", r.getStringArray("words")) + " " + t(() -> r.getString(null)) + " " + t(() -> r.getStringArray("hello")) + " " + t(() -> r.getObject("")));
        o(t(() -> ResourceBundle.getBundle("no.such.bundle", Locale.US, NOFALL)));
        try { ResourceBundle.getBundle("nope", Locale.US, NOFALL); } catch (MissingResourceException e) { o(e.getClassName() + " | " + e.getKey() + "|"); }
        try { r.getString("zz"); } catch (MissingResourceException e) { o(e.getClassName() + " | " + e.getKey()); }
        o((ResourceBundle.getBundle(base, Locale.GERMAN, NOFALL) == ResourceBundle.getBundle(base, Locale.GERMAN, NOFALL)) + " " + Collections.list(r.getKeys()).size());
        ResourceBundle.clearCache(); o(ResourceBundle.getBundle(base, Locale.GERMAN, NOFALL).getString("hello"));
        ResourceBundle lz = ResourceBundle.getBundle("TextResourceBundles$Lazy", Locale.ROOT, NOFALL);
        o(lz.getString("xyz") + " " + t(() -> lz.getString("abc")) + " " + Lazy.calls + " " + lz.keySet() + lz.containsKey("x9"));
        o(t(() -> new Broken().getObject("k")) + " " + t(() -> new ListResourceBundle() { protected Object[][] getContents() { return new Object[][] {{null, "v"}}; } }.getObject("k")));
        PropertyResourceBundle p = new PropertyResourceBundle(new StringReader("a=1\nb = two words\nc:\\u0041\n# no\n"));
        o(p.getString("a") + p.getString("b") + p.getString("c") + new TreeSet<>(p.keySet()) + t(() -> p.getString("d")) + p.handleGetObject("a") + p.getLocale());
        o(t(() -> p.handleGetObject(null)));
        StringBuilder log = new StringBuilder();
        ResourceBundle.Control c = new ResourceBundle.Control() { @Override public List<String> getFormats(String b) { return FORMAT_CLASS; } @Override public List<Locale> getCandidateLocales(String b, Locale l) { List<Locale> x = super.getCandidateLocales(b, l); log.append(x); return x; } @Override public ResourceBundle newBundle(String b, Locale l, String f, ClassLoader cl, boolean reload) throws IllegalAccessException, InstantiationException, IOException { log.append('<').append(toBundleName(b, l)).append('>'); return super.newBundle(b, l, f, cl, reload); } @Override public Locale getFallbackLocale(String b, Locale l) { return l.equals(Locale.GERMAN) ? null : Locale.GERMAN; } @Override public long getTimeToLive(String b, Locale l) { return TTL_DONT_CACHE; } };
        ResourceBundle k = ResourceBundle.getBundle(base, new Locale("de", "AT"), c);
        o(k.getString("hello") + " " + log.toString().replace("TextResourceBundles$", ""));
        o(NOFALL.getCandidateLocales("b", Locale.forLanguageTag("zh-Hant-TW")) + " " + NOFALL.getCandidateLocales("b", new Locale("no", "NO", "NY")) + " " + NOFALL.toBundleName("pkg.B", new Locale("de", "AT")) + " " + NOFALL.toResourceName("pkg.B", "properties") + " " + NOFALL.getFormats("b"));
        // a bundle built by hand with an explicit parent
        class Hand extends ListResourceBundle { final Object[][] c; Hand(ResourceBundle up, Object[]... c) { this.c = c; setParent(up); } protected Object[][] getContents() { return c; } }
        ResourceBundle up = new Hand(null, new Object[] {"x", "up"}, new Object[] {"y", "upy"}), dn = new Hand(up, new Object[] {"x", "down"});
        o(dn.getString("x") + dn.getString("y") + new TreeSet<>(dn.keySet()) + t(() -> dn.getString("z"))); String pat = k.getString("hello") + ", {0}!";
        o(java.text.MessageFormat.format(pat, "Welt"));
    }
}
