// verdict: pass
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// On from the final field: what is reached through ordinary references counts, and so does a holder that is nowhere any more.
public class OrderFinalChain {
    static class Node { int x; Node next; }
    static class Holder { final Node first; Holder(Node first) { this.first = first; } }
    static Holder holder;
    static final VarHandle HOLDER;
    static {
        try {
            HOLDER = MethodHandles.lookup().findStaticVarHandle(OrderFinalChain.class, "holder", Holder.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread u = new Thread(() -> {
            Holder got = (Holder) HOLDER.getOpaque();
            if (got == null) return;
            Node first = got.first;
            got = null;
            HOLDER.setOpaque(null);
            int r = first.next.x;
        });
        u.start();
        Node first = new Node();
        first.next = new Node();
        first.next.x = 1;
        HOLDER.setOpaque(new Holder(first));
        first = null;
        u.join();
    }
}
