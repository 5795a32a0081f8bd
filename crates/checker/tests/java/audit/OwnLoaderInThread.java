import java.util.Base64;

/** A loader of the program's own is asked for the superclass of what it defines, whether or not another execution did that before. */
public class OwnLoaderInThread {
    /** The class file of `public class Tiny2 {}`. */
    static final String TINY =
        "yv66vgAAAD0ADQoAAgADBwAEDAAFAAYBABBqYXZhL2xhbmcvT2JqZWN0AQAGPGluaXQ+AQADKClWBwAIAQAFVGlueTIBAARDb2RlAQAPTGluZU51bWJlclRh"
            + "YmxlAQAKU291cmNlRmlsZQEAClRpbnkyLmphdmEAIQAHAAIAAAAAAAEAAQAFAAYAAQAJAAAAHQABAAEAAAAFKrcAAbEAAAABAAoAAAAGAAEAAAABAAEACwAA"
            + "AAIADA==";

    static class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass("Tiny2", bytes, 0, bytes.length);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        byte[] bytes = Base64.getDecoder().decode(TINY);
        Loader loader = new Loader();
        Thread thread = new Thread(() -> loader.define(bytes));
        thread.start();
        thread.join();
        throw new AssertionError("always");
    }
}
