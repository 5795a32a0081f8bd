import gov.nasa.jpf.vm.Verify;

public class UseStub {
    public static void main(String[] args) {
        System.out.println(Verify.getBoolean() + " " + Verify.getInt(1, 2));
    }
}
