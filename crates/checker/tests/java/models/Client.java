import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One thread of a client of a library class: notes what its calls answer. */
final class Client {
    static final TimeUnit SECONDS = TimeUnit.SECONDS;

    interface Calls {
        void make(Client me) throws Exception;
    }

    /** All of them. */
    static Client[] all;

    final Thread thread;
    private String answers = "";

    private Client(Calls calls) {
        thread = new Thread(() -> {
            try {
                calls.make(this);
            } catch (InterruptedException e) {
                tell("interrupted");
            } catch (TimeoutException e) {
                tell("too late");
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
    }

    void tell(Object answer) {
        answers += answers.isEmpty() ? answer : " " + answer;
    }

    /** Runs all of them and prints what they were told. */
    static void run(Calls... calls) throws InterruptedException {
        all = new Client[calls.length];
        for (int i = 0; i < calls.length; i++) {
            all[i] = new Client(calls[i]);
        }
        for (Client client : all) {
            client.thread.start();
        }
        String answers = "";
        for (Client client : all) {
            client.thread.join();
            answers += client.answers + "; ";
        }
        System.out.println(answers);
    }
}
