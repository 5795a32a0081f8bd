// Own CharSequence implementation used with library methods; subSequence, chars defaults, join, append, regex, compare.
import java.util.*;
import java.util.stream.*;
public class StrSpecs {
    static int gets;
    static final class Rep implements CharSequence { final char c; final int n; Rep(char c, int n) { this.c = c; this.n = n; }
        public int length() { return n; }
        public char charAt(int i) { gets++; if (i < 0 || i >= n) throw new StringIndexOutOfBoundsException("rep " + i);
            return (char) (c + i); } public CharSequence subSequence(int a, int b) { return new Rep((char) (c + a), b - a); }
        @Override public String toString() { StringBuilder s = new StringBuilder(); for (int i = 0; i < n; i++) s.append(charAt(i));
            return s.toString(); } }
    static final class Odd implements CharSequence { public int length() { return 2; }
        public char charAt(int i) { return i == 0 ? 'o' : '!'; }
        public CharSequence subSequence(int a, int b) { return "odd".subSequence(a, b); }
        @Override public String toString() { return "ODD-toString"; } }
    public static void main(String[] args) {
        Rep r = new Rep('a', 5); System.out.println(r + " " + gets); gets = 0;
        System.out.println(new StringBuilder().append(r).append(r, 1, 3).insert(1, r).insert(0, r, 3, 5) + " " + gets); gets = 0;
        System.out.println("abcde".contentEquals(r) + " " + gets + " " + "xabcdez".contains(r) + " " + "abcde".replace(new Rep('b', 2),
                new Rep('x', 3)) + " " + String.join(r, "1", "2", new Odd()) + " " + CharSequence.compare(r,
                "abcdf") + " " + new StringJoiner(r, new Rep('[', 1), "]").add(new Rep('0', 2)).add(new Odd()));
        System.out.println(r.chars().mapToObj(c -> "" + (char) c).collect(Collectors.joining("/")) + " " + r.codePoints().sum() + " " +
                r.isEmpty() + " " + new Rep('z', 0).isEmpty() + " " + java.util.regex.Pattern.compile("b.d").matcher(r).replaceAll("#") +
                " " + "ODD".equals(new Odd().subSequence(0, 2)) + " " + "" + new Odd() + " " + new StringBuilder(new Odd()) + " " +
                new StringBuilder().append((Object) new Odd()).append((CharSequence) new Odd()) + " " + "o!".contentEquals(new Odd()) +
                " " + String.valueOf(new Odd()) + " " + String.format("%5.3s|", new Odd()));
        try { new StringBuilder().append(r, 2, 9); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new StringBuilder().append(new Rep('a', -1)); System.out.println("neg ok"); }
        catch (RuntimeException e) { System.out.println(e.getClass().getName()); } try { r.charAt(5); }
        catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        java.nio.CharBuffer cb = java.nio.CharBuffer.wrap(r);
        System.out.println(cb.get() + "" + cb + " " + cb.length() + " " + cb.charAt(0) + cb.subSequence(1,
                3) + " " + cb.isReadOnly() + " " + cb.hashCode() + " " + java.nio.CharBuffer.wrap("bcde").equals(cb)); try { cb.put('x'); }
        catch (java.nio.ReadOnlyBufferException e) { System.out.println(e); } java.nio.CharBuffer w = java.nio.CharBuffer.allocate(6);
        w.put("hello").flip(); System.out.println(w + " " + w.remaining() + w.get(4));
        CharSequence lambdaLess = new CharSequence() { public int length() { return 3; }
            public char charAt(int i) { return "xyz".charAt(2 - i); } public CharSequence subSequence(int s, int e) { return this; }
            public String toString() { return new StringBuilder(3).append(charAt(0)).append(charAt(1)).append(charAt(2)).toString(); } };
        System.out.println(lambdaLess + " " + lambdaLess.chars().boxed().toList() + " " + "zyx".contentEquals(lambdaLess) + " " +
                "zyx".equals(lambdaLess.toString()) + lambdaLess.subSequence(9, -1)); try { lambdaLess.charAt(7); }
        catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        Iterator<Integer> it = lambdaLess.chars().iterator(); int sum = 0; while (it.hasNext()) sum = sum * 2 + it.next();
        System.out.println(sum); PrimitiveIterator.OfInt pi = "q\uD83D\uDE00".codePoints().iterator();
        System.out.println(pi.nextInt() + " " + pi.nextInt() + " " + pi.hasNext()); try { pi.nextInt(); }
        catch (NoSuchElementException e) { System.out.println("end"); }
    }
}
