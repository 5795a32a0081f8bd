import jaunt.spec.AbsSet;
import jaunt.spec.Declarative;
import jaunt.spec.EntryCheck;
import jaunt.spec.Tree;

/**
 * A set as the keys of a {@link TreeMap}.
 *
 * <p>Against jaunt.spec.AbsSet; with --replace TreeMap=AbsMap the map is an AbsMap.
 */
public class TreeSet implements EntryCheck {
    private static final Object PRESENT = new Object();

    @Tree private final TreeMap map = new TreeMap();

    public boolean add(Object key) {
        return map.put(key, PRESENT) == null;
    }

    public boolean remove(Object key) {
        return map.remove(key) != null;
    }

    public boolean contains(Object key) {
        return map.get(key) != null;
    }

    @Declarative
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Declarative
    public int size() {
        return map.size();
    }

    public void clear() {
        map.clear();
    }

    @Declarative
    boolean repOk() {
        return map != null && map.repOk() && map.forAll(this);
    }

    /** By its value a key is known to be there. */
    @Override
    @Declarative
    public boolean holds(Object key, Object value) {
        return value != null;
    }

    AbsSet abstraction() {
        return map.abstraction().keys();
    }
}
