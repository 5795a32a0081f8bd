// verdict: assertion

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

// Parts of a stream add to a list that is not made for it.
public class CollectsIntoOneList {
    public static void main(String[] a) {
        List<String> all = new ArrayList<>(10);
        Stream.of("x", "y").parallel().forEach(all::add);
        assert all.size() == 2;
    }
}
