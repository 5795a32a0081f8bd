import jaunt.spec.AbsMap;
import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.Range;
import jaunt.spec.SpecFor;
import jaunt.spec.Tree;

/** What {@link IntCounter} is to its users. */
@SpecFor(value = CounterModel.class, range = "AbsMap.Entry.value=1..7")
public class CounterModel {
    @Tree private final AbsMap frequencies;
    @Range(lo = 0, hi = 7) private int greatest;
    @Key private int number;

    public CounterModel() {
        this(new AbsMap(), 0, 0);
    }

    CounterModel(AbsMap frequencies, int greatest, int number) {
        this.frequencies = frequencies;
        this.greatest = greatest;
        this.number = number;
    }

    public void count(@Key int number) {
        Object before = frequencies.get(number);
        int frequency = before == null ? 1 : (Integer) before + 1;
        frequencies.put(number, frequency);
        this.number = frequency >= greatest ? number : this.number;
        greatest = Math.max(greatest, frequency);
    }

    @Declarative
    public int getMostFrequent() {
        return number;
    }

    @Declarative
    public int getMaxFrequency() {
        return greatest;
    }

    @Declarative
    public boolean repOk() {
        return frequencies != null && frequencies.repOk();
    }

    @Declarative
    public boolean equalTo(CounterModel other) {
        return frequencies.equalTo(other.frequencies) && greatest == other.greatest && number == other.number;
    }
}
