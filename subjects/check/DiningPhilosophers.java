/**
 * Dining philosophers. Arguments: how many, `dead` or `ordered`, meals of each (default 1; 0: for ever).
 *
 * Everybody takes the left fork first. In the ordered variant the last one takes the right fork first, which breaks the
 * circle.
 */
public class DiningPhilosophers {
    static final class Fork {
    }

    static final class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;
        private final int meals;

        Philosopher(Fork first, Fork second, int meals) {
            this.first = first;
            this.second = second;
            this.meals = meals;
        }

        private void eat() {
            synchronized (first) {
                synchronized (second) {
                    // Eats.
                }
            }
        }

        @Override
        public void run() {
            if (meals == 0) {
                while (true) {
                    eat();
                }
            }
            for (int meal = 0; meal < meals; meal++) {
                eat();
            }
        }
    }

    public static void main(String[] args) {
        int seats = Integer.parseInt(args[0]);
        boolean ordered = args[1].equals("ordered");
        int meals = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        Fork[] forks = new Fork[seats];
        for (int i = 0; i < seats; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < seats; i++) {
            Fork left = forks[i];
            Fork right = forks[(i + 1) % seats];
            boolean turned = ordered && i == seats - 1;
            new Philosopher(turned ? right : left, turned ? left : right, meals).start();
        }
    }
}
