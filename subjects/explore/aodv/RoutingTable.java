/**
 * The routes of a node, at most one to each destination.
 *
 * They are sorted by destination and the array has no spare room: in which order a node learnt of routes, and how many it ever
 * had, makes no difference between states.
 */
final class RoutingTable {
    private Route[] routes = new Route[0];

    /** Null where there is none, valid or not. */
    Route find(int destination) {
        for (Route route : routes) {
            if (route.destination == destination) return route;
        }
        return null;
    }

    /** Null where there is none that is valid. */
    Route findValid(int destination) {
        Route route = find(destination);
        return route != null && route.isValid() ? route : null;
    }

    void add(Route route) {
        int at = 0;
        while (at < routes.length && routes[at].compareTo(route) < 0) at++;
        Route[] larger = new Route[routes.length + 1];
        for (int i = 0; i < at; i++) larger[i] = routes[i];
        larger[at] = route;
        for (int i = at; i < routes.length; i++) larger[i + 1] = routes[i];
        routes = larger;
    }

    void remove(Route route) {
        Route[] smaller = new Route[routes.length - 1];
        int at = 0;
        for (Route other : routes) {
            if (other != route) smaller[at++] = other;
        }
        routes = smaller;
    }

    /**
     * A route is offered: it is taken where there was none, or a worse one.
     *
     * @return whether it was taken
     */
    boolean offer(int destination, int nextHop, int hops, int number) {
        Route route = find(destination);
        if (route == null) {
            add(new Route(destination, nextHop, hops, number));
            return true;
        }
        if (!route.isWorseThan(number, hops)) return false;
        route.replace(nextHop, hops, number);
        return true;
    }

    /** The valid routes over a neighbour. */
    Route[] over(int neighbour) {
        int count = 0;
        for (Route route : routes) {
            if (route.isValid() && route.nextHop == neighbour) count++;
        }
        Route[] over = new Route[count];
        int at = 0;
        for (Route route : routes) {
            if (route.isValid() && route.nextHop == neighbour) over[at++] = route;
        }
        return over;
    }

    boolean isWellFormed() {
        for (int i = 0; i < routes.length; i++) {
            if (!routes[i].isWellFormed()) return false;
            if (i > 0 && routes[i - 1].compareTo(routes[i]) >= 0) return false;
        }
        return true;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Route route : routes) text.append(text.length() > 0 ? ", " : "").append(route);
        return text.toString();
    }
}
