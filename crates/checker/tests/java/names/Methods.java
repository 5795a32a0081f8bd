import jaunt.Verify;

/** The order in which reflection shows methods: other classes that have the same names may have been read before. */
public class Methods {
    static class Before {
        void secondName() {}

        void firstName() {}
    }

    static class Asked {
        void firstName() {}

        void secondName() {}
    }

    static void show(Class<?> c) {
        for (var m : c.getDeclaredMethods()) {
            System.out.print(m.getName() + " ");
        }
        System.out.println();
    }

    public static void main(String[] args) {
        if (Verify.getBoolean()) {
            show(Before.class);
        }
        show(Asked.class);
    }
}
