//! Feeds `umpire_tests::fuzz::console`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| umpire_tests::fuzz::console(data));
