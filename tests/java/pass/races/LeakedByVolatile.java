// verdict: pass
// property: +race

// A constructor gives its object away by a volatile: what it wrote before is known.
public class LeakedByVolatile {
    static volatile LeakedByVolatile shared;
    final int[] a;
    LeakedByVolatile() {
        a = new int[1];
        a[0] = 1;
        shared = this;
    }
    public static void main(String[] args) {
        new Thread(() -> new LeakedByVolatile()).start();
        LeakedByVolatile f = shared;
        if (f != null) {
            int q = f.a[0];
        }
    }
}
