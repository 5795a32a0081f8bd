/**
 * A set of words as a tree of letters, the children of a node in alphabetical order: `trie` of d'Amorim's dissertation (table
 * 3.2).
 *
 * Explore add, isWord and isProperPrefix with N words, depth N. No word is ever removed, so the states found are 2^N, whatever
 * the words are; a,ab,abc,b,ba,bac,c,ca,cab,cb has prefixes of each other, and none.
 *
 * <pre>
 * N      5   6    7    8    9    10
 * found 32  64  128  256  512  1024
 * </pre>
 */
public class Trie {
    static final class Node {
        final char letter;
        boolean word;
        Node child;
        Node sibling;

        Node(char letter, Node sibling) {
            this.letter = letter;
            this.sibling = sibling;
        }
    }

    private final Node root = new Node('\0', null);

    public boolean add(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) node = childOf(node, word.charAt(i));
        boolean added = !node.word;
        node.word = true;
        return added;
    }

    /** The child with this letter, made where there is none. */
    private static Node childOf(Node node, char letter) {
        Node before = null;
        Node at = node.child;
        while (at != null && at.letter < letter) {
            before = at;
            at = at.sibling;
        }
        if (at != null && at.letter == letter) return at;
        Node child = new Node(letter, at);
        if (before == null) {
            node.child = child;
        } else {
            before.sibling = child;
        }
        return child;
    }

    private Node find(String word) {
        Node node = root;
        for (int i = 0; i < word.length() && node != null; i++) {
            char letter = word.charAt(i);
            node = node.child;
            while (node != null && node.letter != letter) node = node.sibling;
        }
        return node;
    }

    public boolean isWord(String word) {
        Node node = find(word);
        return node != null && node.word;
    }

    public boolean isProperPrefix(String word) {
        Node node = find(word);
        return node != null && node.child != null;
    }

    /** Letters are in order, and every leaf but the root is a word. */
    public boolean repOk() {
        return root.sibling == null && repOk(root, true);
    }

    private static boolean repOk(Node node, boolean isRoot) {
        if (node.child == null) return isRoot || node.word;
        for (Node at = node.child; at != null; at = at.sibling) {
            if (at.sibling != null && at.sibling.letter <= at.letter || !repOk(at, false)) return false;
        }
        return true;
    }
}
