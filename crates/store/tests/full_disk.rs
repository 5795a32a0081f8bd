//! A file that cannot grow. One test only: the limit is the process's.

#![cfg(target_os = "linux")]

use jaunt_store::{FullStore, StateId, TreeStore, Vector, Visited};
use std::path::Path;

/// Files may not be longer than that.
fn limit_files(bytes: u64) {
    let limit = libc::rlimit { rlim_cur: bytes, rlim_max: libc::RLIM_INFINITY };
    // SAFETY: plain calls. The signal is ignored so that the limit is an error.
    unsafe {
        libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
        assert_eq!(libc::setrlimit(libc::RLIMIT_FSIZE, &raw const limit), 0);
    }
}

fn read(store: &TreeStore, id: StateId) -> (Vec<u32>, Vec<u32>) {
    let (mut words, mut ends) = (Vec::new(), Vec::new());
    store.read(id, &mut words, &mut ends);
    (words, ends)
}

#[test]
fn a_full_disk_is_an_error_and_the_store_goes_on_in_memory() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [mut early, mut late] = [TreeStore::new(), TreeStore::new()];
    let mut full = FullStore::new();
    limit_files(1 << 20);
    assert!(early.spill(folder).unwrap());
    for step in 0..600_000u32 {
        let random = step.wrapping_mul(0x9e37_79b9) >> 8;
        let words = [random % 1000, random % 7, step % 9, random % 77, step / 1000, 5];
        let ends = [1, 2, 3, 4, 5, 6];
        let vector = Vector { words: &words, ends: &ends };
        let expected = full.insert(vector);
        for store in [&mut early, &mut late] {
            let arrival = store.insert(vector);
            assert_eq!(arrival.new, expected.new);
            if step % 1009 == 0 {
                assert_eq!(read(store, arrival.id), (words.to_vec(), ends.to_vec()));
            }
        }
        if step == 500_000 {
            // All that there is does not fit any more.
            assert!(late.spilled_bytes() == 0);
            assert!(late.spill(folder).is_err());
            assert!(late.spilled_bytes() > 0 && late.spill_error().is_some());
            assert!(late.spill(folder).is_err());
        }
    }
    // Growth ended in the middle of insertions.
    assert!(early.spilled_bytes() > 500_000 && early.spilled_bytes() <= 1 << 20);
    assert!(early.spill_error().is_some(), "{} spilled", early.spilled_bytes());
    assert!(early.bytes() > 1 << 20);
    for store in [&early, &late] {
        assert_eq!(store.len(), full.len());
    }
    early.clear();
    assert_eq!(early.spill_error(), None);
}
