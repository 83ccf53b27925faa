//! Threads that search beside the first one. They are kept from one search to the next: to start them takes longer than to
//! wake them, and a search may be over in some thousandths of a second.

use rayon_core::{ThreadPool, ThreadPoolBuilder};

/// Threads that wait for something to help with.
#[derive(Default)]
pub(crate) struct Helpers(Option<ThreadPool>);

impl Helpers {
    /// From now on there are so many. Where the system has no more threads, there are none.
    pub(crate) fn hire(&mut self, count: usize) {
        if count == self.count() {
            return;
        }
        // Asked for none, the builder makes as many as there are cores.
        let build = || ThreadPoolBuilder::new().num_threads(count).build().ok();
        self.0 = if count > 0 { build() } else { None };
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.0.as_ref().map_or(0, ThreadPool::current_num_threads)
    }

    /// Does the work, while one helps for each of these tools. Ends when all have.
    pub(crate) fn beside<S: Send, T>(
        &self,
        tools: &mut [S],
        help: impl Fn(usize, &mut S) + Sync,
        work: impl FnOnce() -> T,
    ) -> T {
        let Some(pool) = &self.0 else { return work() };
        if tools.is_empty() {
            return work();
        }
        let help = &help;
        pool.in_place_scope(|scope| {
            for (number, tool) in tools.iter_mut().enumerate() {
                scope.spawn(move |_| help(number, tool));
            }
            work()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    #[test]
    fn all_help_at_the_same_time() {
        let mut helpers = Helpers::default();
        for count in [0, 2, 1, 3, 0] {
            helpers.hire(count);
            assert_eq!(helpers.count(), count);
            // Nobody gets past it before all are there.
            let barrier = Barrier::new(count + 1);
            let mut tools = vec![0; count];
            let help = |number, tool: &mut usize| {
                barrier.wait();
                *tool = number + 1;
            };
            let work = || {
                barrier.wait();
                7
            };
            assert_eq!(helpers.beside(&mut tools, help, work), 7);
            assert!(tools.into_iter().eq(1..=count));
        }
    }
}
