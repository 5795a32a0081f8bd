// verdict: exit
// property: +exit

/** A program without a choice has a status too. */
public class ExitBeforeThreads {
    public static void main(String[] args) {
        if (args.length == 0) {
            System.exit(2);
        }
    }
}
