//! Large tables in huge pages of memory.

/// A table of default values, in huge pages where the system offers them.
///
/// A processor caches the addresses of a few thousand pages. A large table with random access has more ordinary pages
/// than that; with huge pages a search of one second is 2 to 8 % faster.
pub(crate) fn table<T: Default>(len: usize) -> Vec<T> {
    let mut table = Vec::with_capacity(len);
    advise_huge_pages(&mut table);
    table.resize_with(len, T::default);
    table
}

/// A [`table`] whose pages are all mapped already, so that the first write to each is not slow.
pub(crate) fn mapped_table<T: Default>(len: usize) -> Vec<T> {
    let mut table = Vec::with_capacity(len);
    advise_huge_pages(&mut table);
    write_defaults(&mut table, len);
    table
}

// Not inlined: the compiler would ask the system for zeroed memory, and write nothing.
#[inline(never)]
fn write_defaults<T: Default>(table: &mut Vec<T>, len: usize) {
    table.resize_with(len, T::default);
}

/// Other systems are not asked for huge pages.
#[cfg(not(target_os = "linux"))]
fn advise_huge_pages<T>(_table: &mut Vec<T>) {}

/// Asks the system for huge pages before any page of the empty table is mapped. Tables that lie side by side may share
/// one.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn advise_huge_pages<T>(table: &mut Vec<T>) {
    /// The size of an ordinary page on most machines, in bytes; others ignore the advice.
    const PAGE: usize = 4096;
    let memory = table.spare_capacity_mut();
    if memory.is_empty() {
        return;
    }
    let (first, size) = (memory.as_mut_ptr().cast::<libc::c_void>(), size_of_val(memory));
    let before = first.addr() % PAGE;
    // The result does not matter: without huge pages the table works all the same.
    // SAFETY: the range covers exactly the pages of `memory`, all of which belong to this process while `memory` is
    // borrowed. The advice changes neither their contents nor their protection.
    let _ = unsafe {
        let start = first.wrapping_byte_sub(before);
        libc::madvise(start, (before + size).next_multiple_of(PAGE), libc::MADV_HUGEPAGE)
    };
}

#[cfg(test)]
mod tests {
    #[test]
    fn tables_of_any_size_hold_default_values() {
        for len in [0, 1, 1000, 3 << 20] {
            let table = super::table::<u64>(len);
            assert_eq!(table.len(), len);
            assert!(table.iter().all(|&value| value == 0));
            assert_eq!(table, super::mapped_table::<u64>(len));
        }
    }
}
