// Piped streams and readers with threads: order, blocking on a full pipe, broken and closed ends, end of stream, chains of
// pipes, objects over a pipe.
import java.io.*;
import java.util.*;

public class BytesPipes {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    interface Body { void run() throws Exception; }
    static Thread th(Body b) {
        Thread t = new Thread(() -> {
            try { b.run(); } catch (Exception e) { System.out.println("thread failed " + e); }
        });
        t.start();
        return t;
    }
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(16);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread w = th(() -> {
            try (out) {
                for (int i = 0; i < 200; i++) out.write(i);
            }
        });
        int sum = 0, n = 0;
        for (int c; (c = in.read()) >= 0; n++) {
            if (c != (n & 255)) System.out.println("order!");
            sum += c;
        }
        w.join();
        System.out.println(n + " " + sum + " " + in.read() + " " + in.available());
        PipedReader pr = new PipedReader(5);
        PipedWriter pw = new PipedWriter(pr);
        Thread lines = th(() -> {
            try (PrintWriter p = new PrintWriter(pw)) {
                for (int i = 0; i < 6; i++) p.println("line number " + i);
            }
        });
        try (BufferedReader br = new BufferedReader(pr)) {
            StringBuilder sb = new StringBuilder();
            for (String l; (l = br.readLine()) != null; ) sb.append(l.charAt(l.length() - 1));
            System.out.println(sb);
        }
        lines.join();
        t("unconnected read", () -> new PipedInputStream().read());
        t("unconnected write", () -> {
            new PipedOutputStream().write(1);
            return 0;
        });
        t("already connected", () -> {
            PipedInputStream a = new PipedInputStream();
            PipedOutputStream b = new PipedOutputStream(a);
            b.connect(new PipedInputStream());
            return 0;
        });
        t("reader closed", () -> {
            PipedInputStream a = new PipedInputStream();
            PipedOutputStream b = new PipedOutputStream(a);
            a.close();
            b.write(1);
            return 0;
        });
        t("closed read", () -> {
            PipedInputStream a = new PipedInputStream();
            PipedOutputStream b = new PipedOutputStream(a);
            b.write(5);
            a.close();
            return a.read();
        });
        t("write after close", () -> {
            PipedInputStream a = new PipedInputStream();
            PipedOutputStream b = new PipedOutputStream(a);
            b.write(5);
            b.close();
            return a.read() + "," + a.read();
        });
        t("available", () -> {
            PipedInputStream a = new PipedInputStream(8);
            PipedOutputStream b = new PipedOutputStream(a);
            b.write(new byte[]{1, 2, 3});
            int k = a.available();
            a.read();
            b.write(new byte[]{4, 5, 6});
            return k + " " + a.available() + " " + Arrays.toString(a.readNBytes(5));
        });
        t("writer dead", () -> {
            PipedInputStream a = new PipedInputStream();
            PipedOutputStream b = new PipedOutputStream(a);
            Thread d = th(() -> b.write(9));
            d.join();
            int x = a.read();
            try {
                a.read();
                return "?";
            } catch (IOException e) { return x + " then " + e.getMessage(); }
        });
        t("bad size", () -> new PipedInputStream(0));
        t("bounds", () -> {
            PipedInputStream a = new PipedInputStream();
            new PipedOutputStream(a);
            return a.read(new byte[2], 1, 5);
        });
        PipedInputStream[] ins = new PipedInputStream[3];
        PipedOutputStream[] outs = new PipedOutputStream[3];
        for (int i = 0; i < 3; i++) {
            ins[i] = new PipedInputStream(4);
            outs[i] = new PipedOutputStream(ins[i]);
        }
        List<Thread> ts = new ArrayList<>();
        ts.add(th(() -> {
            try (PipedOutputStream o = outs[0]) { o.write("hello through pipes".getBytes()); }
        }));
        for (int s = 0; s < 2; s++) {
            int k = s;
            ts.add(th(() -> {
                try (PipedInputStream i = ins[k]; PipedOutputStream o = outs[k + 1]) {
                    for (int c; (c = i.read()) >= 0; ) o.write(k == 0 ? Character.toUpperCase(c) : c == 'L' ? '1' : c);
                }
            }));
        }
        System.out.println(new String(ins[2].readAllBytes()));
        for (Thread x : ts) x.join();
        PipedInputStream oi = new PipedInputStream(50);
        PipedOutputStream oo = new PipedOutputStream(oi);
        Thread ow = th(() -> {
            ObjectOutputStream os = new ObjectOutputStream(oo);
            for (int i = 0; i < 5; i++) {
                os.writeObject(new int[]{i, i * i});
                os.flush();
            }
            os.writeObject(null);
            os.close();
        });
        ObjectInputStream is = new ObjectInputStream(oi);
        StringBuilder sb = new StringBuilder();
        for (int[] v; (v = (int[]) is.readObject()) != null; ) sb.append(v[0]).append('^').append(v[1]).append(' ');
        ow.join();
        System.out.println(sb);
        PipedInputStream a = new PipedInputStream(), b = new PipedInputStream();
        PipedOutputStream ao = new PipedOutputStream(a), bo = new PipedOutputStream(b);
        Thread srv = th(() -> {
            DataInputStream d = new DataInputStream(a);
            DataOutputStream o = new DataOutputStream(bo);
            for (;;) {
                int op = d.readInt();
                if (op == 0) {
                    o.writeUTF("bye");
                    break;
                }
                int x = d.readInt(), y = d.readInt();
                o.writeUTF(op == 1 ? x + "+" + y + "=" + (x + y) : x + "*" + y + "=" + x * y);
                o.flush();
            }
            bo.close();
        });
        DataOutputStream d = new DataOutputStream(ao);
        DataInputStream r = new DataInputStream(b);
        for (int i = 1; i < 5; i++) {
            d.writeInt(i % 2 + 1);
            d.writeInt(i);
            d.writeInt(i + 3);
            d.flush();
            System.out.print(r.readUTF() + "; ");
        }
        d.writeInt(0);
        d.flush();
        System.out.println(r.readUTF());
        srv.join();
        PipedInputStream full = new PipedInputStream(2);
        PipedOutputStream fo = new PipedOutputStream(full);
        Thread blocked = th(() -> {
            fo.write(new byte[]{1, 2, 3, 4});
            fo.close();
        });
        while (blocked.getState() != Thread.State.TIMED_WAITING && blocked.getState() != Thread.State.WAITING) Thread.yield();
        System.out.println("writer waits on a full pipe " + full.available());
        System.out.println(full.readAllBytes().length);
        blocked.join();
        PipedInputStream intr = new PipedInputStream();
        PipedOutputStream io = new PipedOutputStream(intr);
        Thread ir = new Thread(() -> {
            try { intr.read(); } catch (InterruptedIOException e) { System.out.println("InterruptedIOException"); } catch (IOException e) {
                    System.out.println(e); }
        });
        ir.start();
        while (ir.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        ir.interrupt();
        ir.join();
    }
}
