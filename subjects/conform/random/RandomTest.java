import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/**
 * Random sequences of calls on a subject and on its abstraction: the results are the same, the subject's repOk holds behind each
 * call, and its abstraction is equal to the one that took part. The abstractions themselves are tried on classes of java.util.
 *
 * <pre>
 * java RandomTest [SEQUENCES [SEED]]
 * </pre>
 */
public final class RandomTest {
    private static final String MAP = "put(k,v) get(k) remove(k) containsKey(k) isEmpty() size() clear()";
    private static final String SET = "add(k) remove(k) contains(k) isEmpty() size() clear()";
    private static final String LIST = "add(v) get(i) set(i,v) remove(i) contains(v) isEmpty() size() clear()";
    private static final String QUEUE = "offer(v) offer(v) poll() peek() isEmpty() size() clear()";
    private static final String PRIORITY_QUEUE = "offer(k) offer(k) poll() peek() isEmpty() size() clear()";
    private static final String COUNTER = "count(k) getMostFrequent() getMaxFrequency()";
    private static final String CACHE = "lookup(k) lookup(k) remove(k) enableTemporary() disableTemporary() promote(k) demote(k)";

    /** A class, its abstraction, what is called. A specification beside a class comes behind it. */
    private static final String[][] ROWS = {
        {"java.util.TreeMap JdkTreeMapSpec", "jaunt.spec.AbsMap", MAP},
        {"java.util.HashMap JdkHashMapSpec", "jaunt.spec.AbsMap", MAP},
        {"java.util.TreeSet", "jaunt.spec.AbsSet", SET},
        {"java.util.ArrayList", "jaunt.spec.AbsList", LIST},
        {"java.util.ArrayDeque", "jaunt.spec.AbsQueue", QUEUE},
        {"java.util.PriorityQueue", "jaunt.spec.AbsPriorityQueue", PRIORITY_QUEUE},
        {"SearchTree", "jaunt.spec.AbsMap", MAP},
        {"TreeMap", "jaunt.spec.AbsMap", MAP},
        {"HashMap", "jaunt.spec.AbsMap", MAP},
        {"AvlMap", "jaunt.spec.AbsMap", MAP},
        {"TreeSet", "jaunt.spec.AbsSet", SET},
        {"HashSet", "jaunt.spec.AbsSet", SET},
        {"SortedListSet", "jaunt.spec.AbsSet", SET},
        {"SkipListSet", "jaunt.spec.AbsSet", SET},
        {"ArrayHeap", "jaunt.spec.AbsPriorityQueue", PRIORITY_QUEUE},
        {"RingBuffer", "jaunt.spec.AbsQueue", QUEUE},
        {"LinkedSequence", "jaunt.spec.AbsList", LIST},
        {"IntCounter", "CounterModel", COUNTER},
        {"DualCache", "CacheModel", CACHE},
    };

    private static final int LENGTH = 120;

    private final Random random;
    private final Class<?> module;
    private final Class<?> beside;
    private final Class<?> abstraction;
    private final String[] calls;

    private RandomTest(String[] row, Random random) throws ClassNotFoundException {
        this.random = random;
        String[] names = row[0].split(" ");
        module = Class.forName(names[0]);
        beside = names.length > 1 ? Class.forName(names[1]) : null;
        abstraction = Class.forName(row[1]);
        calls = row[2].split(" ");
    }

    public static void main(String[] words) throws ReflectiveOperationException {
        int sequences = words.length > 0 ? Integer.parseInt(words[0]) : 200;
        Random random = new Random(words.length > 1 ? Long.parseLong(words[1]) : 1);
        for (String[] row : ROWS) {
            RandomTest test = new RandomTest(row, random);
            for (int i = 0; i < sequences; i++) {
                test.sequence();
            }
            System.out.println(row[0] + ": " + sequences + " sequences of " + LENGTH + " calls");
        }
    }

    private void sequence() throws ReflectiveOperationException {
        Object subject = module.getConstructor().newInstance();
        Object model = abstraction.getConstructor().newInstance();
        int keys = 1 + random.nextInt(24);
        List<String> story = new ArrayList<>();
        compare(subject, model, story);
        for (int i = 0; i < LENGTH; i++) {
            String call = calls[random.nextInt(calls.length)];
            if (call.equals("clear()") && random.nextInt(8) > 0) {
                continue;
            }
            Object[] arguments = arguments(call, keys);
            story.add(call + List.of(arguments));
            Object result = call(subject, call, arguments);
            Object expected = call(model, call, arguments);
            if (!Objects.equals(result, expected)) {
                throw new AssertionError(module.getName() + ": " + result + " instead of " + expected + ": " + story);
            }
            compare(subject, model, story);
        }
    }

    /** Keys and values are small numbers; an index may be one too small or too great. */
    private Object[] arguments(String call, int keys) {
        String list = call.substring(call.indexOf('(') + 1, call.length() - 1);
        String[] kinds = list.isEmpty() ? new String[0] : list.split(",");
        Object[] arguments = new Object[kinds.length];
        for (int i = 0; i < kinds.length; i++) {
            arguments[i] = kinds[i].equals("k") ? random.nextInt(keys)
                    : kinds[i].equals("i") ? random.nextInt(12) - 1
                    : "value" + random.nextInt(3);
        }
        return arguments;
    }

    /** What it returned, or the class of what it threw. */
    private static Object call(Object receiver, String call, Object[] arguments) throws ReflectiveOperationException {
        Method method = method(receiver.getClass(), call);
        try {
            return method.invoke(receiver, arguments);
        } catch (InvocationTargetException e) {
            return e.getCause().getClass();
        }
    }

    private static Method method(Class<?> type, String call) {
        String name = call.substring(0, call.indexOf('('));
        String kinds = call.substring(call.indexOf('(') + 1, call.length() - 1);
        int count = kinds.isEmpty() ? 0 : kinds.split(",").length;
        for (Method method : type.getMethods()) {
            Class<?>[] types = method.getParameterTypes();
            // By index, or by what is there: java.util.List has remove for both.
            boolean fits = types.length == count && (!kinds.startsWith("i") || types[0] == int.class);
            if (fits && method.getName().equals(name) && !method.isSynthetic()) {
                return method;
            }
        }
        throw new AssertionError(type.getName() + " has no " + call);
    }

    private void compare(Object subject, Object model, List<String> story) throws ReflectiveOperationException {
        Class<?> specification = beside != null ? beside : module;
        if (specification.getName().startsWith("java.")) {
            return;
        }
        if (!(Boolean) ask(specification, "repOk", subject)) {
            throw new AssertionError(module.getName() + ": repOk is broken: " + story);
        }
        Object abstracted = ask(specification, "abstraction", subject);
        if (!(Boolean) abstraction.getMethod("equalTo", abstraction).invoke(model, abstracted)) {
            throw new AssertionError(module.getName() + ": the abstraction is another one: " + story);
        }
    }

    private static Object ask(Class<?> specification, String name, Object subject) throws ReflectiveOperationException {
        for (Method method : specification.getDeclaredMethods()) {
            if (method.getName().equals(name)) {
                method.setAccessible(true);
                return Modifier.isStatic(method.getModifiers()) ? method.invoke(null, subject) : method.invoke(subject);
            }
        }
        throw new AssertionError(specification.getName() + " has no " + name);
    }
}
