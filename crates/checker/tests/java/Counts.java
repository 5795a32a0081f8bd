import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Programs in which it matters, or does not, how often a collection was modified. */
public class Counts {
    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "iterator" -> iterator(true);
            case "quiet" -> iterator(false);
            case "sublist" -> subList();
            case "view" -> view();
            case "callback" -> callback();
            default -> endless();
        }
    }

    /** Another thread changes the list, and changes it back, while this one is between two elements. */
    private static void iterator(boolean during) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        Thread other = new Thread(() -> {
            synchronized (list) {
                list.add(4);
                list.remove(3);
            }
        });
        other.start();
        if (!during) {
            other.join();
        }
        int sum = 0;
        Iterator<Integer> i;
        synchronized (list) {
            i = list.iterator();
        }
        for (;;) {
            synchronized (list) {
                if (!i.hasNext()) {
                    break;
                }
                sum += i.next();
            }
        }
        assert sum == 6;
        other.join();
    }

    /** A sub-list remembers the count in a field that has the name of the count itself. */
    private static void subList() throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> part = list.subList(0, 2);
        Thread other = new Thread(() -> {
            synchronized (list) {
                list.add(4);
                list.remove(3);
            }
        });
        other.start();
        synchronized (list) {
            assert part.size() == 2;
        }
        other.join();
    }

    /** The entries of a sub-map are counted again only if the map was modified. */
    private static void view() throws Exception {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        var entries = map.subMap(0, 10).entrySet();
        assert entries.size() == 1;
        Thread other = new Thread(() -> {
            synchronized (map) {
                map.put(2, 2);
            }
            synchronized (map) {
                map.remove(2);
            }
        });
        other.start();
        synchronized (map) {
            assert entries.size() == 1;
        }
        other.join();
    }

    /** A count is in a register of a method of the library while the program's code runs. */
    private static void callback() throws Exception {
        Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                map.put(2, 2);
                map.remove(2);
            }
        });
        other.start();
        map.forEach((key, value) -> {
            synchronized (lock) {
                assert key == 1;
            }
        });
        other.join();
    }

    /** Only finitely many states if counts do not count. */
    private static void endless() throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread other = new Thread(() -> {
            for (;;) {
                synchronized (map) {
                    map.remove(1);
                }
            }
        });
        other.setDaemon(true);
        other.start();
        for (;;) {
            synchronized (map) {
                map.put(1, 1);
            }
        }
    }
}
