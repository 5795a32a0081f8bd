import gov.nasa.jpf.vm.Verify;
import java.io.File;

/** Every method of JPF's Verify that comes back; each choice gives its first value. */
public class UseJpf {
    int field;

    static class Caller {
        static boolean ask(String name) {
            return asked(name);
        }
    }

    static boolean asked(String name) {
        return Verify.isCalledFromClass(name);
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        System.out.println("inside " + Verify.isRunningInJPF() + " " + Verify.vmIsMatchingStates() + " " + Verify.isTraceReplay());
        System.out.println(Verify.getBoolean() + " " + Verify.getBoolean(true) + " " + Verify.getBoolean(false) + " " + Verify.randomBool());
        System.out.println(Verify.getInt(3, 7) + " " + Verify.getInt(7, 3) + " " + Verify.random(5));
        System.out.println(Verify.getIntFromList(9, 8) + " " + Verify.getLongFromList(7L, 6L) + " "
            + Verify.getFloatFromList(0.5f) + " " + Verify.getDoubleFromList(2.5, 1.5));
        System.out.println(Verify.getIntFromList() + " " + Verify.getLongFromList() + " " + Verify.getFloatFromList() + " "
            + Verify.getDoubleFromList());
        System.out.println(Verify.getBitFlip(0L, 2, 8) + " " + Verify.getBitFlip(8L, 1) + " " + Verify.getBitFlip(8, 2) + " "
            + Verify.getBitFlip((short) 8, 3) + " " + (int) Verify.getBitFlip((char) 8, 0) + " " + Verify.getBitFlip((byte) 0, 8));
        System.out.println(Verify.getBitFlip(true, 1) + " " + Verify.getBitFlip(false, 0) + " " + Verify.getBitFlip(0f, 1) + " "
            + Verify.getBitFlip(0.0, 2));
        System.out.println(Verify.randomObject("X") + " " + Verify.breakTransition("here", 4, 6));
        System.out.println(gov.nasa.jpf.jvm.Verify.getInt(1, 2) + " " + gov.nasa.jpf.jvm.Verify.getBoolean());

        Verify.beginAtomic();
        Verify.endAtomic();
        Verify.ignoreIf(false);
        Verify.breakTransition("here");
        Verify.assertTrue(true);
        Verify.assertTrue("not seen", true);
        try {
            Verify.assertTrue("seen", false);
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Caller.ask("UseJpf$Caller") + " " + Caller.ask("java.lang.Object") + " " + asked("UseJpf$Caller"));

        Verify.incrementCounter(1);
        System.out.print(Verify.incrementCounter(1) + " " + Verify.getCounter(1) + " " + Verify.getCounter(-1) + " " + Verify.incrementCounter(-1));
        Verify.setCounter(2, 40);
        Verify.resetCounter(1);
        System.out.println(" " + Verify.getCounter(1) + " " + Verify.getCounter(2));
        System.out.print(Verify.getValue("k"));
        Verify.putValue("k", 5);
        System.out.println(" " + Verify.getValue("k"));
        Verify.setBitInBitSet(3, 70, true);
        System.out.print(Verify.getBitInBitSet(3, 70) + " " + Verify.getBitInBitSet(3, 71));
        Verify.setBitInBitSet(3, 70, false);
        System.out.println(" " + Verify.getBitInBitSet(3, 70));
        System.out.print(Verify.getHeuristicSearchValue());
        Verify.setHeuristicSearchValue(7);
        System.out.print(" " + Verify.getHeuristicSearchValue());
        Verify.resetHeuristicSearchValue();
        System.out.println(" " + Verify.getHeuristicSearchValue());

        Verify.print("a");
        Verify.print("b", 1);
        Verify.print("c", true);
        Verify.print("d", "e", "f");
        Verify.println();
        Verify.println("g");
        Verify.threadPrint("h");
        Verify.threadPrintln("i");
        Verify.log("l", Verify.SEVERE, "one");
        Verify.log("l", Verify.WARNING, "two ", "three");
        Verify.log("l", Verify.WARNING, "%d and %s", 4, "five");
        Verify.log("l", Verify.INFO, "not shown");

        Verify.setProperties("a.b = c", "broken", null);
        System.out.println(Verify.getProperty("a.b") + " " + Verify.getProperty("none") + " " + Verify.getProperty(null));
        System.out.println(Verify.currentTimeMillis() > 0);
        File file = File.createTempFile("jaunt", ".ser");
        Verify.writeObjectToFile("kept", file.getPath());
        System.out.println(Verify.readObjectFromFile(String.class, file.getPath()));
        file.delete();

        Verify.storeTrace("t", "c");
        Verify.storeTraceIf(true, "t", "c");
        Verify.storeTraceAndTerminateIf(false, "t", "c");
        Verify.addComment("c");
        Verify.printPathOutput("p");
        Verify.printPathOutput(true, "p");
        Verify.setPeerClass(UseJpf.class);
        Verify.atLabel("x");
        Verify.atLabel(1);
        Verify.boring(true);
        Verify.interesting(true);
        Verify.busyWait(1000);
        Verify.instrumentPoint("x");
        Verify.instrumentPointDeep("x");
        Verify.instrumentPointDeepRecur("x", 2);
        Object o = new UseJpf();
        System.out.println(Verify.isShared(o));
        Verify.setShared(o, true);
        Verify.freezeSharedness(o, true);
        Verify.setObjectAttribute(o, 1);
        Verify.addObjectAttribute(o, 1);
        Verify.setFieldAttribute(o, "field", 1);
        Verify.addFieldAttribute(o, "field", 1);
        Verify.setElementAttribute(args, 0, 1);
        Verify.addElementAttribute(args, 0, 1);
        Verify.setLocalAttribute("o", 1);
        Verify.addLocalAttribute("o", 1);
        System.out.println("done");
    }
}
