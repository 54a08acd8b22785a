//! Feeds `umpire_tests::fuzz::save`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| umpire_tests::fuzz::save(data));
