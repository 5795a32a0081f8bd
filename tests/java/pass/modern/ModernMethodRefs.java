// verdict: pass

// Method references of all four kinds, made by main and called by another thread.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class ModernMethodRefs {
    private final int base;

    ModernMethodRefs(int base) {
        this.base = base;
    }

    int plus(int n) {
        return base + n;
    }

    public static void main(String[] a) throws InterruptedException {
        Function<String, Integer> length = String::length;
        Function<Integer, ModernMethodRefs> make = ModernMethodRefs::new;
        BiFunction<Integer, Integer, Integer> max = Math::max;
        Supplier<String> upper = "ok"::toUpperCase;
        int[] out = new int[1];
        Thread t = new Thread(() -> {
            Function<Integer, Integer> plus = make.apply(10)::plus;
            out[0] = max.apply(plus.apply(2), length.apply("four"));
        });
        t.start();
        assert upper.get().equals("OK");
        t.join();
        assert out[0] == 12;
    }
}
