// Daemon threads do not keep the VM alive; user threads do; daemon status rules; finally blocks of daemons do not run at exit.
import java.util.concurrent.*;

public class ThrDaemon {
    public static void main(String[] args) throws Exception {
        CountDownLatch up = new CountDownLatch(2);
        Thread d = new Thread(() -> {
            try {
                up.countDown();
                new CountDownLatch(1).await();
            } catch (InterruptedException e) { System.out.println("never interrupted"); } finally { System.out.println("never finally"); }
        }, "d");
        d.setDaemon(true);
        System.out.println(d.isDaemon() + " " + d.getState());
        d.start();
        try { d.setDaemon(false); } catch (IllegalThreadStateException e) { System.out.println("setDaemon on live: " + e.getMessage()); }
        Thread spin = new Thread(() -> {
            up.countDown();
            while (true) Thread.yield();
        });
        spin.setDaemon(true);
        spin.start();
        up.await();
        Thread kid = new Thread(() -> {
            Thread g = new Thread(() -> {});
            System.out.println("grandchild " + g.isDaemon());
            g.setDaemon(true);
            System.out.println("changed " + g.isDaemon());
        });
        System.out.println("child of main " + kid.isDaemon());
        kid.start();
        kid.join();
        Thread dk = new Thread(() -> {
            Thread g = new Thread(() -> System.out.println("user thread from daemon"));
            g.setDaemon(false);
            g.start();
            try { g.join(); } catch (InterruptedException e) { }
        });
        dk.setDaemon(true);
        dk.start();
        dk.join();
        ExecutorService ex = Executors.newCachedThreadPool(r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
        System.out.println("in daemon pool " + ex.submit(() -> Thread.currentThread().isDaemon()).get());
        boolean[] fj = new boolean[1];
        CountDownLatch fl = new CountDownLatch(1);
        new ForkJoinPool(1).execute(() -> {
            fj[0] = Thread.currentThread().isDaemon();
            fl.countDown();
        });
        fl.await();
        System.out.println("fork-join worker daemon " + fj[0]);
        CountDownLatch mainDone = new CountDownLatch(1);
        Thread user = new Thread(() -> {
            try {
                mainDone.await();
                ThrDaemon.class.getName();
                mainThread.join();
                System.out.println("user thread after main: main is " + mainThread.getState());
            } catch (InterruptedException e) { }
        });
        mainThread = Thread.currentThread();
        user.start();
        System.out.println("main ends");
        mainDone.countDown();
    }
    static Thread mainThread;
}
