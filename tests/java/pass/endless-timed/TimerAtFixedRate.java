// verdict: pass
// outcomes: false | true

import java.util.Timer;
import java.util.TimerTask;

/** The same with a timer. */
public class TimerAtFixedRate {
    static volatile boolean flag;

    public static void main(String[] args) {
        Timer timer = new Timer(true);
        timer.scheduleAtFixedRate(new TimerTask() {
            @Override
            public void run() {
                flag = !flag;
            }
        }, 1, 1);
        System.out.println(flag);
        timer.cancel();
    }
}
