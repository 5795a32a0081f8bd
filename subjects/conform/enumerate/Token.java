package enumerate;

/** A value that is nothing but itself. */
final class Token {
    private final int number;

    Token(int number) {
        this.number = number;
    }

    @Override
    public String toString() {
        return "value" + number;
    }
}
