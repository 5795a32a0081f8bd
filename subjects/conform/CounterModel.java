import jaunt.spec.AbsMap;
import jaunt.spec.Declarative;
import jaunt.spec.Key;

/** What {@link IntCounter} is to its users. */
public class CounterModel {
    private final AbsMap frequencies;
    private int greatest;
    private int number;

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
