/**
 * An ad-hoc network whose nodes find routes by AODV, with what can happen in it: the case study of d'Amorim's dissertation
 * (sections 2.7, 3.4.3 and 4.4.4, tables 4.6 and 4.7), where the code was that of the simulator J-Sim. This one is written from
 * the dissertation's description, so that its states are not J-Sim's.
 *
 * The nodes are a chain of three, none with a route. The last one is the destination, the only one that others look for. Six
 * events can happen; each is a method that does nothing and returns false where its guard says that it cannot happen:
 *
 * <pre>
 * routeTimeout(n)       n has a valid route to the destination
 * routeRequest(n)       n is not the destination and has no valid route to it
 * deliver(n, i)         more than i packets are on their way to n; the i-th arrives
 * lose(n, i)            the same; the i-th is lost
 * broadcastTimeout(n)   n remembers a broadcast
 * restart(n)            always
 * </pre>
 *
 * The property: no route runs in a circle (loopFree, which is also repOk). Without an error it holds; with each of the errors
 * (the argument of the constructor, see AodvError) it is first violated in iteration 9, as in the dissertation. There too a bad
 * state is not explored on, but the exploration is.
 *
 * Explore all six with 0..2, depth N (30 calls for each state). The states found in N-1 iterations, which are those expanded in
 * N but for bad ones:
 *
 * <pre>
 * N                  6     7      8      9      10
 * the dissertation 1061  3796  13195  44735  147805
 * NONE              862  3318  12492  46047  166693
 * DELETED_ROUTES    862  3309  12411  45511  163575
 * SAME_NUMBER       862  3317  12486  46028  166643
 * SILENT_RESTART   1117  4532  18089  71111  275516
 * </pre>
 *
 * Why restarting is more than forgetting: a node that has forgotten what it knew of a destination takes any route to it, also
 * one that leads over itself. The protocol has it wait until all others have noticed that it is gone. Here this is one event:
 * packets from and to the node are lost, and its neighbours give up their routes over it.
 */
public class AodvNetwork {
    private final AodvError error;
    private final Medium medium;
    private final Node[] nodes;

    public AodvNetwork() {
        this(AodvError.NONE);
    }

    public AodvNetwork(AodvError error) {
        this(error, 3);
    }

    public AodvNetwork(AodvError error, int size) {
        this.error = error;
        medium = new Medium(size);
        nodes = new Node[size];
        for (int i = 0; i < size; i++) nodes[i] = new Node(i, medium, error);
    }

    private int destination() {
        return nodes.length - 1;
    }

    private boolean isNode(int node) {
        return 0 <= node && node < nodes.length;
    }

    /** The route from a node to the destination becomes invalid because nobody used it. */
    public boolean routeTimeout(int node) {
        if (!isNode(node) || nodes[node].validRoute(destination()) == null) return false;
        nodes[node].timeOut(destination());
        return true;
    }

    /** A node looks for a route to the destination. */
    public boolean routeRequest(int node) {
        if (!isNode(node) || node == destination() || nodes[node].validRoute(destination()) != null) return false;
        nodes[node].lookFor(destination());
        return true;
    }

    /** A packet arrives. */
    public boolean deliver(int node, int packet) {
        if (!medium.has(node, packet)) return false;
        medium.take(node, packet).arriveAt(nodes[node]);
        return true;
    }

    /** A packet does not arrive. */
    public boolean lose(int node, int packet) {
        if (!medium.has(node, packet)) return false;
        medium.take(node, packet);
        return true;
    }

    /** A node forgets which requests it has seen. */
    public boolean broadcastTimeout(int node) {
        if (!isNode(node) || !nodes[node].hasSeenBroadcasts()) return false;
        nodes[node].forgetBroadcasts();
        return true;
    }

    /** A node begins anew and knows nothing. */
    public boolean restart(int node) {
        if (!isNode(node)) return false;
        nodes[node] = new Node(node, medium, error);
        if (error == AodvError.SILENT_RESTART) return true;
        medium.clear(node);
        for (Node other : nodes) {
            if (medium.areNeighbours(node, other.id)) other.loseNeighbour(node);
        }
        return true;
    }

    /** Who follows valid routes from any node to any destination comes to no node twice. */
    public boolean loopFree() {
        for (int destination = 0; destination < nodes.length; destination++) {
            for (int start = 0; start < nodes.length; start++) {
                if (runsInCircle(start, destination)) return false;
            }
        }
        return true;
    }

    private boolean runsInCircle(int start, int destination) {
        int at = start;
        for (int hops = 0; hops < nodes.length; hops++) {
            Route route = at == destination ? null : nodes[at].validRoute(destination);
            if (route == null) return false;
            at = route.nextHop;
        }
        return at != destination;
    }

    public boolean repOk() {
        for (Node node : nodes) {
            if (!node.isWellFormed()) return false;
        }
        return medium.isWellFormed() && loopFree();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Node node : nodes) text.append(node).append('\n');
        return text.append("on the way: ").append(medium).toString();
    }
}
