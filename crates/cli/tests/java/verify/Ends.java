import gov.nasa.jpf.vm.Verify;

/** Calls that do not come back; the argument says which. */
public class Ends {
    public static void main(String[] args) {
        System.out.println("before");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        try {
            call(args[0]);
        } catch (Throwable e) {
            System.out.println("caught " + e);
        } finally {
            System.out.println("after");
        }
    }

    static void call(String what) {
        switch (what) {
            case "ignore": jaunt.Verify.ignoreIf(true); break;
            case "ignoreIf": Verify.ignoreIf(true); break;
            case "terminate": jaunt.Verify.terminateSearch(); break;
            case "terminateSearch": Verify.terminateSearch(); break;
            case "storeTraceAndTerminate": Verify.storeTraceAndTerminate("t", "c"); break;
            case "storeTraceAndTerminateIf": Verify.storeTraceAndTerminateIf(true, "t", "c"); break;
            case "getInt": Verify.getInt("key"); break;
            case "getDouble": Verify.getDouble("key"); break;
            case "getObject": Verify.getObject("key"); break;
            case "createFromJSON": Verify.createFromJSON(Ends.class, "{}"); break;
            case "getObjectAttribute": Verify.getObjectAttribute(what); break;
            case "getObjectAttributes": Verify.getObjectAttributes(what); break;
            case "getFieldAttribute": Verify.getFieldAttribute(what, "f"); break;
            case "getFieldAttributes": Verify.getFieldAttributes(what, "f"); break;
            case "getElementAttribute": Verify.getElementAttribute(what, 0); break;
            case "getElementAttributes": Verify.getElementAttributes(what, 0); break;
            case "getLocalAttribute": Verify.getLocalAttribute("what"); break;
            case "getLocalAttributes": Verify.getLocalAttributes("what"); break;
            case "assertTrue": Verify.assertTrue(false); break;
            default: throw new IllegalArgumentException(what);
        }
    }
}
