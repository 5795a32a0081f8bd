/** A mistake in the protocol that lets routes run in a circle; at most one is made. */
public enum AodvError {
    NONE,

    /** A route that times out is deleted, and with it the number that tells old routes from new ones. */
    DELETED_ROUTES,

    /** A route that becomes invalid keeps its number, so that an old route passes for one as new. */
    SAME_NUMBER,

    /** Nobody notices that a node restarts: neighbours keep their routes over it, and packets stay on their way. */
    SILENT_RESTART
}
