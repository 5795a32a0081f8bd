package jaunt.spec;

import java.util.Objects;

/** A set as a list of members in no order. Members are compared by {@code equals}; the results are those of {@code java.util.Set}. */
public class AbsSet {
    /** One member. */
    public static final class Member implements SpecList.Element {
        @Key Object key;

        /** A member to be put into a list. */
        public Member(Object key) {
            this.key = key;
        }

        @Override
        @Declarative
        public boolean matches(Object key) {
            return Objects.equals(this.key, key);
        }

        @Override
        @Declarative
        public boolean equalTo(Object other) {
            return other instanceof Member && Objects.equals(key, ((Member) other).key);
        }
    }

    private final SpecList<Member> members;

    /** An empty set. */
    public AbsSet() {
        this(new SpecList<>());
    }

    /** A set of these members, which differ. */
    public AbsSet(SpecList<Member> members) {
        this.members = members;
    }

    /** Whether it was not there before. */
    public boolean add(@Key Object key) {
        if (members.find(key) != null) {
            return false;
        }
        members.add(new Member(key));
        return true;
    }

    /** Whether it was there. */
    public boolean remove(@Key Object key) {
        Member member = members.find(key);
        members.remove(member);
        return member != null;
    }

    /** Whether it is there. */
    @Declarative
    public boolean contains(@Key Object key) {
        return members.find(key) != null;
    }

    /** Whether there are no members. */
    @Declarative
    public boolean isEmpty() {
        return members.isEmpty();
    }

    /** How many members there are. */
    @Declarative
    public int size() {
        return members.size();
    }

    /** Takes all members out. */
    public void clear() {
        members.clear();
    }

    /** No member is there twice. */
    @Declarative
    public boolean repOk() {
        return members != null && distinct(0);
    }

    @Declarative
    private boolean distinct(int i) {
        return i == members.slots()
                || (!members.has(i) || members.find(members.slot(i).key) == members.slot(i)) && distinct(i + 1);
    }

    /** A copy: a set that takes the place of a module stands for itself. */
    public AbsSet abstraction() {
        return new AbsSet(members.map(member -> new Member(member.key)));
    }

    /** The same members, in any order. */
    @Declarative
    public boolean equalTo(AbsSet other) {
        return members.sameElements(other.members);
    }
}
