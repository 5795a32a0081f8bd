// verdict: pass
// property: +race

// Who uses a class without an initialiser comes after that of its superclass.
public class NoInitialiserOfItsOwn {
    static int x;
    static class S { static { x = 1; } static void touch() { } }
    static class T extends S { }
    public static void main(String[] args) {
        new Thread(() -> { S.touch(); new T(); }).start();
        new T();
        x = 2;
    }
}
