// verdict: pass

// Polling with sleep; however long a sleep takes, the loop ends only when the value is there.
public class SpinSleepPoll extends Thread {
    private volatile String answer;

    @Override
    public void run() {
        answer = "yes";
    }

    public static void main(String[] a) throws InterruptedException {
        SpinSleepPoll t = new SpinSleepPoll();
        t.start();
        while (t.answer == null) Thread.sleep(1);
        assert t.answer.equals("yes");
    }
}
