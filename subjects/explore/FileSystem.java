/**
 * A small file system: `filesystem` of d'Amorim's dissertation (table 4.1), which was made after the Daisy file system of
 * Qadeer. Directories and files have numbers, each kind its own, in the order in which they were made; number 0 is the root
 * directory. When one goes, those behind it move up. A directory keeps its entries in the order in which they came, and no
 * name twice, whether of a directory or a file. A file holds what was last written to it.
 *
 * Explore the six methods with numbers 0..5 and names or contents 1..N, depth N (36N calls for each state, as in the paper).
 *
 * <pre>
 * N           3      4      5
 * found     511  20745
 * expanded   58   1353  57516
 * </pre>
 *
 * The paper has 64576 for N = 5. Its code is not known to us; one numbering for both kinds, which keeps the number of what is
 * left when another goes, gives 58, 1457, 71031, and entries without numbers give 58, 1257, 44516.
 */
public class FileSystem {
    static final class File {
        /** 0 before anything is written. */
        int content;
    }

    static final class Directory {
        private Entry[] entries = new Entry[0];

        Entry find(int name) {
            for (Entry entry : entries) {
                if (entry.name == name) return entry;
            }
            return null;
        }

        void add(Entry entry) {
            Entry[] larger = new Entry[entries.length + 1];
            for (int i = 0; i < entries.length; i++) larger[i] = entries[i];
            larger[entries.length] = entry;
            entries = larger;
        }

        void remove(Entry entry) {
            Entry[] smaller = new Entry[entries.length - 1];
            int at = 0;
            for (Entry other : entries) {
                if (other != entry) smaller[at++] = other;
            }
            entries = smaller;
        }

        boolean isEmpty() {
            return entries.length == 0;
        }
    }

    /** A name for a directory or a file; the other is null. */
    static final class Entry {
        final int name;
        final Directory directory;
        final File file;

        Entry(int name, Directory directory, File file) {
            this.name = name;
            this.directory = directory;
            this.file = file;
        }
    }

    private static final int CAPACITY = 8;

    private final Directory[] directories = new Directory[CAPACITY];
    private final File[] files = new File[CAPACITY];

    public FileSystem() {
        directories[0] = new Directory();
    }

    /** Where an element is, or null: the first free place; -1 where there is none. */
    private static int indexOf(Object[] table, Object element) {
        for (int i = 0; i < table.length; i++) {
            if (table[i] == element) return i;
        }
        return -1;
    }

    private static void remove(Object[] table, Object element) {
        int at = indexOf(table, element);
        for (; at + 1 < table.length; at++) table[at] = table[at + 1];
        table[at] = null;
    }

    private static boolean has(Object[] table, int number) {
        return 0 <= number && number < table.length && table[number] != null;
    }

    public boolean createDirectory(int parent, int name) {
        if (!has(directories, parent) || directories[parent].find(name) != null) return false;
        int free = indexOf(directories, null);
        if (free < 0) return false;
        directories[free] = new Directory();
        directories[parent].add(new Entry(name, directories[free], null));
        return true;
    }

    /** False where the directory is not empty. */
    public boolean removeDirectory(int parent, int name) {
        if (!has(directories, parent)) return false;
        Entry entry = directories[parent].find(name);
        if (entry == null || entry.directory == null || !entry.directory.isEmpty()) return false;
        directories[parent].remove(entry);
        remove(directories, entry.directory);
        return true;
    }

    public boolean createFile(int parent, int name) {
        if (!has(directories, parent) || directories[parent].find(name) != null) return false;
        int free = indexOf(files, null);
        if (free < 0) return false;
        files[free] = new File();
        directories[parent].add(new Entry(name, null, files[free]));
        return true;
    }

    public boolean removeFile(int parent, int name) {
        if (!has(directories, parent)) return false;
        Entry entry = directories[parent].find(name);
        if (entry == null || entry.file == null) return false;
        directories[parent].remove(entry);
        remove(files, entry.file);
        return true;
    }

    public boolean write(int file, int content) {
        if (!has(files, file)) return false;
        files[file].content = content;
        return true;
    }

    /** Whether a file has this content. */
    public boolean read(int file, int content) {
        return has(files, file) && files[file].content == content;
    }

    /** Every directory but the root and every file has one name, and what has a name is in the tables. */
    public boolean repOk() {
        if (directories[0] == null) return false;
        int[] named = new int[2 * CAPACITY];
        named[0] = 1;
        for (Directory directory : directories) {
            if (directory == null) continue;
            for (Entry entry : directory.entries) {
                if (directory.find(entry.name) != entry || (entry.directory == null) == (entry.file == null)) return false;
                int at = entry.file == null ? indexOf(directories, entry.directory) : indexOf(files, entry.file);
                if (at < 0) return false;
                named[entry.file == null ? at : CAPACITY + at]++;
            }
        }
        for (int i = 0; i < CAPACITY; i++) {
            if (named[i] != (directories[i] == null ? 0 : 1) || named[CAPACITY + i] != (files[i] == null ? 0 : 1)) return false;
            if (i > 0 && directories[i] != null && directories[i - 1] == null) return false;
            if (i > 0 && files[i] != null && files[i - 1] == null) return false;
        }
        return true;
    }
}
