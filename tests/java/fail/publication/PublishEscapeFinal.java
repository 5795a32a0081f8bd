// verdict: assertion

// As with any field, a final field still has its default value when "this" escapes before the assignment.
public class PublishEscapeFinal {
    static volatile PublishEscapeFinal shared;
    final int size;

    PublishEscapeFinal(int n) {
        shared = this;
        size = n;
    }

    public static void main(String[] a) {
        new Thread(() -> new PublishEscapeFinal(8)).start();
        PublishEscapeFinal p = shared;
        if (p != null) {
            assert p.size == 8;
        }
    }
}
