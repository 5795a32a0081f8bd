package gov.nasa.jpf.vm;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import jaunt.vm.Choices;

/**
 * The class that programs for Java PathFinder call, with its signatures, served by Jaunt. New programs use
 * {@code jaunt.Verify}. Methods that steer JPF itself (labels, hints, instrumentation) do nothing; those whose answer comes
 * from JPF's configuration or from its attributes end the run as unsupported.
 */
public class Verify {
    public static final int NO_VALUE = -1;

    // Choices

    public static boolean getBoolean() {
        return jaunt.Verify.getBoolean();
    }

    public static boolean getBoolean(boolean falseFirst) {
        return jaunt.Verify.getBoolean(falseFirst);
    }

    public static boolean randomBool() {
        return jaunt.Verify.getBoolean();
    }

    public static int getInt(int min, int max) {
        return jaunt.Verify.getInt(min, max);
    }

    public static int random(int max) {
        return jaunt.Verify.getInt(0, max);
    }

    // An empty list gives 0, as in JPF.

    public static int getIntFromList(int... values) {
        return values.length == 0 ? 0 : jaunt.Verify.getIntFromList(values);
    }

    public static long getLongFromList(long... values) {
        return values.length == 0 ? 0 : jaunt.Verify.getLongFromList(values);
    }

    public static float getFloatFromList(float... values) {
        return values.length == 0 ? 0 : jaunt.Verify.getFloatFromList(values);
    }

    public static double getDoubleFromList(double... values) {
        return values.length == 0 ? 0 : jaunt.Verify.getDoubleFromList(values);
    }

    /** Every way to flip {@code nBit} of the lowest {@code len} bits. */
    public static long getBitFlip(long v, int nBit, int len) {
        if (nBit > len) {
            throw new AssertionError("getBitFlip: " + nBit + " of " + len + " bits");
        }
        int next = 0;
        for (int i = 0; i < nBit; i++) {
            int bit = jaunt.Verify.getInt(next, len - nBit + i);
            v ^= 1L << bit;
            next = bit + 1;
        }
        return v;
    }

    public static long getBitFlip(long v, int nBit) {
        return getBitFlip(v, nBit, 64);
    }

    public static int getBitFlip(int v, int nBit) {
        return (int) getBitFlip(v, nBit, 32);
    }

    public static short getBitFlip(short v, int nBit) {
        return (short) getBitFlip(v, nBit, 16);
    }

    public static char getBitFlip(char v, int nBit) {
        return (char) getBitFlip(v, nBit, 16);
    }

    public static byte getBitFlip(byte v, int nBit) {
        return (byte) getBitFlip(v, nBit, 8);
    }

    public static boolean getBitFlip(boolean v, int nBit) {
        return getBitFlip(v ? 1L : 0L, nBit, 1) != 0;
    }

    public static float getBitFlip(float v, int nBit) {
        return Float.intBitsToFloat(getBitFlip(Float.floatToIntBits(v), nBit));
    }

    public static double getBitFlip(double v, int nBit) {
        return Double.longBitsToDouble(getBitFlip(Double.doubleToLongBits(v), nBit));
    }

    // Choices described in JPF's configuration, which Jaunt does not read

    public static int getInt(String key) {
        missing("getInt(String)", "getInt(min, max) or getIntFromList(...)");
        return 0;
    }

    public static double getDouble(String key) {
        missing("getDouble(String)", "getDoubleFromList(...)");
        return 0;
    }

    public static Object getObject(String key) {
        missing("getObject(String)", "jaunt.Verify.getFromList(...)");
        return null;
    }

    public static <T> T createFromJSON(Class<T> type, String json) {
        missing("createFromJSON(Class, String)", "a constructor and a choice for each field");
        return null;
    }

    /** Null, as in JPF. */
    public static Object randomObject(String type) {
        return null;
    }

    // The search

    public static void beginAtomic() {
        Choices.enterAtomic();
    }

    public static void endAtomic() {
        Choices.leaveAtomic();
    }

    public static void ignoreIf(boolean cond) {
        jaunt.Verify.ignoreIf(cond);
    }

    public static void breakTransition(String reason) {
        Choices.breakPoint(reason);
    }

    public static int breakTransition(String reason, int min, int max) {
        Choices.breakPoint(reason);
        return jaunt.Verify.getInt(min, max);
    }

