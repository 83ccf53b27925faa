//! Long lists that are read here and there, in large pages of memory.

/// A list of so many, each as it is by default. A processor looks up in which page of memory something lies before it
/// can read it, and remembers that of some thousand pages only. A long list that is read here and there has more of
/// the ordinary ones; in large pages a search of a second is 2 to 8 % faster. Where the system has none, nothing changes.
pub(crate) fn list<T: Default>(count: usize) -> Vec<T> {
    let mut list = Vec::with_capacity(count);
    #[cfg(target_os = "linux")]
    if count > 0 {
        prefer_large_pages(list.spare_capacity_mut());
    }
    list.resize_with(count, T::default);
    list
}

/// The same, ready to be written to: the system hands out memory when that is done for the first time, which takes long.
pub(crate) fn ready_list<T: Default>(count: usize) -> Vec<T> {
    let mut list = list(count);
    sweep(&mut list);
    list
}

/// Makes everything as it is by default.
// Not inlined: where it is known what was there before, nothing would be written.
#[inline(never)]
fn sweep<T: Default>(list: &mut [T]) {
    list.fill_with(T::default);
}

/// Asks the system for large pages, before it has handed out any. Lists that lie side by side may share one.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn prefer_large_pages<T>(room: &mut [std::mem::MaybeUninit<T>]) {
    /// The size of an ordinary page on most machines; others do not follow the advice.
    const PAGE: usize = 4096;
    let (first, size) = (room.as_mut_ptr().cast::<libc::c_void>(), size_of_val(room));
    let before = first.addr() % PAGE;
    // Whether it is followed or not, the list is as it was.
    // SAFETY: these are the pages that the room lies in, and all of them are there as long as it is. The advice changes
    // neither what is in them nor whether they can be used.
    let _ = unsafe {
        let start = first.wrapping_byte_sub(before);
        libc::madvise(start, (before + size).next_multiple_of(PAGE), libc::MADV_HUGEPAGE)
    };
}

#[cfg(test)]
mod tests {
    #[test]
    fn long_and_short_lists_are_as_they_are_by_default() {
        for count in [0, 1, 1000, 3 << 20] {
            let list = super::list::<u64>(count);
            assert_eq!(list.len(), count);
            assert!(list.iter().all(|&number| number == 0));
            assert_eq!(list, super::ready_list::<u64>(count));
        }
    }
}
