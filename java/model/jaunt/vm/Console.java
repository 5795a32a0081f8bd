package jaunt.vm;

import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Standard output and standard error: each print is one step that hands the text to the VM, without the buffers and
 * encoders of the library's streams. What a program can see is the same; where code of the program is
 * called (an object's toString, a formatter), the library's own method runs, so that stack traces are the same too.
 *
 * As in the library, whoever prints has the monitor of the stream meanwhile. Where that is for one text alone, the VM only
 * looks whether the monitor is free. What prints in several pieces (a formatter, a stack trace) is the library's code and
 * enters it.
 */
public final class Console extends PrintStream {
    private final int fd;
    /** Written by the VM too: something was printed to a closed stream. */
    private boolean trouble;
    /** Read by the VM before it prints. */
    private boolean closed;
    /** The end of the line was printed with it: the library's println is about to do so. Guarded by the monitor. */
    private boolean ended;

    public Console(int fd) {
        super(new Sink(fd), true);
        this.fd = fd;
    }

    /** For code that writes bytes. */
    private static final class Sink extends OutputStream {
        private final int fd;

        Sink(int fd) {
            this.fd = fd;
        }

        @Override
        public void write(int b) {
            writeBytes(null, fd, new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] b, int off, int len) {
            java.util.Objects.checkFromIndexSize(off, len, b.length);
            writeBytes(null, fd, b, off, len);
        }
    }

    /** Text of the VM's own for the error stream, past whatever `System.err` is. */
    public static void error(String text) {
        writeText(null, 2, text, false);
    }

    private static native void writeText(Console console, int fd, String text, boolean newLine);

    /** For `print(String)`: if println has called that, the line is ended too, and the answer is true. */
    private static native boolean writeString(Console console, int fd, String text);

    private static native void writeBytes(Console console, int fd, byte[] bytes, int off, int len);

    private void text(String s) {
        writeText(this, fd, String.valueOf(s), false);
    }

    private void line(String s) {
        writeText(this, fd, String.valueOf(s), true);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        synchronized (this) {
            closing();
            closed = true;
        }
    }

    /** From now on it counts whether a stream is closed. */
    private static native void closing();

    @Override
    public boolean checkError() {
        return trouble;
    }

    @Override
    protected void setError() {
        trouble = true;
    }

    @Override
    protected void clearError() {
        trouble = false;
    }

    @Override
    public void write(int b) {
        writeBytes(this, fd, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) {
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        if (Thread.holdsLock(this) && ended) {
            ended = false;
            return;
        }
        writeBytes(this, fd, b, off, len);
    }

    @Override
    public void write(byte[] b) {
        writeBytes(this, fd, b, 0, b.length);
    }

    @Override
    public void writeBytes(byte[] b) {
        writeBytes(this, fd, b, 0, b.length);
    }

    @Override
    public void print(boolean b) {
        text(b ? "true" : "false");
    }

    @Override
    public void print(char c) {
        text(String.valueOf(c));
    }

    @Override
    public void print(int i) {
        text(String.valueOf(i));
    }

    @Override
    public void print(long l) {
        text(String.valueOf(l));
    }

    @Override
    public void print(float f) {
        text(String.valueOf(f));
    }

    @Override
    public void print(double d) {
        text(String.valueOf(d));
    }

    @Override
    public void print(String s) {
        if (writeString(this, fd, String.valueOf(s))) {
            ended = true;
        }
    }

    @Override
    public void print(char[] s) {
        if (s == null) {
            super.print(s);
        }
        text(String.valueOf(s));
    }

    @Override
    public void println() {
        line("");
    }

    @Override
    public void println(boolean b) {
        line(b ? "true" : "false");
    }

    @Override
    public void println(char c) {
        line(String.valueOf(c));
    }

    @Override
    public void println(int i) {
        line(String.valueOf(i));
    }

    @Override
    public void println(long l) {
        line(String.valueOf(l));
    }

    @Override
    public void println(float f) {
        line(String.valueOf(f));
    }

    @Override
    public void println(double d) {
        line(String.valueOf(d));
    }

    @Override
    public void println(String s) {
        line(s);
    }

    @Override
    public void println(char[] s) {
        if (s == null) {
            super.println(s);
        }
        line(String.valueOf(s));
    }

    @Override
    public PrintStream append(CharSequence csq) {
        text(String.valueOf(csq));
        return this;
    }

    @Override
    public PrintStream append(CharSequence csq, int start, int end) {
        CharSequence cs = csq == null ? "null" : csq;
        text(cs.subSequence(start, end).toString());
        return this;
    }

    @Override
    public PrintStream append(char c) {
        text(String.valueOf(c));
        return this;
    }
}
