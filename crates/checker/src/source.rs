//! Where the built-in loaders find classes: our own, the JDK's image, the class path.

use jaunt_classfile::ClassBytes;
use jaunt_loader::{ClassPath, JImage};
use jaunt_natives::model::Packed;
use jaunt_program::link::package;
use jaunt_program::{ClassSource, Found, LoaderId};
use std::rc::Rc;
use std::sync::Arc;

pub struct Sources {
    pub model: Packed,
    /// Where models of the library are asked for.
    pub library: Option<Packed>,
    pub api: Packed,
    pub image: Arc<JImage>,
    pub class_path: Rc<ClassPath>,
}

/// Modules of the platform class loader (JDK 17's own assignment).
const PLATFORM_MODULES: &[&str] = &[
    "java.compiler",
    "java.net.http",
    "java.scripting",
    "java.security.jgss",
    "java.smartcardio",
    "java.sql",
    "java.sql.rowset",
    "java.transaction.xa",
    "java.xml.crypto",
    "jdk.accessibility",
    "jdk.charsets",
    "jdk.crypto.cryptoki",
    "jdk.crypto.ec",
    "jdk.dynalink",
    "jdk.httpserver",
    "jdk.jsobject",
    "jdk.localedata",
    "jdk.naming.dns",
    "jdk.security.auth",
    "jdk.security.jgss",
    "jdk.xml.dom",
    "jdk.zipfs",
];

/// Modules of the boot loader.
const BOOT_MODULES: &[&str] = &[
    "java.base",
    "java.datatransfer",
    "java.desktop",
    "java.instrument",
    "java.logging",
    "java.management",
    "java.management.rmi",
    "java.naming",
    "java.prefs",
    "java.rmi",
    "java.security.sasl",
    "java.xml",
    "jdk.incubator.foreign",
    "jdk.incubator.vector",
    "jdk.internal.vm.ci",
    "jdk.jfr",
    "jdk.management",
    "jdk.management.agent",
    "jdk.management.jfr",
    "jdk.naming.rmi",
    "jdk.net",
    "jdk.nio.mapmode",
    "jdk.sctp",
    "jdk.unsupported",
];

fn loader_of_module(module: &str) -> LoaderId {
    if BOOT_MODULES.contains(&module) {
        LoaderId::BOOT
    } else if PLATFORM_MODULES.contains(&module) {
        LoaderId::PLATFORM
    } else {
        LoaderId::APP
    }
}

impl ClassSource for Sources {
    fn find(&self, name: &str) -> Result<Option<Found>, String> {
        let of_library = || self.library.as_ref().and_then(|library| library.find(name));
        if let Some(bytes) = self.model.find(name).or_else(of_library) {
            let bytes = ClassBytes::from(bytes.to_vec());
            return Ok(Some(Found { bytes, loader: LoaderId::BOOT, module: Some("java.base".to_string()), trusted: true }));
        }
        // Of the boot loader, so that the VM may replace methods; of no module, so that reflection may call them.
        if let Some(bytes) = self.api.find(name) {
            let bytes = ClassBytes::from(bytes.to_vec());
            return Ok(Some(Found { bytes, loader: LoaderId::BOOT, module: None, trusted: true }));
        }
        // A package belongs to one module, or to the class path.
        if let Some(module) = self.image.module_of_package(package(name)) {
            if let Some(bytes) = self.image.find_class(name).map_err(|e| e.to_string())? {
                let loader = loader_of_module(module);
                return Ok(Some(Found { bytes, loader, module: Some(module.to_string()), trusted: true }));
            }
        }
        match self.class_path.find_class(name).map_err(|e| e.to_string())? {
            Some((bytes, _)) => Ok(Some(Found { bytes, loader: LoaderId::APP, module: None, trusted: false })),
            None => Ok(None),
        }
    }
}

/// Where another release finds its classes: on its own class path, and then on the program's.
pub struct ReleaseSource {
    pub own: ClassPath,
    pub program: Rc<ClassPath>,
}

impl ClassSource for ReleaseSource {
    fn find(&self, name: &str) -> Result<Option<Found>, String> {
        let own = self.own.find_class(name).map_err(|e| e.to_string())?;
        let found = match own {
            None => self.program.find_class(name).map_err(|e| e.to_string())?,
            found => found,
        };
        // Whose classes these are says whoever asks.
        Ok(found.map(|(bytes, _)| Found { bytes, loader: LoaderId::APP, module: None, trusted: false }))
    }
}
