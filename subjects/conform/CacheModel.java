import jaunt.spec.AbsMap;
import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.Tree;

/** What {@link DualCache} is to its users. */
public class CacheModel {
    @Tree private final AbsMap permanent;
    @Tree private final AbsMap temporary;
    private boolean enabled;

    public CacheModel() {
        this(new AbsMap(), new AbsMap(), false);
    }

    CacheModel(AbsMap permanent, AbsMap temporary, boolean enabled) {
        this.permanent = permanent;
        this.temporary = temporary;
        this.enabled = enabled;
    }

    public Object lookup(@Key Object key) {
        Object value = known(key);
        if (value == null) {
            value = DualCache.compute(key);
            (enabled ? temporary : permanent).put(key, value);
        }
        return value;
    }

    @Declarative
    private Object known(Object key) {
        return permanent.containsKey(key) ? permanent.get(key) : temporary.get(key);
    }

    public boolean remove(@Key Object key) {
        boolean known = known(key) != null;
        permanent.remove(key);
        temporary.remove(key);
        return known;
    }

    public void enableTemporary() {
        enabled = true;
    }

    public void disableTemporary() {
        enabled = false;
        temporary.clear();
    }

    public boolean promote(@Key Object key) {
        return move(key, temporary, permanent);
    }

    public boolean demote(@Key Object key) {
        return enabled && move(key, permanent, temporary);
    }

    private static boolean move(Object key, AbsMap from, AbsMap to) {
        Object value = from.remove(key);
        if (value == null) {
            return false;
        }
        to.put(key, value);
        return true;
    }

    @Declarative
    public boolean repOk() {
        return permanent != null && temporary != null && permanent.repOk() && temporary.repOk();
    }

    @Declarative
    public boolean equalTo(CacheModel other) {
        return permanent.equalTo(other.permanent) && temporary.equalTo(other.temporary) && enabled == other.enabled;
    }
}
