/** RERR: a destination cannot be reached any more over who sends this. */
final class RouteError extends Packet {
    final int destination;

    /** The number that a new route to it must have at least. */
    final int destinationNumber;

    RouteError(int from, int destination, int destinationNumber) {
        super(from);
        this.destination = destination;
        this.destinationNumber = destinationNumber;
    }

    @Override
    void arriveAt(Node node) {
        node.error(this);
    }

    @Override
    Packet copy() {
        return new RouteError(from, destination, destinationNumber);
    }

    @Override
    int[] content() {
        return new int[] {2, destination, destinationNumber};
    }

    @Override
    public String toString() {
        return "RERR(no way to " + destination + ", number " + destinationNumber + ")";
    }
}
