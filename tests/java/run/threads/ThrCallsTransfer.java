// Random calls of everything that LinkedTransferQueue, SynchronousQueue and Exchanger offer to one thread. In a search models take their place
// (checker/tests/models.rs): they must answer alike.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Collectors;

public class ThrCallsTransfer {
    static final Random RANDOM = new Random(11);

    static Integer element() {
        return RANDOM.nextInt(12) == 0 ? null : Integer.valueOf(RANDOM.nextInt(5));
    }

    static Collection<Integer> some() {
        List<Integer> list = new ArrayList<>();
        for (int n = RANDOM.nextInt(4); n > 0; n--) list.add(RANDOM.nextInt(5));
        return RANDOM.nextInt(15) == 0 ? null : list;
    }

    static TimeUnit unit() {
        return RANDOM.nextInt(8) == 0 ? null : TimeUnit.MICROSECONDS;
    }

    static Object queueCall(BlockingQueue<Integer> q, int which) throws Exception {
        switch (which) {
            case 0: return q.offer(element());
            case 1: return q.poll();
            case 2: return q.peek();
            case 3: return q.size() + " " + q.isEmpty() + " " + q.remainingCapacity();
            case 4: return q.toString();
            case 5: return q.contains(element());
            case 6: return q.remove(element());
            case 7: return q.poll(RANDOM.nextInt(3) - 1, unit());
            case 8: return q.offer(element(), RANDOM.nextInt(3) - 1, unit());
            case 9: return Arrays.toString(q.toArray());
            case 10: return Arrays.toString(q.toArray(new Integer[RANDOM.nextInt(6)]));
            case 11: return q.toArray((Integer[]) null);
            case 12: { List<Integer> into = new ArrayList<>(); return q.drainTo(into, RANDOM.nextInt(4) - 1) + " " + into; }
            case 13: { List<Integer> into = new ArrayList<>(); return RANDOM.nextInt(4) > 0 ? "" : q.drainTo(into) + " " + into; }
            case 14: return RANDOM.nextBoolean() ? q.drainTo(null) : q.drainTo(q);
            case 15: return q.containsAll(some());
            case 16: return q.removeAll(some());
            case 17: { Collection<Integer> c = some(); if (c != null) c.addAll(List.of(0, 1, 2)); return q.retainAll(c); }
            case 18: { int n = RANDOM.nextInt(5); return q.removeIf(RANDOM.nextInt(6) == 0 ? null : e -> e == n); }
            case 19: { StringBuilder s = new StringBuilder(); q.forEach(RANDOM.nextInt(6) == 0 ? null : s::append); return s; }
            case 20: return q.stream().map(e -> e + 1).collect(Collectors.toList());
            case 21: { Spliterator<Integer> s = q.spliterator(); return s.characteristics() + " " + s.estimateSize() + s.tryAdvance(e -> { }); }
            case 22: return q.element();
            case 23: return q.remove();
            case 24: return q instanceof java.io.Serializable;
            case 25: if (RANDOM.nextInt(6) == 0) q.clear(); return q;
            case 26: {
                Iterator<Integer> i = q.iterator();
                StringBuilder s = new StringBuilder();
                while (i.hasNext()) {
                    s.append(i.next());
                    if (RANDOM.nextInt(3) == 0) i.remove();
                }
                if (RANDOM.nextBoolean()) i.remove();
                return s.append(i.next());
            }
            case 27: {
                Iterator<Integer> i = q.iterator();
                String seen = q.poll() + " " + q.offer(4);
                while (i.hasNext()) seen += " " + i.next();
                return seen;
            }
            case 28: return q.addAll(RANDOM.nextInt(5) == 0 ? q : some());
            case 29: Thread.currentThread().interrupt(); return q.poll(1, TimeUnit.MILLISECONDS) + " " + Thread.interrupted();
            case 30: Thread.currentThread().interrupt(); return q.offer(3, 1, TimeUnit.MILLISECONDS) + " " + Thread.interrupted();
            case 31: if (q.peek() == null) Thread.currentThread().interrupt(); return q.take() + " " + Thread.interrupted();
            case 32: return q.add(element());
            case 33: if (q.remainingCapacity() == 0) Thread.currentThread().interrupt(); q.put(element()); return "put";
            default: return q.getClass().getName();
        }
    }

    static Object transferCall(LinkedTransferQueue<Integer> q, int which) throws Exception {
        switch (which) {
            case 0: return q.tryTransfer(element());
            case 1: return q.tryTransfer(element(), RANDOM.nextInt(3) - 1, unit());
            case 2: Thread.currentThread().interrupt(); q.transfer(element()); return "transferred";
            case 3: Thread.currentThread().interrupt(); return q.tryTransfer(1, 1, TimeUnit.MILLISECONDS);
            case 4: return q.hasWaitingConsumer() + " " + q.getWaitingConsumerCount();
            default: return new LinkedTransferQueue<>(RANDOM.nextInt(3) == 0 ? Arrays.asList(1, null) : some());
        }
    }

    static Object exchangeCall(Exchanger<Integer> x, int which) throws Exception {
        switch (which) {
            case 0: return x.exchange(element(), RANDOM.nextInt(3) - 1, unit());
            case 1: Thread.currentThread().interrupt(); return x.exchange(element());
            default: Thread.currentThread().interrupt(); return x.exchange(element(), 1, TimeUnit.SECONDS);
        }
    }

    static void tell(String what, Callable<Object> call) {
        Object result;
        try {
            result = call.call();
        } catch (Exception e) {
            result = e.getClass().getName() + (e instanceof IllegalStateException ? " " + e.getMessage() : "");
        }
        System.out.println(what + ": " + result + (Thread.interrupted() ? ", interrupted" : ""));
    }

    public static void main(String[] args) {
        LinkedTransferQueue<Integer> transfers = new LinkedTransferQueue<>();
        List<SynchronousQueue<Integer>> synchronous = List.of(new SynchronousQueue<>(), new SynchronousQueue<>(true));
        Exchanger<Integer> exchanger = new Exchanger<>();
        for (int i = 0; i < 900; i++) {
            int which = RANDOM.nextInt(35), other = RANDOM.nextInt(6), third = RANDOM.nextInt(3);
            int some = RANDOM.nextInt(2);
            tell("transfer queue, " + which, () -> queueCall(transfers, which));
            tell("transfer queue, add", () -> transfers.add(which % 5) + " " + transfers);
            tell("transfer queue, own " + other, () -> transferCall(transfers, other));
            if (transfers.size() > 6) transfers.poll();
            tell("synchronous queue, " + which, () -> queueCall(synchronous.get(some), which));
            if (i % 10 == 0) tell("exchanger, " + third, () -> exchangeCall(exchanger, third));
        }
    }
}
