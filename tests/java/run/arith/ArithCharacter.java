// Character classification, case mapping, digits, surrogates, names, code point helpers.
public class ArithCharacter {
    static String flags(int c) {
        StringBuilder sb = new StringBuilder();
        if (Character.isLetter(c)) sb.append('L');
        if (Character.isDigit(c)) sb.append('D');
        if (Character.isLetterOrDigit(c)) sb.append('x');
        if (Character.isUpperCase(c)) sb.append('U');
        if (Character.isLowerCase(c)) sb.append('l');
        if (Character.isTitleCase(c)) sb.append('T');
        if (Character.isWhitespace(c)) sb.append('W');
        if (Character.isSpaceChar(c)) sb.append('S');
        if (Character.isISOControl(c)) sb.append('C');
        if (Character.isJavaIdentifierStart(c)) sb.append('J');
        if (Character.isJavaIdentifierPart(c)) sb.append('j');
        if (Character.isUnicodeIdentifierStart(c)) sb.append('I');
        if (Character.isIdentifierIgnorable(c)) sb.append('g');
        if (Character.isDefined(c)) sb.append('d');
        if (Character.isMirrored(c)) sb.append('m');
        if (Character.isAlphabetic(c)) sb.append('A');
        if (Character.isIdeographic(c)) sb.append('i');
        return sb.toString();
    }

    public static void main(String[] args) {
        int[] cs = {0, 9, 10, ' ', '$', '0', '9', 'A', 'Z', '_', 'a', 'z', '(', 0x7f, 0x85, 0xa0, 0xaa, 0xad, 0xb5, 0xc0, 0xd7, 0xdf, 0xe9,
                    0xff, 0x130, 0x131, 0x178, 0x1c5, 0x3a3, 0x3c2, 0x410, 0x5d0, 0x660, 0x966, 0x1e9e, 0x2002, 0x2007, 0x2028, 0x2160,
                    0x2170, 0x24b6, 0x3000, 0x4e00, 0xac00, 0xd800, 0xdc00, 0xe000, 0xfb01, 0xff21, 0xff15, 0xfffd, 0xffff, 0x10400,
                    0x10428, 0x1d7ce, 0x1f600, 0x20000, 0x10ffff};
        for (int c : cs)
            System.out.println(Integer.toHexString(c) + " " + flags(c) + " type " + Character.getType(c) + " dir " +
                    Character.getDirectionality(c) + " up " + Integer.toHexString(Character.toUpperCase(c)) + " lo " +
                    Integer.toHexString(Character.toLowerCase(c)) + " ti " + Integer.toHexString(Character.toTitleCase(c))
                + " num " + Character.getNumericValue(c) + " d10 " + Character.digit(c, 10) + " d16 " + Character.digit(c,
                        16) + " d36 " + Character.digit(c, 36) + " cc " + Character.charCount(c) + " " + Character.UnicodeBlock.of(c) +
                        " " + Character.UnicodeScript.of(c));
        for (int r = 0; r < 40; r += 9) System.out.print((int) Character.forDigit(r, 36) + " " + (int) Character.forDigit(5, r) + " ");
        System.out.println();
        char[] sur = Character.toChars(0x1F600);
        System.out.println(sur.length + " " + Integer.toHexString(sur[0]) + Integer.toHexString(sur[1]) + " " +
                Character.isHighSurrogate(sur[0]) + Character.isLowSurrogate(sur[0]) + Character.isSurrogatePair(sur[0],
                sur[1]) + Character.isSurrogatePair(sur[1], sur[0]) + " " + Integer.toHexString(Character.toCodePoint(sur[0], sur[1])) +
                " " + Character.isSupplementaryCodePoint(0xffff) + Character.isBmpCodePoint(0xffff) +
                Character.isValidCodePoint(0x110000) + " " + (int) Character.highSurrogate(0x10ffff) + " " +
                (int) Character.lowSurrogate(0x10ffff));
        System.out.println(Character.getName('A') + " | " + Character.getName(0x1F600) + " | " + Character.getName(0x4e00) + " | " +
                Character.getName(0) + " | " + Character.getName(0xffff) + " | " +
                Integer.toHexString(Character.codePointOf("GREEK SMALL LETTER ALPHA")));
        try { Character.toChars(0x110000); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Character.toChars(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Character.getName(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Character.codePointOf("NO SUCH THING"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        char[] arr = {'a', sur[0], sur[1], sur[1], sur[0]};
        System.out.println(Character.codePointAt(arr, 1) + " " + Character.codePointAt(arr, 1, 2) + " " + Character.codePointBefore(arr,
                3) + " " + Character.codePointCount(arr, 0, 5) + " " + Character.offsetByCodePoints(arr, 0, 5, 0,
                2) + " " + (int) Character.reverseBytes('\u1234') + " " + Character.compare('a',
                'c') + " " + Character.hashCode('z') + Character.toString(97) + Character.valueOf('q').compareTo('p'));
        int h = 0; for (int c = 0; c < 0x3000;
                c++) h = h * 31 + Character.getType(c) * 7 + Character.toUpperCase(c) + Character.toLowerCase(c) * 3 +
                (Character.isLetter((char) c) ? 1 : 0); System.out.println(h);
    }
}
