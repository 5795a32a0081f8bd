import jaunt.spec.Declarative;
import jaunt.spec.EntryCheck;
import jaunt.spec.Tree;

/**
 * A cache with two layers: the second example of section 5 of Roberson and Boyapati (2010), written after its description. A
 * key is in one of the maps at most, and nothing is in the temporary one while it is disabled.
 *
 * <p>Against CacheModel; with --replace TreeMap=AbsMap the maps are of the class AbsMap.
 */
public class DualCache implements EntryCheck {
    @Tree private final TreeMap permanent = new TreeMap();
    @Tree private final TreeMap temporary = new TreeMap();
    private boolean temporaryEnabled;

    /** What the cache remembers of a key, computed if it does not yet. */
    public Object lookup(Object key) {
        Object value = permanent.get(key);
        if (value != null) {
            return value;
        }
        if (temporaryEnabled) {
            value = temporary.get(key);
            if (value != null) {
                return value;
            }
        }
        value = compute(key);
        if (temporaryEnabled) {
            temporary.put(key, value);
        } else {
            permanent.put(key, value);
        }
        return value;
    }

    /** One of eight values. */
    static Object compute(Object key) {
        return key.hashCode() & 7;
    }

    public boolean remove(Object key) {
        return permanent.remove(key) != null || temporary.remove(key) != null;
    }

    public void enableTemporary() {
        temporaryEnabled = true;
    }

    public void disableTemporary() {
        temporaryEnabled = false;
        temporary.clear();
    }

    public boolean promote(Object key) {
        Object value = temporary.remove(key);
        if (value == null) {
            return false;
        }
        permanent.put(key, value);
        return true;
    }

    public boolean demote(Object key) {
        if (!temporaryEnabled) {
            return false;
        }
        Object value = permanent.remove(key);
        if (value == null) {
            return false;
        }
        temporary.put(key, value);
        return true;
    }

    @Declarative
    boolean repOk() {
        return permanent != null
                && temporary != null
                && permanent.repOk()
                && temporary.repOk()
                && (temporaryEnabled || temporary.isEmpty())
                && permanent.forAll(this);
    }

    /** What is permanent is not temporary as well. */
    @Override
    @Declarative
    public boolean holds(Object key, Object value) {
        return !temporary.containsKey(key);
    }

    CacheModel abstraction() {
        return new CacheModel(permanent.abstraction(), temporary.abstraction(), temporaryEnabled);
    }
}
