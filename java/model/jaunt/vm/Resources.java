package jaunt.vm;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarFile;

/**
 * The files of the class path in a closed world, where there are no others. They are the VM's: nothing is opened, and
 * their bytes are the same in every execution.
 */
public final class Resources extends URLStreamHandler {
    private Resources() {}

    /** Null if there is none. */
    static URL find(String name) {
        String[] found = urls(name);
        return found.length == 0 ? null : url(found[0]);
    }

    /** In the order of the class path. */
    static Enumeration<URL> findAll(String name) {
        List<URL> list = new ArrayList<>();
        for (String text : urls(name)) {
            list.add(url(text));
        }
        return Collections.enumeration(list);
    }

    private static URL url(String text) {
        try {
            return new URL(null, text, new Resources());
        } catch (MalformedURLException e) {
            throw new InternalError(text, e);
        }
    }

    @Override
    protected URLConnection openConnection(URL url) throws IOException {
        return url.getProtocol().equals("jar") ? new InJar(url) : new InFolder(url);
    }

    private static byte[] content(URL url) throws FileNotFoundException {
        byte[] bytes = bytes(url.toExternalForm());
        if (bytes == null) {
            throw new FileNotFoundException(url.getPath());
        }
        return bytes;
    }

    private static final class InFolder extends URLConnection {
        private byte[] bytes;

        InFolder(URL url) {
            super(url);
        }

        @Override
        public void connect() throws IOException {
            if (!connected) {
                bytes = content(url);
                connected = true;
            }
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
                return bytes.length;
            } catch (IOException e) {
                return -1;
            }
        }
    }

    private static final class InJar extends JarURLConnection {
        private byte[] bytes;

        InJar(URL url) throws MalformedURLException {
            super(url);
        }

        @Override
        public void connect() throws IOException {
            if (!connected) {
                bytes = content(url);
                connected = true;
            }
        }

        @Override
        public InputStream getInputStream() throws IOException {
            connect();
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public long getContentLengthLong() {
            try {
                connect();
                return bytes.length;
            } catch (IOException e) {
                return -1;
            }
        }

        @Override
        public JarFile getJarFile() {
            missing("opening a jar of the class path as a file");
            return null;
        }
    }

    /** The URLs of all files of that name on the class path; none for null. */
    private static native String[] urls(String name);

    /** What such a URL leads to; null if it leads nowhere. */
    private static native byte[] bytes(String url);

    private static native void missing(String what);
}
