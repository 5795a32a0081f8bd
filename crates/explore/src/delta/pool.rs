//! Columns that are used again and again.

/// Columns of one length.
pub struct Pool<T> {
    length: usize,
    free: Vec<*mut T>,
    made: Vec<Box<[T]>>,
}

impl<T> Default for Pool<T> {
    fn default() -> Pool<T> {
        Pool { length: 0, free: Vec::new(), made: Vec::new() }
    }
}

impl<T: Copy + Default> Pool<T> {
    /// From now on columns are at least that long. None is in use.
    pub fn ask_for(&mut self, length: usize) {
        debug_assert_eq!(self.free.len(), self.made.len(), "a column is in use");
        if length > self.length {
            self.length = length;
            self.free.clear();
            self.made.clear();
        }
    }

    /// A column with anything in it.
    #[inline]
    pub fn take(&mut self) -> *mut T {
        self.free.pop().unwrap_or_else(|| {
            self.made.push(vec![T::default(); self.length].into_boxed_slice());
            self.made.last_mut().expect("pushed just now").as_mut_ptr()
        })
    }

    #[inline]
    pub fn give_back(&mut self, column: *mut T) {
        self.free.push(column);
    }
}
