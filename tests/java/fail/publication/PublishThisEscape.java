// verdict: assertion

// The constructor hands out "this" before its field is set.
public class PublishThisEscape {
    static volatile PublishThisEscape shared;
    int size;

    PublishThisEscape() {
        shared = this;
        size = 8;
    }

    public static void main(String[] a) {
        Thread reader = new Thread() {
            @Override
            public void run() {
                PublishThisEscape p = shared;
                if (p != null) assert p.size == 8;
            }
        };
        reader.start();
        new PublishThisEscape();
    }
}
