/** RREQ: a node asks all others for a route to a destination. */
final class RouteRequest extends Packet {
    /** Who asks, its own number, and which of its requests this is. */
    final int origin;

    final int originNumber;
    final int broadcast;

    /** Where a route is wanted to, and the number that it must have at least. */
    final int destination;

    final int destinationNumber;

    /** How many hops it is from who gets this to the origin. */
    final int hops;

    RouteRequest(int from, int origin, int originNumber, int broadcast, int destination, int destinationNumber, int hops) {
        super(from);
        this.origin = origin;
        this.originNumber = originNumber;
        this.broadcast = broadcast;
        this.destination = destination;
        this.destinationNumber = destinationNumber;
        this.hops = hops;
    }

    /** What a node that has no answer passes on. */
    RouteRequest passedOn(int node) {
        return new RouteRequest(node, origin, originNumber, broadcast, destination, destinationNumber, hops + 1);
    }

    @Override
    void arriveAt(Node node) {
        node.request(this);
    }

    @Override
    Packet copy() {
        return new RouteRequest(from, origin, originNumber, broadcast, destination, destinationNumber, hops);
    }

    @Override
    int[] content() {
        return new int[] {0, origin, originNumber, broadcast, destination, destinationNumber, hops};
    }

    @Override
    public String toString() {
        return "RREQ(" + origin + " asks for " + destination + ", broadcast " + broadcast + ")";
    }
}
