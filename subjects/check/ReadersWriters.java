/**
 * Readers together, writers alone. Arguments: readers, writers, rounds of each, `ok` (default) or `bad`: there a woken thread
 * does not look again whether it may go on.
 */
public class ReadersWriters {
    static final class Room {
        private final boolean careless;
        private int readers;
        private boolean writing;

        Room(boolean careless) {
            this.careless = careless;
        }

        synchronized void startRead() throws InterruptedException {
            if (careless) {
                if (writing) {
                    wait();
                }
            } else {
                while (writing) {
                    wait();
                }
            }
            readers++;
        }

        synchronized void endRead() {
            readers--;
            if (readers == 0) {
                notifyAll();
            }
        }

        synchronized void startWrite() throws InterruptedException {
            if (careless) {
                if (writing || readers > 0) {
                    wait();
                }
            } else {
                while (writing || readers > 0) {
                    wait();
                }
            }
            writing = true;
        }

        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }
    }

    /** Touched without a lock of its own: the room is what protects it. */
    static int inside;

    static final class Reader extends Thread {
        private final Room room;
        private final int rounds;

        Reader(Room room, int rounds) {
            this.room = room;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < rounds; i++) {
                    room.startRead();
                    if (inside != 0) {
                        throw new AssertionError("a reader beside a writer");
                    }
                    room.endRead();
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    static final class Writer extends Thread {
        private final Room room;
        private final int rounds;

        Writer(Room room, int rounds) {
            this.room = room;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < rounds; i++) {
                    room.startWrite();
                    inside++;
                    if (inside != 1) {
                        throw new AssertionError("two writers");
                    }
                    inside--;
                    room.endWrite();
                }
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    public static void main(String[] args) {
        int readers = Integer.parseInt(args[0]);
        int writers = Integer.parseInt(args[1]);
        int rounds = Integer.parseInt(args[2]);
        Room room = new Room(args.length > 3 && args[3].equals("bad"));
        for (int i = 0; i < readers; i++) {
            new Reader(room, rounds).start();
        }
        for (int i = 0; i < writers; i++) {
            new Writer(room, rounds).start();
        }
    }
}
