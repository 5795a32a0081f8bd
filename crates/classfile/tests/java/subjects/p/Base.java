package p;

public class Base implements Cloneable {
    protected int count;
    protected static int total;
    protected long wide;
    protected Base peer;
    protected Base(int count) { this.count = count; }
    public Base() { this(1); }
    protected int twice(int x) { return 2 * x; }
    protected static int thrice(int x) { return 3 * x; }
    protected Object copy() throws CloneNotSupportedException { return clone(); }
    protected static class Inner { protected int v; protected Inner() { v = 3; } }
}
