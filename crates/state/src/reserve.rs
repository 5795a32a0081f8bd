//! Address space set aside once, so that a growing table never moves.
//!
//! The interpreter keeps the base addresses of the object table and of the register stacks in machine registers;
//! the operating system gives pages on first touch.

use std::marker::PhantomData;

/// Zeroed room for `capacity` items of a plain type, committed on first touch.
pub struct Reserve<T> {
    base: *mut T,
    capacity: usize,
    marker: PhantomData<T>,
}

impl<T: Copy> Reserve<T> {
    pub fn new(capacity: usize) -> Reserve<T> {
        let bytes = (capacity * size_of::<T>()).max(4096);
        // SAFETY: an anonymous private mapping; failure is checked.
        let base = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                bytes,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
                -1,
                0,
            )
        };
        assert!(base != libc::MAP_FAILED, "the system gave no address space of {bytes} bytes");
        Reserve { base: base.cast(), capacity, marker: PhantomData }
    }

    #[inline(always)]
    pub fn ptr(&self) -> *mut T {
        self.base
    }

    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// The first `len` items.
    pub fn slice(&self, len: usize) -> &[T] {
        assert!(len <= self.capacity);
        // SAFETY: inside the mapping, zeroed or written.
        unsafe { std::slice::from_raw_parts(self.base, len) }
    }

    pub fn slice_mut(&mut self, len: usize) -> &mut [T] {
        assert!(len <= self.capacity);
        // SAFETY: inside the mapping, and we are borrowed mutably.
        unsafe { std::slice::from_raw_parts_mut(self.base, len) }
    }
}

impl<T> Drop for Reserve<T> {
    fn drop(&mut self) {
        let bytes = (self.capacity * size_of::<T>()).max(4096);
        // SAFETY: the mapping made in `new`.
        unsafe {
            libc::munmap(self.base.cast(), bytes);
        }
    }
}
