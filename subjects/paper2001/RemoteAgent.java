/**
 * Table 1: the executive of a spacecraft in small. A planner posts goals for tasks and signals an event; each task waits for
 * its event, takes the lock of a property of the spacecraft, asks for a value, and tells the daemon, which makes the
 * hardware follow. Events count how often they happened. Whoever waits compares the count with the one it saw last, but
 * does so before it takes the event's monitor: a signal that comes between is missed, and the threads may wait for ever.
 * Arguments: tasks, rounds (0: for ever), properties of the spacecraft, of which the plan needs one.
 */
public class RemoteAgent {
    /** Something that happens now and then. */
    static final class Event {
        /** Counts go round, so that states repeat. */
        private static final int COUNTS = 2;
        int count;

        synchronized void await() throws InterruptedException {
            wait();
        }

        synchronized void signal() {
            count = (count + 1) % COUNTS;
            notifyAll();
        }
    }

    /** A value of the spacecraft, such as a valve's position, and who may ask for another. */
    static final class Property {
        private static final int POSITIONS = 48;
        /** What the hardware must be told for each position. */
        final int[] calibration = new int[POSITIONS];
        final Setting hardware = new Setting();
        final Setting wanted = new Setting();
        private Task owner;

        Property(int offset) {
            for (int i = 0; i < POSITIONS; i++) {
                calibration[i] = offset + i;
            }
        }

        synchronized void lock(Task task) throws InterruptedException {
            while (owner != null) {
                wait();
            }
            owner = task;
        }

        synchronized void unlock() {
            owner = null;
            notifyAll();
        }
    }

    static final class Setting {
        int value;
    }

    static final class Goal {
        final Property property;
        final int position;

        Goal(Property property, int position) {
            this.property = property;
            this.position = position;
        }
    }

    static final class Task extends Thread {
        final Event requested = new Event();
        private final Event changed;
        private final int rounds;
        Goal goal;

        Task(Event changed, int rounds) {
            this.changed = changed;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            try {
                int seen = 0;
                for (int left = rounds; left > 0 || rounds == 0; left = fewer(left)) {
                    if (requested.count == seen) {
                        requested.await();
                    }
                    seen = requested.count;
                    achieve(goal);
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }

        private void achieve(Goal goal) throws InterruptedException {
            goal.property.lock(this);
            goal.property.wanted.value = goal.position;
            changed.signal();
            goal.property.unlock();
        }
    }

    /** Keeps a property as it was asked to be, as long as anybody is there. */
    static final class Daemon extends Thread {
        private final Event changed;
        private final Property property;

        Daemon(Event changed, Property property) {
            this.changed = changed;
            this.property = property;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                int seen = 0;
                while (true) {
                    if (changed.count == seen) {
                        changed.await();
                    }
                    seen = changed.count;
                    property.hardware.value = property.calibration[property.wanted.value];
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    /** Rounds that are left after one more; for ever is 0 and stays so. */
    static int fewer(int rounds) {
        return Math.max(0, rounds - 1);
    }

    /** All there is, whether the plan needs it or not. */
    static Property[] spacecraft;

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[1]);
        Property[] properties = new Property[Integer.parseInt(args[2])];
        for (int i = 0; i < properties.length; i++) {
            properties[i] = new Property(100 * i);
        }
        spacecraft = properties;
        Event changed = new Event();
        Task[] tasks = new Task[Integer.parseInt(args[0])];
        Goal[] plan = new Goal[tasks.length];
        for (int i = 0; i < tasks.length; i++) {
            tasks[i] = new Task(changed, rounds);
            plan[i] = new Goal(properties[0], 1 + i);
        }
        Daemon daemon = new Daemon(changed, properties[0]);
        daemon.start();
        for (Task task : tasks) {
            task.start();
        }
        // The planner.
        for (int left = rounds; left > 0 || rounds == 0; left = fewer(left)) {
            for (int i = 0; i < tasks.length; i++) {
                tasks[i].goal = plan[i];
                tasks[i].requested.signal();
            }
        }
    }
}
