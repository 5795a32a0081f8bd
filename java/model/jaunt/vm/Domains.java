package jaunt.vm;

import java.net.MalformedURLException;
import java.net.URL;
import java.security.CodeSource;
import java.security.Permissions;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;

/**
 * Protection domains of classes that the VM loaded itself from the class path.
 */
final class Domains {
    private Domains() {}

    static ProtectionDomain of(ClassLoader loader, String location) throws MalformedURLException {
        Permissions permissions = new Permissions();
        permissions.add(new RuntimePermission("exitVM"));
        return new ProtectionDomain(new CodeSource(new URL(location), (Certificate[]) null), permissions, loader, null);
    }
}
