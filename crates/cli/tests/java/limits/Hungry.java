import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jaunt.Verify;

/** Programs that take more time or memory than anybody has, each in its own way. */
public class Hungry {
    static volatile int shared;
    static int[] big;
    static Node chain;
    static int changes;
    static Thread last;
    static List<Object> kept = new ArrayList<>();

    interface Body {
        void run() throws Exception;
    }

    static Thread start(Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
        thread.start();
        return thread;
    }

    /** Two threads that do the same. */
    static void both(Body body) throws Exception {
        Thread first = start(body);
        Thread second = start(body);
        first.join();
        second.join();
    }

    static long fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int down(int depth) {
        return down(depth + 1) + 1;
    }

    static class Node {
        final Node next;
        long value;

        Node(Node next) {
            this.next = next;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = args.length > 1 ? Integer.parseInt(args[1]) : 0;
        switch (args[0]) {
            // Before there is anything to choose.
            case "prefix" -> {
                long sum = 0;
                for (long i = 0; i < 100_000_000_000L; i++) {
                    sum += i;
                }
                System.out.println(sum);
            }
            // More than 10^9 instructions without a loop, between two steps that others see.
            case "transition" -> both(() -> {
                shared++;
                fibonacci(n);
                shared++;
            });
            // Every execution is endless, and every step takes long.
            case "pilots" -> {
                int[] from = new int[n];
                both(() -> {
                    int[] to = new int[n];
                    while (true) {
                        System.arraycopy(from, 0, to, 0, n);
                        shared++;
                    }
                });
            }
            case "fill" -> both(() -> {
                long[] room = new long[n];
                while (true) {
                    Arrays.fill(room, shared);
                    System.arraycopy(room, 0, room, 1, n - 1);
                    shared++;
                }
            });
            case "recursion" -> both(() -> {
                while (true) {
                    try {
                        down(0);
                    } catch (StackOverflowError e) {
                        shared++;
                    }
                }
            });
            case "threads" -> {
                for (int i = 0; i < n; i++) {
                    start(() -> shared++);
                }
            }
            // An invariant that takes for ever.
            case "invariant" -> {
                Verify.always("never answers", () -> {
                    long rounds = 0;
                    while (shared >= 0) {
                        rounds++;
                    }
                    return rounds >= 0;
                });
                both(() -> shared++);
            }
            // Memory: large pieces, one long chain of small ones, text, tables.
            case "arrays" -> {
                byte[] piece = new byte[n];
                Arrays.fill(piece, (byte) 1);
                while (true) {
                    kept.add(piece.clone());
                }
            }
            case "chain" -> {
                while (true) {
                    chain = new Node(chain);
                }
            }
            case "text" -> {
                StringBuilder text = new StringBuilder("x");
                while (true) {
                    text.append(text);
                }
            }
            case "tables" -> both(() -> {
                while (true) {
                    kept.add(new int[n][n]);
                }
            });
            // Each state is large, and every step changes it.
            case "heap" -> {
                big = new int[n];
                both(() -> {
                    for (int i = 0;; i = (i + 1) % n) {
                        big[i]++;
                    }
                });
            }
            // The same, with a violation that a random execution meets before any state is looked at.
            case "broken" -> {
                big = new int[n];
                both(() -> {
                    for (int i = 0; i < 5; i++) {
                        big[i]++;
                        assert big[i] == 1 : "twice";
                    }
                });
            }
            case "values" -> System.out.println(Verify.getInt(0, n));
            // Many states, many of them open at a time.
            case "states" -> {
                int[] counts = new int[6];
                for (int i = 0; i < counts.length; i++) {
                    int own = i;
                    start(() -> {
                        for (int k = 0; k < 50; k++) {
                            synchronized (counts) {
                                counts[own]++;
                            }
                        }
                    });
                }
            }
            // A violation that random executions meet at once and that needs many changes of thread; the steps take long.
            case "violation" -> both(() -> {
                for (int i = 0; i < 100; i++) {
                    synchronized (kept) {
                        Thread me = Thread.currentThread();
                        changes += last == me ? 0 : 1;
                        last = me;
                        assert changes < 30 : "too many";
                    }
                    fibonacci(n);
                }
            });
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
