// verdict: pass
// outcomes: 3

import java.util.concurrent.LinkedBlockingQueue;

// An actor with its own thread and a stop message; its state needs no lock.
public class ActorThread {
    sealed interface Message permits Add, Stop { }
    record Add(int n) implements Message { }
    record Stop() implements Message { }

    static final LinkedBlockingQueue<Message> mailbox = new LinkedBlockingQueue<>();
    static int total;

    static void run() {
        try {
            while (true) {
                Message m = mailbox.take();
                if (m instanceof Add add) total += add.n();
                else return;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread actor = new Thread(ActorThread::run);
        actor.start();
        mailbox.put(new Add(3));
        mailbox.put(new Stop());
        actor.join();
        System.out.println(total);
    }
}
