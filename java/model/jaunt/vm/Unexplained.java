package jaunt.vm;

/** What threads came to at once is what no sequence of their calls comes to. The message is the number of the explanation. */
final class Unexplained extends Error {
    Unexplained(String number) {
        super(number, null, false, false);
    }
}
