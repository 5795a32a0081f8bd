// states: 986
// bug: assertion

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

// A parallel stream keeps its order when it is collected. Bug: its parts add to one list.
public class ParallelCollect {
    public static void main(String[] args) {
        IntStream numbers = IntStream.range(0, 3).parallel();
        List<Integer> list;
        if (args.length > 0) {
            list = new ArrayList<>();
            numbers.forEach(list::add);
        } else {
            list = numbers.boxed().collect(Collectors.toList());
        }
        assert list.equals(List.of(0, 1, 2)) : list;
    }
}
