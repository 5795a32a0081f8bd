// verdict: pass
// outcomes: nullnull | nullde | dede | cme

import java.util.*;

// Locale.lookup goes through a list of the program that was made in the search.
public class LookupInList {
    static volatile List<Locale> list;
    public static void main(String[] a) throws Exception {
        List<Locale.LanguageRange> r = Locale.LanguageRange.parse("de");
        Locale.lookup(r, new ArrayList<>(List.of(Locale.ENGLISH)));
        Thread t = new Thread(() -> { List<Locale> l = list; if (l != null) l.add(Locale.GERMAN); });
        t.start();
        List<Locale> l = new ArrayList<>(); l.add(Locale.ENGLISH);
        list = l;
        String s;
        try { s = "" + Locale.lookup(r, l) + Locale.lookup(r, l); } catch (ConcurrentModificationException e) { s = "cme"; }
        System.out.println(s);
        t.join();
    }
}
