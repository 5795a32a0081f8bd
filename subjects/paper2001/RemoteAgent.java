/**
 * Table 1: the executive of a spacecraft in small. A planner posts goals for tasks and signals an event; each task waits for
 * its event, takes the lock of a property of the spacecraft, asks for a value, and tells the daemon, which brings values to
 * what was asked for. Events count how often they happened. Whoever waits compares the count with the one it saw last, but
 * does so before it takes the event's monitor: a signal that comes between is missed, and the threads may wait for ever.
 * Arguments: tasks, rounds, properties of the spacecraft.
 */
public class RemoteAgent {
    /** Something that happens now and then. */
    static final class Event {
        /** Counts go round, so that states repeat. */
        private static final int COUNTS = 3;
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
                for (int i = 0; i < rounds; i++) {
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

    /** Keeps the spacecraft as it was asked to be, as long as anybody is there. */
    static final class Daemon extends Thread {
        private final Event changed;
        private final Property[] properties;

        Daemon(Event changed, Property[] properties) {
            this.changed = changed;
            this.properties = properties;
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
                    for (Property property : properties) {
                        property.hardware.value = property.calibration[property.wanted.value];
                    }
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[1]);
        Property[] properties = new Property[Integer.parseInt(args[2])];
        for (int i = 0; i < properties.length; i++) {
            properties[i] = new Property(100 * i);
        }
        Event changed = new Event();
        Task[] tasks = new Task[Integer.parseInt(args[0])];
        for (int i = 0; i < tasks.length; i++) {
            tasks[i] = new Task(changed, rounds);
        }
        Daemon daemon = new Daemon(changed, properties);
        daemon.start();
        for (Task task : tasks) {
            task.start();
        }
        // The planner.
        for (int i = 0; i < rounds; i++) {
            for (int t = 0; t < tasks.length; t++) {
                tasks[t].goal = new Goal(properties[(i + t) % properties.length], 1 + i % 2);
                tasks[t].requested.signal();
            }
        }
    }
}
