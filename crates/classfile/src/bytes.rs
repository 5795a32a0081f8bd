//! The bytes of a class file with whatever keeps them alive (a mapped image, an inflated jar entry).

use std::ops::Deref;
use std::sync::Arc;

/// Cheaply cloned, immutable bytes. For the JDK image this is a window into the memory map: no copy.
#[derive(Clone)]
pub struct ClassBytes {
    owner: Arc<dyn AsRef<[u8]> + Send + Sync>,
    start: usize,
    len: usize,
}

impl ClassBytes {
    pub fn window(owner: Arc<dyn AsRef<[u8]> + Send + Sync>, start: usize, len: usize) -> Self {
        assert!(start.checked_add(len).is_some_and(|end| end <= (*owner).as_ref().len()));
        ClassBytes { owner, start, len }
    }
}

impl From<Vec<u8>> for ClassBytes {
    fn from(bytes: Vec<u8>) -> Self {
        let len = bytes.len();
        ClassBytes { owner: Arc::new(bytes), start: 0, len }
    }
}

impl Deref for ClassBytes {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &(*self.owner).as_ref()[self.start..self.start + self.len]
    }
}

impl std::fmt::Debug for ClassBytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ClassBytes({} bytes)", self.len)
    }
}
