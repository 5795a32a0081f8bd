/**
 * An entry of a routing table: how packets get to one destination.
 *
 * An entry is never forgotten when it becomes invalid, because its number says how new a route must be to replace it.
 */
final class Route implements Comparable<Route> {
    /** The hops of a route that is not valid. */
    static final int INFINITY = Integer.MAX_VALUE;

    /** The next hop of a route that never was valid. */
    static final int NOBODY = -1;

    /** The number of a route that never was valid; every number of a destination is larger. */
    static final int UNKNOWN = 0;

    final int destination;
    int nextHop;
    int hops;

    /** The destination's number when it answered for this route: larger is newer. */
    int number;

    /** The neighbours that were told of this route, in order. */
    private int[] users = new int[0];

    /** What a node has that looks for a route and never had one. */
    Route(int destination) {
        this.destination = destination;
        nextHop = NOBODY;
        hops = INFINITY;
        number = UNKNOWN;
    }

    Route(int destination, int nextHop, int hops, int number) {
        this.destination = destination;
        this.nextHop = nextHop;
        this.hops = hops;
        this.number = number;
    }

    boolean isValid() {
        return hops != INFINITY;
    }

    /** Whether a route that is offered is better: newer, or as new and shorter. */
    boolean isWorseThan(int otherNumber, int otherHops) {
        return number < otherNumber || number == otherNumber && hops > otherHops;
    }

    void replace(int newNextHop, int newHops, int newNumber) {
        nextHop = newNextHop;
        hops = newHops;
        number = newNumber;
        users = new int[0];
    }

    /** The route is there no more; who looks for another must find one with this number. */
    void invalidate(int newNumber) {
        hops = INFINITY;
        number = newNumber;
        users = new int[0];
    }

    void addUser(int node) {
        int at = 0;
        while (at < users.length && users[at] < node) at++;
        if (at < users.length && users[at] == node) return;
        int[] larger = new int[users.length + 1];
        for (int i = 0; i < at; i++) larger[i] = users[i];
        larger[at] = node;
        for (int i = at; i < users.length; i++) larger[i + 1] = users[i];
        users = larger;
    }

    int[] users() {
        return users;
    }

    @Override
    public int compareTo(Route other) {
        return Integer.compare(destination, other.destination);
    }

    boolean isWellFormed() {
        for (int i = 1; i < users.length; i++) {
            if (users[i - 1] >= users[i]) return false;
        }
        return hops > 0 && number >= UNKNOWN && (!isValid() || nextHop != NOBODY);
    }

    @Override
    public String toString() {
        String how = isValid() ? "over " + nextHop + " in " + hops : "not valid";
        return "to " + destination + " " + how + " (number " + number + ")";
    }
}
