public class Failed {
    static class Below extends AssertionError {
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "plain":
                throw new AssertionError();
            case "below":
                throw new Below();
            default:
                throw new Error();
        }
    }
}
