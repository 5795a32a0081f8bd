// verdict: pass
// outcomes: left\nright|right\nleft

// Two threads add a line of a text block to a common text.
public class ModernTextBlock {
    private static final String TEXT = """
        left
        right
        """;
    private String out = "";

    synchronized void add(String line) {
        out = out + line + "\n";
    }

    public static void main(String[] a) throws InterruptedException {
        ModernTextBlock m = new ModernTextBlock();
        String[] lines = TEXT.split("\n");
        Thread t = new Thread(() -> m.add(lines[1]));
        t.start();
        m.add(lines[0]);
        t.join();
        System.out.print(m.out);
    }
}
