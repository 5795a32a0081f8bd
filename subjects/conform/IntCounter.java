import jaunt.spec.Declarative;
import jaunt.spec.EntryCheck;
import jaunt.spec.Key;
import jaunt.spec.Range;
import jaunt.spec.SpecFor;
import jaunt.spec.Tree;

/**
 * Counts numbers and knows which one came most often: Figure 2 of Roberson and Boyapati (2010), but that the frequency that it
 * remembers is the new one.
 *
 * <p>Against CounterModel; with --replace TreeMap=AbsMap the map is an AbsMap.
 */
@SpecFor(value = IntCounter.class, range = "TreeMap.Entry.value=0..7")
public class IntCounter implements EntryCheck {
    @Tree private final TreeMap map = new TreeMap();
    @Range(lo = 0, hi = 7) private int maxFrequency;
    @Key private int mostFrequent;

    public void count(@Key int number) {
        Integer before = (Integer) map.get(number);
        int frequency = before == null ? 1 : before + 1;
        map.put(number, frequency);
        if (frequency >= maxFrequency) {
            maxFrequency = frequency;
            mostFrequent = number;
        }
    }

    @Declarative
    public int getMostFrequent() {
        return mostFrequent;
    }

    @Declarative
    public int getMaxFrequency() {
        return maxFrequency;
    }

    /** The number that came most often is in the map, unless there is none. */
    @Declarative
    boolean repOk() {
        return map != null
                && map.repOk()
                && map.forAll(this)
                && (maxFrequency == 0 ? map.isEmpty() && mostFrequent == 0 : map.containsKey(mostFrequent));
    }

    /** No frequency is greater than the greatest, and that is the frequency of the number that came most often. */
    @Override
    @Declarative
    public boolean holds(Object key, Object value) {
        return value instanceof Integer
                && (Integer) value > 0
                && (Integer) value <= maxFrequency
                && (!key.equals(mostFrequent) || (Integer) value == maxFrequency);
    }

    CounterModel abstraction() {
        return new CounterModel(map.abstraction(), maxFrequency, mostFrequent);
    }
}
