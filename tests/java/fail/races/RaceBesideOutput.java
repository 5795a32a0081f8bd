// verdict: race
// property: +race
// outcomes: | p
// A race ends an execution where both accesses are about to happen, whatever was printed until then; no execution ends by itself without the output.
public class RaceBesideOutput {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> x++).start();
        new Thread(() -> x++).start();
        new Thread(() -> System.out.print("p")).start();
    }
}
