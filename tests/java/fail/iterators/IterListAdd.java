// verdict: exception java.util.ConcurrentModificationException

// One thread walks over a list while another one adds to it.
import java.util.ArrayList;
import java.util.List;

public class IterListAdd {
    public static void main(String[] a) {
        List<String> names = new ArrayList<>(8);
        names.add("ada");
        names.add("bob");
        Thread t = new Thread(() -> names.add("cy"));
        t.start();
        int letters = 0;
        for (String n : names) letters += n.length();
    }
}
