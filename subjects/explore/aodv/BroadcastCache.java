/**
 * The requests that a node has seen: pairs of who asked and the number of that broadcast.
 *
 * Sorted, and without spare room, as the routing table is.
 */
final class BroadcastCache {
    private static final class Id implements Comparable<Id> {
        final int origin;
        final int broadcast;

        Id(int origin, int broadcast) {
            this.origin = origin;
            this.broadcast = broadcast;
        }

        @Override
        public int compareTo(Id other) {
            return origin != other.origin ? Integer.compare(origin, other.origin) : Integer.compare(broadcast, other.broadcast);
        }
    }

    private Id[] ids = new Id[0];

    boolean isEmpty() {
        return ids.length == 0;
    }

    void clear() {
        ids = new Id[0];
    }

    /**
     * A request has come.
     *
     * @return whether it is the first time
     */
    boolean add(int origin, int broadcast) {
        Id id = new Id(origin, broadcast);
        int at = 0;
        while (at < ids.length && ids[at].compareTo(id) < 0) at++;
        if (at < ids.length && ids[at].compareTo(id) == 0) return false;
        Id[] larger = new Id[ids.length + 1];
        for (int i = 0; i < at; i++) larger[i] = ids[i];
        larger[at] = id;
        for (int i = at; i < ids.length; i++) larger[i + 1] = ids[i];
        ids = larger;
        return true;
    }

    boolean isWellFormed() {
        for (int i = 1; i < ids.length; i++) {
            if (ids[i - 1].compareTo(ids[i]) >= 0) return false;
        }
        return true;
    }
}
