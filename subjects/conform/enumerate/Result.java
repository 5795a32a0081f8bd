package enumerate;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** What a call returned or threw. */
final class Result {
    /** Null if something was thrown. */
    private final Object value;

    /** Null if something was returned. */
    final Throwable thrown;

    private final boolean isReceiver;

    private Result(Object value, Throwable thrown, boolean isReceiver) {
        this.value = value;
        this.thrown = thrown;
        this.isReceiver = isReceiver;
    }

    /** Calls a method, or a constructor, whose object is the value then. */
    static Result of(Executable called, Object receiver, Object... arguments) {
        Monitor.begin();
        try {
            Object value = called instanceof Constructor
                    ? ((Constructor<?>) called).newInstance(arguments) : ((Method) called).invoke(receiver, arguments);
            return new Result(value, null, value != null && value == receiver);
        } catch (InvocationTargetException e) {
            return new Result(null, e.getCause(), false);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new Refused("cannot call " + called + ": " + e);
        }
    }

    Object value() {
        return value;
    }

    boolean isTrue() {
        return Boolean.TRUE.equals(value);
    }

    /** docs/conform.md: what was returned, or the class of what was thrown. */
    boolean sameAs(Result other) {
        if (thrown != null || other.thrown != null) {
            return thrown != null && other.thrown != null && thrown.getClass() == other.thrown.getClass();
        }
        return value == other.value
                || isReceiver && other.isReceiver
                || value != null && isByContent(value) && value.equals(other.value);
    }

    /** Whether results like this one can be compared at all. */
    boolean isComparable() {
        return value == null || value instanceof Token || isReceiver || isByContent(value);
    }

    private static boolean isByContent(Object value) {
        return value instanceof Number && value.getClass().getName().startsWith("java.lang.")
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof String
                || value instanceof Enum;
    }

    @Override
    public String toString() {
        return thrown == null ? (isReceiver ? "itself" : String.valueOf(value)) : thrown.toString();
    }
}
