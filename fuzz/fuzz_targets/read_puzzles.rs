#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| skep_fuzz::run("read_puzzles", data));
