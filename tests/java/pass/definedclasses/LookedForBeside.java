// verdict: pass
// outcomes: found | none

import java.lang.invoke.MethodHandles;
import java.util.Base64;

/** One thread defines a class while another looks for its name: who looks too early does not find it. */
public class LookedForBeside {
    /** The class file of `public class Tiny2 {}`. */
    static final String TINY =
        "yv66vgAAAD0ADQoAAgADBwAEDAAFAAYBABBqYXZhL2xhbmcvT2JqZWN0AQAGPGluaXQ+AQADKClWBwAIAQAFVGlueTIBAARDb2RlAQAPTGluZU51bWJlclRh"
            + "YmxlAQAKU291cmNlRmlsZQEAClRpbnkyLmphdmEAIQAHAAIAAAAAAAEAAQAFAAYAAQAJAAAAHQABAAEAAAAFKrcAAbEAAAABAAoAAAAGAAEAAAABAAEACwAA"
            + "AAIADA==";

    public static void main(String[] args) throws Exception {
        byte[] bytes = Base64.getDecoder().decode(TINY);
        new Thread(() -> {
            try {
                MethodHandles.lookup().defineClass(bytes);
            } catch (IllegalAccessException e) {
                throw new Error(e);
            }
        }).start();
        String seen = "none";
        try {
            Class.forName("Tiny2");
            seen = "found";
        } catch (ClassNotFoundException e) {
            // Too early.
        }
        System.out.print(seen);
    }
}
