package jaunt.spec;

/** What a client asks of every entry of a map that is part of it: see {@link AbsMap#forAll}. */
public interface EntryCheck {
    /** Whether it holds for an entry with this key and this value. */
    @Declarative
    boolean holds(Object key, Object value);
}
