// verdict: pass
// outcomes: [1, 2] | [1] | [2] | []
// Each element is looked for in the other collection at a moment of its own.
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class StepsRemoveAllOf {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        Set<Integer> gone = ConcurrentHashMap.newKeySet();
        Thread t = new Thread(() -> list.removeAll(gone));
        t.start();
        gone.add(1);
        gone.add(2);
        t.join();
        System.out.println(list);
    }
}
