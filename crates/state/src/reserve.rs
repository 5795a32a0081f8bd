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
        let bytes = bytes_of::<T>(capacity);
        Reserve::try_new(capacity).unwrap_or_else(|| panic!("the system gave no address space of {bytes} bytes"))
    }

    /// No room at all; costs nothing.
    pub fn empty() -> Reserve<T> {
        Reserve { base: std::ptr::NonNull::dangling().as_ptr(), capacity: 0, marker: PhantomData }
    }

    /// For many reserves of which only the beginning is used: no huge pages.
    pub fn small_pages(capacity: usize) -> Option<Reserve<T>> {
        let reserve: Reserve<T> = Reserve::try_new(capacity)?;
        // SAFETY: the mapping made just now. Advice may be refused without harm.
        unsafe {
            libc::madvise(reserve.base.cast(), bytes_of::<T>(capacity), libc::MADV_NOHUGEPAGE);
        }
        Some(reserve)
    }

    fn try_new(capacity: usize) -> Option<Reserve<T>> {
        let bytes = bytes_of::<T>(capacity);
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
        (base != libc::MAP_FAILED).then(|| Reserve { base: base.cast(), capacity, marker: PhantomData })
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

fn bytes_of<T>(capacity: usize) -> usize {
    (capacity * size_of::<T>()).max(4096)
}

impl<T> Drop for Reserve<T> {
    fn drop(&mut self) {
        if self.capacity == 0 {
            return;
        }
        // SAFETY: the mapping made in `try_new`.
        unsafe {
            libc::munmap(self.base.cast(), bytes_of::<T>(self.capacity));
        }
    }
}
