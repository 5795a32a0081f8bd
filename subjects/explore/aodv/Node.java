/**
 * A node of the network with the AODV protocol (the ad-hoc on-demand distance vector routing of Perkins and Royer, draft 11).
 *
 * What a node does when it is told of something from outside, and when a packet comes. There are no clocks: that a route or
 * the memory of a broadcast times out is an event that can happen at any moment.
 */
final class Node {
    final int id;
    private final Medium medium;
    private final AodvError error;

    /** This node's own number: it grows with every request and with every answer for itself. */
    private int number;

    /** How many requests this node has sent. */
    private int broadcasts;

    private final BroadcastCache seen = new BroadcastCache();
    private final RoutingTable table = new RoutingTable();

    Node(int id, Medium medium, AodvError error) {
        this.id = id;
        this.medium = medium;
        this.error = error;
    }

    Route validRoute(int destination) {
        return table.findValid(destination);
    }

    boolean hasSeenBroadcasts() {
        return !seen.isEmpty();
    }

    // What happens from outside.

    /** The valid route to a destination was not used for its lifetime. */
    void timeOut(int destination) {
        Route route = table.findValid(destination);
        if (error == AodvError.DELETED_ROUTES) {
            table.remove(route);
        } else {
            invalidate(route);
        }
    }

    /** Somebody wants to send to a destination that this node has no valid route to. */
    void lookFor(int destination) {
        Route route = table.find(destination);
        if (route == null) {
            route = new Route(destination);
            table.add(route);
        }
        number++;
        broadcasts++;
        medium.broadcast(new RouteRequest(id, id, number, broadcasts, destination, route.number, 1));
    }

    /** The lifetime of what is known of broadcasts is over. */
    void forgetBroadcasts() {
        seen.clear();
    }

    /** A neighbour is heard no more: what went over it goes no way. */
    void loseNeighbour(int neighbour) {
        for (Route route : table.over(neighbour)) breakRoute(route, nextNumber(route));
    }

    // What packets do.

    void request(RouteRequest request) {
        if (request.origin == id || !seen.add(request.origin, request.broadcast)) return;
        table.offer(request.origin, request.from, request.hops, request.originNumber);
        if (request.destination == id) {
            // Not older than what anybody knows of this node, even if it has restarted since.
            number = Math.max(number + 1, request.destinationNumber);
            answer(new RouteReply(id, id, number, 1, request.origin));
            return;
        }
        Route route = table.findValid(request.destination);
        if (route != null && route.number >= request.destinationNumber) {
            int user = answer(new RouteReply(id, route.destination, route.number, route.hops + 1, request.origin));
            if (user != Route.NOBODY) route.addUser(user);
        } else {
            medium.broadcast(request.passedOn(id));
        }
    }

    void reply(RouteReply reply) {
        if (reply.destination == id) return;
        boolean taken = table.offer(reply.destination, reply.from, reply.hops, reply.destinationNumber);
        if (!taken || reply.origin == id) return;
        int user = answer(reply.passedOn(id));
        if (user != Route.NOBODY) table.find(reply.destination).addUser(user);
    }

    void error(RouteError packet) {
        Route route = table.findValid(packet.destination);
        if (route == null || route.nextHop != packet.from) return;
        breakRoute(route, Math.max(packet.destinationNumber, route.number));
    }

    /**
     * A reply goes one hop towards who asked.
     *
     * @return to whom; nobody where the way back is known no more
     */
    private int answer(RouteReply reply) {
        Route back = table.findValid(reply.origin);
        if (back == null) return Route.NOBODY;
        medium.send(reply, back.nextHop);
        return back.nextHop;
    }

    private int nextNumber(Route route) {
        return error == AodvError.SAME_NUMBER ? route.number : route.number + 1;
    }

    private void invalidate(Route route) {
        route.invalidate(nextNumber(route));
    }

    /** A route becomes invalid, and who was told of it hears so. */
    private void breakRoute(Route route, int newNumber) {
        int[] users = route.users();
        route.invalidate(newNumber);
        for (int user : users) medium.send(new RouteError(id, route.destination, newNumber), user);
    }

    boolean isWellFormed() {
        return number >= 0 && broadcasts >= 0 && seen.isWellFormed() && table.isWellFormed();
    }

    @Override
    public String toString() {
        return id + ": " + table;
    }
}
