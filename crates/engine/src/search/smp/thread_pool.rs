//! The threads that search beside the caller's. They are kept from one search to the next, because waking a thread is
//! faster than starting one and a search may take only milliseconds.

use rayon_core::ThreadPoolBuilder;

/// A pool of threads, empty at first.
#[derive(Default)]
pub(crate) struct ThreadPool(Option<rayon_core::ThreadPool>);

impl ThreadPool {
    /// Sets the number of threads. If the system cannot start them, the pool is empty.
    pub(crate) fn resize(&mut self, len: usize) {
        if len == self.len() {
            return;
        }
        // Asked for 0 threads, the builder would start one for each core.
        let build = || ThreadPoolBuilder::new().num_threads(len).build().ok();
        self.0 = if len > 0 { build() } else { None };
    }

    /// The number of threads.
    pub(crate) fn len(&self) -> usize {
        self.0.as_ref().map_or(0, rayon_core::ThreadPool::current_num_threads)
    }

    /// Runs `main` on the caller's thread while the pool runs `work` once for each of these states, with its index.
    /// Returns when all have returned.
    pub(crate) fn run<S: Send, T>(
        &self,
        states: &mut [S],
        work: impl Fn(usize, &mut S) + Sync,
        main: impl FnOnce() -> T,
    ) -> T {
        let Some(pool) = &self.0 else { return main() };
        if states.is_empty() {
            return main();
        }
        let work = &work;
        pool.in_place_scope(|scope| {
            for (index, state) in states.iter_mut().enumerate() {
                scope.spawn(move |_| work(index, state));
            }
            main()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    #[test]
    fn all_threads_run_at_the_same_time() {
        let mut pool = ThreadPool::default();
        for len in [0, 2, 1, 3, 0] {
            pool.resize(len);
            assert_eq!(pool.len(), len);
            // No thread passes the barrier before all have reached it.
            let barrier = Barrier::new(len + 1);
            let mut states = vec![0; len];
            let work = |index, state: &mut usize| {
                barrier.wait();
                *state = index + 1;
            };
            let main = || {
                barrier.wait();
                7
            };
            assert_eq!(pool.run(&mut states, work, main), 7);
            assert!(states.into_iter().eq(1..=len));
        }
    }
}
