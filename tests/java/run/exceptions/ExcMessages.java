// Exact messages of built-in runtime exceptions raised by the VM: array bounds of every array type, negative sizes, arithmetic, array store, abstract/incompatible conditions, string and collection bounds.
import java.util.*;
public class ExcMessages {
    interface T { Object go() throws Throwable; } static int n; static void t(T f) { n++; try { System.out.println(n + " ok " + f.go()); }
        catch (Throwable e) { System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage()); } }
    static int zero; static long lz; static int[] ia = new int[3]; static long[] la = new long[1]; static byte[] ba = new byte[0];
    static char[] ca = {'a'}; static short[] sa = new short[2]; static float[] fa = new float[2]; static double[] da = new double[2];
    static boolean[] za = new boolean[2]; static Object[] oa = new Object[2]; static String[][] sa2 = new String[2][3];
    static Object[] so = new String[1];
    public static void main(String[] args) {
        t(() -> ia[3]); t(() -> ia[-1]); t(() -> ia[Integer.MAX_VALUE]); t(() -> ia[Integer.MIN_VALUE]); t(() -> ia[5] = 1);
        t(() -> ia[zero - 7]++); t(() -> la[1]); t(() -> la[1] = 1); t(() -> ba[0]); t(() -> ba[0] = 1); t(() -> ca[1]);
        t(() -> ca[2] = 'x'); t(() -> sa[9]); t(() -> sa[9] = 1); t(() -> fa[2]); t(() -> fa[2] = 1); t(() -> da[-2]);
        t(() -> da[-2] += 1); t(() -> za[4]); t(() -> za[4] = true); t(() -> oa[2]); t(() -> oa[2] = null); t(() -> sa2[2][0]);
        t(() -> sa2[1][3]); t(() -> sa2[1][3] = "q"); t(() -> args[0]); t(() -> "abc".toCharArray()[4]); t(() -> new int[0][0][0].length);
        t(() -> new int[-1]); t(() -> new Object[-5]); t(() -> new int[2][-3]); t(() -> new int[-2][3]); t(() -> new String[zero - 1][]);
        t(() -> new boolean[Integer.MIN_VALUE]); t(() -> new long[(int) 3e9].length > 5 ? 0 : 1);
        t(() -> java.lang.reflect.Array.newInstance(int.class, -9)); t(() -> java.lang.reflect.Array.newInstance(String.class, 1, -2));
        t(() -> new ArrayList<>(-1)); t(() -> new HashMap<>(-4)); t(() -> new StringBuilder(-2)); t(() -> Arrays.copyOf(ia, -6));
        t(() -> new ArrayDeque<>(-3).size()); t(() -> new PriorityQueue<>(0)); t(() -> new BitSet(-1));
        t(() -> new HashMap<>(1, Float.NaN)); t(() -> new Vector<>(-7));
        t(() -> 1 / zero); t(() -> 1 % zero); t(() -> 1L / lz); t(() -> 1L % lz); t(() -> Integer.MIN_VALUE / (zero - 1));
        t(() -> Integer.MIN_VALUE % (zero - 1)); t(() -> Long.MIN_VALUE / (lz - 1)); t(() -> 1.0 / zero); t(() -> 1.0 % zero);
        t(() -> 5f / 0f); t(() -> { int x = 5; x /= zero; return x; }); t(() -> { long x = 5; x %= lz; return x; });
        t(() -> { byte x = 5; x /= zero; return x; }); t(() -> (char) ('a' / zero)); t(() -> Math.floorMod(5, zero));
        t(() -> Math.floorDiv(5L, lz)); t(() -> Math.addExact(Integer.MAX_VALUE, 1)); t(() -> Math.toIntExact(1L << 40));
        t(() -> Math.negateExact(Long.MIN_VALUE)); t(() -> Integer.divideUnsigned(3, zero));
        t(() -> so[0] = 1); t(() -> so[0] = new Object()); t(() -> { ((Object[]) sa2)[0] = new Object[1]; return 0; });
        t(() -> { Number[] na = new Integer[1]; na[0] = 1.5; return 0; });
        t(() -> { Object[] x = new Runnable[1]; x[0] = "r"; return 0; });
        t(() -> { Object[] x = new int[1][]; x[0] = new byte[1]; return 0; });
        t(() -> { Object[] x = new ExcMessages[1]; x[0] = new int[0]; return 0; });
        t(() -> { Object[] x = new Comparable[1]; x[0] = new int[0]; return 0; });
        t(() -> "abc".charAt(3)); t(() -> "abc".substring(4)); t(() -> "abc".substring(2, 1));
        t(() -> new StringBuilder("ab").insert(3, 'x')); t(() -> new StringBuilder("ab").charAt(2));
        t(() -> new StringBuilder("ab").deleteCharAt(2)); t(() -> "".codePointAt(0)); t(() -> new String(ca, 0, 2));
        t(() -> List.of(1).get(1)); t(() -> new ArrayList<>().get(0)); t(() -> new ArrayList<>(List.of(1)).remove(1));
        t(() -> { new ArrayList<>().add(1, "x"); return 0; }); t(() -> new ArrayList<>().set(0, 1)); t(() -> new LinkedList<>().get(2));
        t(() -> new LinkedList<>().getFirst()); t(() -> { new LinkedList<>().add(3, 1); return 0; }); t(() -> Arrays.asList(1, 2).get(2));
        t(() -> Arrays.asList(1).remove(0)); t(() -> Collections.emptyList().get(0)); t(() -> List.of().add(1));
        t(() -> Collections.unmodifiableList(new ArrayList<>()).add(1)); t(() -> new ArrayList<>(List.of(1, 2)).subList(1, 3));
        t(() -> new ArrayList<>(List.of(1, 2)).subList(2, 1)); t(() -> new ArrayList<>(List.of(1, 2)).listIterator(5));
        t(() -> new Vector<>().elementAt(0)); t(() -> new Vector<>().firstElement()); t(() -> new Stack<>().pop());
        t(() -> new ArrayDeque<>().removeFirst()); t(() -> new ArrayDeque<>().add(null)); t(() -> new ArrayDeque<>().element());
        t(() -> new PriorityQueue<>().element()); t(() -> new PriorityQueue<Object>(List.of(new Object(), 1)));
        t(() -> new TreeSet<>().first()); t(() -> new TreeMap<>().lastKey()); t(() -> new HashMap<>().keySet().iterator().next());
        t(() -> new ArrayList<>().iterator().next()); t(() -> { new ArrayList<>(List.of(1)).iterator().remove(); return 0; });
        t(() -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (int x : l) l.add(x); return 0; });
        t(() -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1)); m.computeIfAbsent(2, k -> { m.put(3, 3); return 2; }); return m;
                }); t(() -> { Iterator<Integer> it = List.of(1).iterator(); it.next(); it.remove(); return 0; });
        t(() -> Collections.max(new ArrayList<Integer>())); t(() -> new Scanner("").next()); t(() -> Optional.empty().orElseThrow());
        t(() -> Objects.checkIndex(3, 3)); t(() -> Objects.checkFromToIndex(2, 1, 5)); t(() -> Objects.checkFromIndexSize(2, 4, 5));
        t(() -> new BitSet().get(-1)); t(() -> { new BitSet().set(3, 1); return 0; });
        t(() -> BitSet.valueOf(new long[]{1}).nextSetBit(-2)); t(() -> Collections.nCopies(-1, "x"));
        t(() -> Arrays.asList((Object[]) null)); t(() -> new Random().nextInt(0)); t(() -> new Random().ints(-1));
        t(() -> { new Thread(() -> { }).setPriority(11); return 0; }); t(() -> { Thread.currentThread().start(); return 0; });
        t(() -> { Thread.currentThread().setName(null); return 0; }); t(() -> { Thread.currentThread().setDaemon(true); return 0; });
        t(() -> Character.toChars(-5)); t(() -> "x".repeat(-1)); t(() -> Enum.valueOf(Thread.State.class, "BAD"));
        t(() -> java.time.DayOfWeek.of(9)); t(() -> List.copyOf(Arrays.asList(1, null)));
        t(() -> java.util.stream.Stream.of(1, 2).collect(java.util.stream.Collectors.toMap(x -> 1, x -> x)));
        t(() -> { var s = java.util.stream.Stream.of(1); s.count(); return s.count(); });
        t(() -> java.nio.ByteBuffer.allocate(1).getInt()); t(() -> java.nio.ByteBuffer.allocate(1).put((byte) 1).put((byte) 2));
        t(() -> java.nio.ByteBuffer.allocate(-1)); t(() -> java.nio.ByteBuffer.allocate(4).position(5));
        t(() -> java.nio.ByteBuffer.allocate(4).limit(5)); t(() -> new String(ba, 1, 1, "UTF-8"));
        t(() -> { new int[0].wait(); return 0; }); t(() -> Class.forName("no.such.Cls"));
        t(() -> ExcMessages.class.getMethod("none", int.class)); t(() -> ExcMessages.class.getDeclaredField("none"));
        t(() -> Runnable.class.getDeclaredConstructor()); t(() -> Number.class.getDeclaredConstructor().newInstance());
        t(() -> String.class.getMethod("length").invoke(5)); t(() -> String.class.getMethod("charAt", int.class).invoke("a", "b"));
        t(() -> String.class.getMethod("charAt", int.class).invoke("a")); t(() -> String.class.getMethod("length").invoke(null));
        t(() -> java.lang.reflect.Proxy.newProxyInstance(null, new Class<?>[]{String.class}, (p, m, a) -> null));
    }
}
