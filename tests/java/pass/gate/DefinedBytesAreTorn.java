// verdict: pass
// outcomes: ab | ad | cb | cd

// The bytes of a class are read one after the other where it is defined.
import java.lang.invoke.MethodHandles;
public class DefinedBytesAreTorn {
    static class Code {
        public String toString() {
            return "<ab>";
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = DefinedBytesAreTorn.class.getResourceAsStream("DefinedBytesAreTorn$Code.class").readAllBytes();
        int at = 0;
        while (bytes[at] != '<' || bytes[at + 1] != 'a') {
            at++;
        }
        int a = at + 1;
        Thread t = new Thread(() -> {
            bytes[a] = 'c';
            bytes[a + 1] = 'd';
        });
        t.start();
        Class<?> defined = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
        t.join();
        var made = defined.getDeclaredConstructor();
        System.out.println(made.newInstance().toString().substring(1, 3));
    }
}
