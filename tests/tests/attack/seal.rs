//! Against the seal: two secrets with the same words.

use std::collections::HashSet;

use umpire::fairness::seal::{Hash, Seal};
use umpire_tests::random::Lcg;

/// Seals of so many secrets.
fn seals(count: u64) -> Vec<Hash> {
    let secret = |n: u64| {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&n.to_le_bytes());
        secret
    };
    (0..count).map(|n| Seal::new(secret(n)).hash()).collect()
}

/// How many of them have these first bytes in common with one before: a birthday search.
fn pairs(seals: &[Hash], bytes: usize) -> usize {
    let mut seen = HashSet::new();
    seals.iter().filter(|seal| !seen.insert(&seal[..bytes])).count()
}

/// Finding 4: six words are 48 bits, and 40 million hashes found four pairs in six seconds. The same search, scaled to
/// what a test has time for: words that short collide as often as they should, and twelve never do.
#[test]
fn two_secrets_with_the_same_words_are_not_found_by_a_birthday_search() {
    const COUNT: u64 = 6_000;
    let seals = seals(COUNT);
    // 6,000 seals make 18 million pairs: one in 65,536 has two bytes in common, one in 16.8 million three.
    let [two, three, twelve] = [2, 3, 12].map(|bytes| pairs(&seals, bytes));
    println!("{COUNT} seals: {two} share two words, {three} three, {twelve} all twelve");
    assert!((200..340).contains(&two) && three < 8, "the search finds what there is to find: {two}, {three}");
    assert_eq!(twelve, 0);
}

/// What a search costs: each seal is 1,024 hashes, and twelve words want 2^48 seals where six wanted 2^24.
#[test]
fn a_seal_is_slow_and_its_words_are_long() {
    assert_eq!(umpire::fairness::seal::WORDS, 12);
    let secret = [3; 32];
    let quick = |rounds: u32| {
        use sha2::{Digest, Sha256};
        let first: Hash = Sha256::new().chain_update(b"pocket-umpire seal 2").chain_update(secret).finalize().into();
        (1..rounds).fold(first, |hash, _| Sha256::digest(hash).into())
    };
    assert_eq!(Seal::new(secret).hash(), quick(1024));
}

/// Moments of thumbs are no part of the dice any more: 537 tries made the first roll 20 20 afterwards, with the same words.
/// What players add now stands on paper, and `verify` compares it.
#[test]
fn nothing_goes_into_the_seed_that_nobody_wrote_down() {
    let mut rng = Lcg::new(1);
    for _ in 0..20 {
        let secret = std::array::from_fn(|_| rng.below(256) as u8);
        let (mut one, mut two) = (Seal::new(secret), Seal::stored(secret, [0; 32]));
        for seal in [&mut one, &mut two] {
            [123_456, 7].into_iter().for_each(|number| seal.add(number));
        }
        assert_eq!(one.seed(), two.seed(), "secret and numbers are all there is");
    }
}
