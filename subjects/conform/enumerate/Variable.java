package enumerate;

/** A field or an element, and what it can be. One that can be only one thing is a constant. */
final class Variable {
    final Thing owner;

    /** {@code "key"}, {@code "[3]"}. */
    final String name;

    private final Class<?> type;
    private final long offset;
    final Object[] domain;

    /** The domain consists of null and alike objects: one is as good as another one that was not met yet. */
    final boolean alike;

    private int current;

    /** Whether the search has met it in the present candidate. */
    boolean met;

    Variable(Thing owner, String name, Class<?> type, long offset, Object[] domain, boolean alike) {
        this.owner = owner;
        this.name = name;
        this.type = type;
        this.offset = offset;
        this.domain = domain;
        this.alike = alike;
        write();
    }

    boolean isConstant() {
        return domain.length == 1;
    }

    int index() {
        return current;
    }

    Object value() {
        return domain[current];
    }

    void set(int index) {
        current = index;
        write();
    }

    /** Into the object: also what an operation has changed. */
    void write() {
        Memory.put(owner.object, offset, type, domain[current]);
    }
}
