/**
 * The packets that are on their way between neighbours, and who is whose neighbour: a chain.
 *
 * Packets have no order among them: each can arrive next, or be lost. Those to one node are kept sorted, so that the order in
 * which they were sent makes no difference between states.
 */
final class Medium {
    /** By receiver. */
    private final Packet[][] packets;

    Medium(int nodes) {
        packets = new Packet[nodes][];
        for (int i = 0; i < nodes; i++) packets[i] = new Packet[0];
    }

    boolean areNeighbours(int one, int other) {
        return one == other - 1 || one == other + 1;
    }

    /** Whether there is an i-th packet for a node. */
    boolean has(int to, int i) {
        return 0 <= to && to < packets.length && 0 <= i && i < packets[to].length;
    }

    void send(Packet packet, int to) {
        if (!areNeighbours(packet.from, to)) throw new IllegalStateException(to + " does not hear " + packet.from);
        Packet[] old = packets[to];
        int at = 0;
        while (at < old.length && old[at].compareTo(packet) < 0) at++;
        Packet[] larger = new Packet[old.length + 1];
        for (int i = 0; i < at; i++) larger[i] = old[i];
        larger[at] = packet;
        for (int i = at; i < old.length; i++) larger[i + 1] = old[i];
        packets[to] = larger;
    }

    /** To all neighbours. */
    void broadcast(Packet packet) {
        for (int to = 0; to < packets.length; to++) {
            if (areNeighbours(packet.from, to)) send(packet.copy(), to);
        }
    }

    /** The i-th packet for a node, which is then on its way no more. */
    Packet take(int to, int i) {
        Packet[] old = packets[to];
        Packet[] smaller = new Packet[old.length - 1];
        for (int j = 0; j < smaller.length; j++) smaller[j] = old[j < i ? j : j + 1];
        packets[to] = smaller;
        return old[i];
    }

    /** All packets from and to a node are lost. */
    void clear(int node) {
        packets[node] = new Packet[0];
        for (int to = 0; to < packets.length; to++) {
            for (int i = packets[to].length - 1; i >= 0; i--) {
                if (packets[to][i].from == node) take(to, i);
            }
        }
    }

    boolean isWellFormed() {
        for (int to = 0; to < packets.length; to++) {
            for (int i = 0; i < packets[to].length; i++) {
                if (!areNeighbours(packets[to][i].from, to)) return false;
                if (i > 0 && packets[to][i - 1].compareTo(packets[to][i]) > 0) return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int to = 0; to < packets.length; to++) {
            for (Packet packet : packets[to]) {
                if (text.length() > 0) text.append(", ");
                text.append(packet.from).append(" to ").append(to).append(": ").append(packet);
            }
        }
        return text.toString();
    }
}