    public static void terminateSearch() {
        Choices.terminate();
    }

    public static boolean isRunningInJPF() {
        return Choices.isInside();
    }

    public static boolean vmIsMatchingStates() {
        return Choices.matchesStates();
    }

    /** A replay does what the first execution did, so the program cannot tell. */
    public static boolean isTraceReplay() {
        return false;
    }

    @Deprecated
    public static void assertTrue(boolean cond) {
        jaunt.Verify.assertTrue(cond);
    }

    @Deprecated
    public static void assertTrue(String s, boolean cond) {
        if (!cond) {
            System.out.println(s);
            jaunt.Verify.assertTrue(false);
        }
    }

    /** Whether the caller of the method that asks is of the named class or a subtype of it. */
    public static boolean isCalledFromClass(String refClsName) {
        StackWalker walker = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
        Class<?> caller = walker.walk(frames -> frames.skip(2).findFirst().<Class<?>>map(f -> f.getDeclaringClass()).orElse(null));
        return isNamed(caller, refClsName);
    }

    private static boolean isNamed(Class<?> type, String name) {
        if (type == null || type.getName().equals(name)) {
            return type != null;
        }
        for (Class<?> each : type.getInterfaces()) {
            if (isNamed(each, name)) {
                return true;
            }
        }
        return isNamed(type.getSuperclass(), name);
    }

    // Notes that are not taken back when the search goes back

    public static int getCounter(int id) {
        return id < 0 ? 0 : Choices.counter(id);
    }

    public static void setCounter(int id, int val) {
        if (id >= 0) {
            Choices.setCounter(id, val);
        }
    }

    public static void resetCounter(int id) {
        setCounter(id, 0);
    }

    public static int incrementCounter(int id) {
        return id < 0 ? 0 : jaunt.Verify.incrementCounter(id);
    }

    public static void putValue(String key, int value) {
        Choices.setValue(key, value);
    }

    public static int getValue(String key) {
        return Choices.value(key, NO_VALUE);
    }

    public static void setBitInBitSet(int id, int bit, boolean value) {
        checkBit(id, bit);
        Choices.setBit(id, bit, value);
    }

    public static boolean getBitInBitSet(int id, int bit) {
        checkBit(id, bit);
        return Choices.bit(id, bit);
    }

    private static void checkBit(int id, int bit) {
        if ((id | bit) < 0) {
            throw new IndexOutOfBoundsException("bit " + bit + " of bit set " + id);
        }
    }

    private static final String HEURISTIC = "search.heuristic.value";
    private static final int HEURISTIC_DEFAULT = 1000;

    public static void setHeuristicSearchValue(int n) {
        Choices.setValue(HEURISTIC, n);
    }

    public static void resetHeuristicSearchValue() {
        Choices.setValue(HEURISTIC, HEURISTIC_DEFAULT);
    }

    public static int getHeuristicSearchValue() {
        return Choices.value(HEURISTIC, HEURISTIC_DEFAULT);
    }

    // Output

    public static void print(String s) {
        System.out.print(s);
    }

    public static void print(String s, int i) {
        print(s, " : ", String.valueOf(i));
    }

    public static void print(String s, boolean b) {
        print(s, " : ", String.valueOf(b));
    }

    public static void print(String... args) {
        for (String s : args) {
            System.out.print(s);
        }
    }

    public static void println() {
        System.out.println();
    }

    public static void println(String s) {
        System.out.println(s);
    }

    public static void threadPrint(String s) {
        print(Thread.currentThread().getName(), ": ", s);
    }

    public static void threadPrintln(String s) {
        threadPrint(s);
        System.out.println();
    }

    public static final int SEVERE = 1;
    public static final int WARNING = 2;
    public static final int INFO = 3;
    public static final int FINE = 4;
    public static final int FINER = 5;
    public static final int FINEST = 6;

    /** On the error stream from WARNING on, which is what JPF shows unless told otherwise. */
    public static void log(String loggerId, int logLevel, String msg) {
        if (logLevel < SEVERE || logLevel > FINEST) {
            throw new IllegalArgumentException("unknown log level " + logLevel + " for logger " + loggerId);
        }
        if (logLevel <= WARNING) {
            System.err.println((logLevel == SEVERE ? "[SEVERE] " : "[WARNING] ") + msg);
        }
    }

