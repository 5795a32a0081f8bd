/** RREP: a route is offered, to who asked for it and to all on the way there. */
final class RouteReply extends Packet {
    final int destination;
    final int destinationNumber;

    /** How many hops it is from who gets this to the destination. */
    final int hops;

    /** Who asked. */
    final int origin;

    RouteReply(int from, int destination, int destinationNumber, int hops, int origin) {
        super(from);
        this.destination = destination;
        this.destinationNumber = destinationNumber;
        this.hops = hops;
        this.origin = origin;
    }

    /** What a node on the way to the origin passes on. */
    RouteReply passedOn(int node) {
        return new RouteReply(node, destination, destinationNumber, hops + 1, origin);
    }

    @Override
    void arriveAt(Node node) {
        node.reply(this);
    }

    @Override
    Packet copy() {
        return new RouteReply(from, destination, destinationNumber, hops, origin);
    }

    @Override
    int[] content() {
        return new int[] {1, destination, destinationNumber, hops, origin};
    }

    @Override
    public String toString() {
        return "RREP(" + origin + " gets to " + destination + " in " + hops + ", number " + destinationNumber + ")";
    }
}
