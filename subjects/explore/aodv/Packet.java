/**
 * What nodes send each other. A packet does not change once it is sent; each receiver of a broadcast gets its own.
 */
abstract class Packet implements Comparable<Packet> {
    /** The neighbour that sent it. */
    final int from;

    Packet(int from) {
        this.from = from;
    }

    /** The node has got this packet. */
    abstract void arriveAt(Node node);

    /** The same packet for another receiver. */
    abstract Packet copy();

    /** All that is in the packet, the kind first: two packets with one content are equal. */
    abstract int[] content();

    @Override
    public int compareTo(Packet other) {
        int[] ours = content();
        int[] theirs = other.content();
        // Contents of one kind have one length, and different kinds differ in the first place.
        for (int i = 0; i < ours.length; i++) {
            if (ours[i] != theirs[i]) return Integer.compare(ours[i], theirs[i]);
        }
        return Integer.compare(from, other.from);
    }
}
