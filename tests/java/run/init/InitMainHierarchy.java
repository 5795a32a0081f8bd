// Main class with superclass, interface with default methods, static nested init before main, shutdown hook, instance main not used; initialisation order of the main class hierarchy; exit via System.exit in a static nested initialiser.
public class InitMainHierarchy extends InitMainHierarchySup implements InitMainHierarchyIf {
    static { System.out.println("main class init " + X + " " + sup); }
    static int own = log("own");
    public static void main(String[] args) {
        System.out.println("main " + own + " " + new InitMainHierarchy().def());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook: own=" + own)));
        try { System.out.println(Exiter.v); } finally { System.out.println("finally must not print"); }
    }
    static class Exiter { static int v = 1; static { System.out.println("Exiter init"); own = 99; System.exit(7); } }
}
class InitMainHierarchySup { static int sup = log("sup"); static int log(String s) { System.out.println("log " + s); return s.length(); }
    InitMainHierarchySup() { System.out.println("sup ctor"); } }
interface InitMainHierarchyIf { int X = 5; int Y = InitMainHierarchySup.log("iface Y"); default String def() { return "def" + Y; } }