    public static void log(String loggerId, int logLevel, String msg, String arg) {
        log(loggerId, logLevel, msg + arg);
    }

    public static void log(String loggerId, int logLevel, String format, Object... args) {
        log(loggerId, logLevel, String.format(format, args));
    }

    // Settings: system properties stand in for JPF's configuration

    public static String getProperty(String key) {
        return key == null ? null : System.getProperty(key);
    }

    /** Each is {@code key=value}. */
    public static void setProperties(String... p) {
        for (String each : p) {
            int at = each == null ? -1 : each.indexOf('=');
            if (at > 0) {
                System.setProperty(each.substring(0, at).trim(), each.substring(at + 1).trim());
            }
        }
    }

    public static long currentTimeMillis() {
        return System.currentTimeMillis();
    }

    public static void writeObjectToFile(Object object, String fileName) {
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(fileName))) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static <T> T readObjectFromFile(Class<T> type, String fileName) {
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(fileName))) {
            return type.cast(in.readObject());
        } catch (IOException | ClassNotFoundException e) {
            throw new RuntimeException(e);
        }
    }

    // Traces: Jaunt writes one for each violation, and `jaunt replay` shows its output

    public static void storeTrace(String fileName, String comment) {}

    public static void storeTraceIf(boolean cond, String fileName, String comment) {}

    public static void storeTraceAndTerminate(String fileName, String comment) {
        terminateSearch();
    }

    public static void storeTraceAndTerminateIf(boolean cond, String fileName, String comment) {
        if (cond) {
            terminateSearch();
        }
    }

    public static void addComment(String s) {}

    public static void printPathOutput(String msg) {}

    public static void printPathOutput(boolean cond, String msg) {}

    // Hints to JPF's own machinery: nothing to do

    public static void setPeerClass(Class<?> cls) {}

    public static void atLabel(String label) {}

    public static void atLabel(int label) {}

    public static void boring(boolean cond) {}

    public static void interesting(boolean cond) {}

    public static void busyWait(long duration) {}

    public static void instrumentPoint(String label) {}

    public static void instrumentPointDeep(String label) {}

    public static void instrumentPointDeepRecur(String label, int depth) {}

    /** Jaunt finds out by itself what is shared, and a program cannot ask. */
    public static boolean isShared(Object o) {
        return false;
    }

    public static void setShared(Object o, boolean isShared) {}

    public static void freezeSharedness(Object o, boolean freeze) {}

    // Attributes: marks that JPF's listeners hang on values. They may be set; nobody can read them.

    public static void setObjectAttribute(Object o, int val) {}

    public static void addObjectAttribute(Object o, int val) {}

    public static int getObjectAttribute(Object o) {
        return attribute("getObjectAttribute")[0];
    }

    public static int[] getObjectAttributes(Object o) {
        return attribute("getObjectAttributes");
    }

    public static void setFieldAttribute(Object o, String fieldName, int val) {}

    public static void addFieldAttribute(Object o, String fieldName, int val) {}

    public static int getFieldAttribute(Object o, String fieldName) {
        return attribute("getFieldAttribute")[0];
    }

    public static int[] getFieldAttributes(Object o, String fieldName) {
        return attribute("getFieldAttributes");
    }

    public static void setElementAttribute(Object arr, int idx, int val) {}

    public static void addElementAttribute(Object arr, int idx, int val) {}

    public static int getElementAttribute(Object arr, int idx) {
        return attribute("getElementAttribute")[0];
    }

    public static int[] getElementAttributes(Object arr, int idx) {
        return attribute("getElementAttributes");
    }

    public static void setLocalAttribute(String varName, int val) {}

    public static void addLocalAttribute(String varName, int val) {}

    public static int getLocalAttribute(String varName) {
        return attribute("getLocalAttribute")[0];
    }

    public static int[] getLocalAttributes(String varName) {
        return attribute("getLocalAttributes");
    }

    private static int[] attribute(String method) {
        missing(method, "a variable or field of the program");
        return new int[1];
    }

    private static void missing(String method, String instead) {
        Choices.missing("gov.nasa.jpf.vm.Verify." + method + " (use " + instead + " instead)");
    }
}
