// Objects.* checks, Optional, Validate-like helper messages, AssertionError, iterator failures, and requireNonNull in constructors; stack trace tops of these.
import java.util.*;
import java.util.function.*;
public class ExcObjects {
    interface T { Object go() throws Throwable; } static int n; static void t(T f) { n++; try { System.out.println(n + " ok " + f.go()); }
        catch (Throwable e) { StackTraceElement s = e.getStackTrace()[0];
            System.out.println(n + " " + e + " @ " + s.getClassName() + "." +
                    (s.getMethodName().startsWith("lambda") ? "lambda" : s.getMethodName())); } }
    record Acc(String id, int bal) {
        Acc { Objects.requireNonNull(id, "id");
            if (bal < 0) throw new IllegalArgumentException(String.format("bal %d < 0 for %s", bal, id)); }
        Acc wd(int x) { if (x > bal) throw new IllegalStateException("insufficient: " + bal + " < " + x); return new Acc(id, bal - x); } }
    public static void main(String[] args) {
        t(() -> Objects.requireNonNull("x")); t(() -> Objects.requireNonNull(null)); t(() -> Objects.requireNonNull(null, "msg"));
        t(() -> Objects.requireNonNull(null, (String) null)); t(() -> Objects.requireNonNull(null, () -> "sup" + n));
        t(() -> Objects.requireNonNull(null, (Supplier<String>) null)); t(() -> Objects.requireNonNullElse(null, "d"));
        t(() -> Objects.requireNonNullElse(null, null)); t(() -> Objects.requireNonNullElseGet(null, () -> null));
        t(() -> Objects.requireNonNullElseGet(null, null));
        for (int[] a : new int[][]{{0, 1}, {1, 1}, {-1, 1}, {0, 0}, {0, -1},
                    {Integer.MAX_VALUE, Integer.MAX_VALUE}}) t(() -> Objects.checkIndex(a[0], a[1]));
        for (int[] a : new int[][]{{0, 1, 1}, {1, 0, 2}, {-1, 1, 2}, {0, 3, 2}, {2, 2, 2}}) {
            t(() -> Objects.checkFromToIndex(a[0], a[1], a[2])); t(() -> Objects.checkFromIndexSize(a[0], a[1], a[2])); }
        t(() -> Objects.checkIndex(5L, 3L)); t(() -> new Acc(null, 1)); t(() -> new Acc("a", -1)); t(() -> new Acc("a", 1).wd(5));
        t(() -> new Acc("a", 9).wd(5)); t(() -> Optional.ofNullable(null).orElseThrow()); t(() -> Optional.empty().get());
        t(() -> Optional.ofNullable((String) null).map(String::length).orElseThrow(IllegalStateException::new));
        t(() -> OptionalDouble.empty().getAsDouble()); t(() -> Optional.of(1).map(null));
        t(() -> Optional.empty().orElseThrow(() -> null)); t(() -> { throw new AssertionError("a", new Error("b")); });
        t(() -> { throw new AssertionError(1.5); }); t(() -> { throw new AssertionError(new int[0].length); });
        t(() -> List.of("a").listIterator().previous()); t(() -> new ArrayList<>(List.of(1)).listIterator().previous());
        t(() -> { ListIterator<Integer> it = new ArrayList<>(List.of(1)).listIterator(); it.set(5); return 0; });
        t(() -> { ListIterator<Integer> it = new LinkedList<>(List.of(1)).listIterator(); it.next(); it.remove(); it.set(5); return 0; });
        t(() -> Collections.emptyIterator().next()); t(() -> Map.of().entrySet().iterator().next());
        t(() -> Collections.singletonList(1).remove(0)); t(() -> Arrays.asList(1, 2).iterator().next());
        t(() -> new TreeMap<>().firstEntry()); t(() -> new TreeMap<String, String>().headMap("b").put("c", ""));
        t(() -> new TreeSet<>(List.of(1, 5, 9)).subSet(5, 2)); t(() -> new TreeMap<>(Map.of(1, 2)).subMap(0, true, 5, true).firstEntry().setValue(3));
        t(() -> Map.entry(1, 2).setValue(3)); t(() -> Collections.checkedList(new ArrayList(), String.class).add((String) (Object) "s"));
        t(() -> { List l = Collections.checkedList(new ArrayList(), String.class); l.add(5); return l; });
        t(() -> List.of(1, 2).toArray(new String[2])); t(() -> EnumSet.copyOf(new ArrayList<Thread.State>()));
        t(() -> Collections.enumeration(List.of()).nextElement()); t(() -> new StringJoiner(",").add("x").setEmptyValue(null));
        t(() -> Comparator.comparing((Function<Object, Integer>) null)); t(() -> Function.identity().compose(null));
        t(() -> ((Predicate<Object>) x -> true).and(null)); t(() -> new Thread((Runnable) null, (String) null));
        t(() -> Thread.getAllStackTraces().containsKey(Thread.currentThread())); t(() -> Integer.compare(1, (Integer) null));
        t(() -> { int[] x = null; return Arrays.stream(x).sum(); }); t(() -> Arrays.asList((Integer[]) null));
        t(() -> List.of((Object[]) null)); t(() -> new ArrayList<>(List.of(1, 2)).addAll(null)); t(() -> new HashMap<>((Map<?, ?>) null));
        t(() -> { Collections.sort((List<Integer>) null); return 0; }); t(() -> String.join(",", (CharSequence[]) null));
        t(() -> new Scanner((String) null)); t(() -> System.setProperty("k", null)); t(() -> System.getenv(null));
        t(() -> Class.forName(null)); t(() -> Enum.valueOf(null, "x")); t(() -> Enum.valueOf(Thread.State.class, null));
        t(() -> Locale.forLanguageTag(null)); t(() -> UUID.fromString(null)); t(() -> java.time.LocalDate.of(2021, 2, 29));
        t(() -> java.time.LocalDate.of(2020, 13, 1)); t(() -> java.time.Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        t(() -> java.util.concurrent.TimeUnit.SECONDS.convert(null)); t(() -> new java.util.concurrent.Semaphore(0).tryAcquire(-1));
        t(() -> new java.util.concurrent.CountDownLatch(-1)); t(() -> new java.util.concurrent.ArrayBlockingQueue<>(1).add(null));
        t(() -> { var q = new java.util.concurrent.ArrayBlockingQueue<>(1); q.add(1); q.add(2); return 0; });
        t(() -> new java.util.concurrent.ConcurrentHashMap<>().put("a", null));
        t(() -> { new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1)).iterator().remove(); return 0; });
    }
}
