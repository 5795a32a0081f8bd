package java.lang;

import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import jaunt.vm.Console;

/**
 * Where threads begin and end. The methods of this class are left out of stack traces.
 */
final class JauntVm {
    private JauntVm() {}

    /** The bottom of every started thread. */
    static void runThread(Thread thread) {
        try {
            thread.run();
        } catch (Throwable e) {
            dispatchQuietly(thread, e);
        } finally {
            exit(thread);
        }
    }

    /** The bottom of a thread that was stopped before it was started. */
    static void runStopped(Thread thread) {
        exit(thread);
    }

    /** The bottom of the main thread. */
    static void runMain(Thread thread, Class<?> type, String[] args) {
        try {
            callEntry(args);
        } catch (Throwable e) {
            uncaught(e);
            dispatchQuietly(thread, e);
        } finally {
            exit(thread);
        }
    }

    private static void dispatchQuietly(Thread thread, Throwable e) {
        try {
            dispatch(thread, e);
        } catch (Throwable thrown) {
            // A handler's own exception goes nowhere; HotSpot mentions it.
            Console.error("\nException: " + thrown.getClass().getName() + " thrown from the UncaughtExceptionHandler in thread \""
                + thread.getName() + "\"\n");
        }
    }

    /** Initialises a class. */
    static void touch(Class<?> type) {
        initialize(type);
    }

    /** Runs as the initialiser of a class that has none, while its supertypes are initialised. */
    static void noInitializer() {}

    /** All packages of a loader whose classes the VM finds by itself: {@code found} has one of each of their packages. */
    static Stream<Package> packages(ClassLoader loader, Map<String, NamedPackage> known, Class<?>[] found) {
        for (Class<?> c : found) {
            loader.definePackage(c);
        }
        return known.values().stream().map(p -> loader.definePackage(p.packageName(), p.module()));
    }

    /** The package of that name; {@code found} is one of its classes, or null. */
    static Package definedPackage(ClassLoader loader, Map<String, NamedPackage> known, String name, Class<?> found) {
        Objects.requireNonNull(name, "name cannot be null");
        if (found != null) {
            return loader.definePackage(found);
        }
        NamedPackage p = known.get(name);
        return p == null ? null : loader.definePackage(name, p.module());
    }

    static void installConsole() {
        System.setOut(new Console(1));
        System.setErr(new Console(2));
    }

    private static native void callEntry(String[] args) throws Throwable;

    /** Remembers that, and with what, the main thread ended. */
    private static native void uncaught(Throwable e);

    /** Thread.dispatchUncaughtException, which is private. */
    private static native void dispatch(Thread thread, Throwable e);

    /** Thread.exit, which is private. */
    private static native void exit(Thread thread);

    private static native void initialize(Class<?> type);
}
