package enumerate;

/** A specification, or bounds, that nothing can be done with. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refused(String message) {
        super(message);
    }
}
