#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| skep_fuzz::run("decide_online", data));
