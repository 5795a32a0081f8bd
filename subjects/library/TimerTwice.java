// states: 473
// bug: deadlock

import java.util.Timer;
import java.util.TimerTask;

// A periodic task of a timer ends itself after its second run. Bug: it ends the task only, and the timer's thread waits for others.
public class TimerTwice {
    static int runs;

    public static void main(String[] args) {
        boolean bug = args.length > 0;
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override public void run() {
                runs++;
                assert runs <= 2;
                if (runs == 2) {
                    cancel();
                    if (!bug) timer.cancel();
                }
            }
        }, 1, 1);
    }
}
