import java.lang.reflect.Method;
import java.util.List;

/** Methods are shown in HotSpot's order. */
public class ReflMethodOrder {
    static void show(Class<?> type) {
        System.out.println(type);
        for (Method m : type.getDeclaredMethods()) {
            System.out.println("  " + m);
        }
    }

    static class CalcTest {
        void setUp() {}
        void addsNumbers() {}
        void subtracts() {}
        void dividesByZero() {}
        void tearDown() {}
        void stringConcat() {}
        void listSize() {}
        void z() {}
        void a() {}
    }

    static class Repo<T> {
        T findById(long id) { return null; }
        List<T> findAll() { return null; }
        void save(T t) {}
        void delete(T t) {}
        long count() { return 0; }
    }

    static class User {
        public long getId() { return 0; }
        public void setId(long i) {}
        public String getName() { return null; }
        public void setName(String n) {}
        @Override public String toString() { return ""; }
        @Override public int hashCode() { return 1; }
        @Override public boolean equals(Object o) { return true; }
        public String getEmailAddress() { return ""; }
        public boolean isActive() { return true; }
    }

    static class UserRepo extends Repo<User> {
        @Override User findById(long id) { return null; }
        void findByEmail(String e) {}
        @Override void save(User u) {}
    }

    interface Plugin {
        String name();
        void execute(List<Object> context);
        default int priority() { return 0; }
    }

    record Point(int x, int y) {
        double distance() { return 0; }
        static Point origin() { return null; }
    }

    public static void main(String[] args) {
        show(CalcTest.class);
        show(UserRepo.class);
        show(Repo.class);
        show(User.class);
        show(Plugin.class);
        show(Point.class);
        new UserRepo().findByEmail("");
        for (Method m : User.class.getMethods()) {
            System.out.print(m.getName() + " ");
        }
        System.out.println();
    }
}
