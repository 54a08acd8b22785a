//! The words of a seal: one for every byte, short, easy to read aloud across a table, and hard to mistake.

/// All 256 of them in the order of their letters, a space between two. No two begin with the same three letters.
const WORDS: &str = "\
    acorn agate altar anchor anvil apple arch armor arrow aspen axle badge baker banner barrel basil beacon \
    birch bishop blade bread bridge bronze brush buckle bugle cabin candle castle cave cedar chain chess chisel \
    cider cliff clover coal cobalt comet copper crane crown cube dagger daisy delta desert dial dice drake drum \
    dune dusk dwarf eagle ebony echo elder elk ember ermine fable fairy falcon farm feast fern fiddle field fire \
    flag flint flute forge fox frame frost garden gem ghost giant gift ginger globe gnome goblet gold grove \
    guard guild hammer harbor hatch hawk hazel hearth hedge helmet herald hill hinge hive holly honey horn hound \
    hunter idol igloo iron island ivory ivy jade jester jewel judge kennel kettle king kite knight knot lamp \
    lance leaf lemon lily lion lodge loom lotus lynx mantle maple marble mask meadow melon mirror mist moat monk \
    moon moss moth mule nail needle nest noble north nugget oak oasis oath ocean olive opal orchid otter owl \
    oxen paint palace paper parrot pebble pepper pewter pigeon pillar pine pirate plank plum pocket pond poppy \
    potion prism quarry queen rabbit raven relic ribbon river robin rock ruby rudder saddle sage salt sand scarf \
    scout scroll shield sickle signal silver siren sky smith snow spear spice spring squire stable steel stone \
    sugar summit swan sword tablet talon tavern temple tent throne tiger timber token torch totem tower trail \
    trout tulip tunnel twig valley vault velvet vessel violet viper wagon walnut weasel whale wheat willow \
    window wizard wolf wren yacht yoke zebra zinc";

/// The word for a byte.
pub(super) fn word(byte: u8) -> &'static str {
    WORDS.split(' ').nth(byte.into()).expect("there is a word for every byte")
}

/// The byte a word stands for.
pub(super) fn byte(word: &str) -> Option<u8> {
    WORDS.split(' ').position(|ours| ours == word).map(|at| at as u8)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::collections::BTreeSet;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn there_is_a_word_for_every_byte_and_no_two_begin_alike() {
        let words: Vec<&str> = WORDS.split(' ').collect();
        assert_eq!((words.len(), word(0), word(255)), (256, words[0], words[255]));
        assert!(words.is_sorted());
        assert!(words.iter().all(|word| (3..=6).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_lowercase())));
        let heads: BTreeSet<&str> = words.iter().map(|word| &word[..3]).collect();
        assert_eq!(heads.len(), 256);
    }

    /// Heard across a table, one letter is lost easily.
    #[test]
    fn no_word_becomes_another_by_one_letter() {
        let words: Vec<&[u8]> = WORDS.split(' ').map(str::as_bytes).collect();
        let one = |a: &[u8], b: &[u8]| match a.len().abs_diff(b.len()) {
            0 => a.iter().zip(b).filter(|(x, y)| x != y).count() == 1,
            1 => {
                let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
                (0..long.len()).any(|at| [&long[..at], &long[at + 1..]].concat() == short)
            }
            _ => false,
        };
        for (at, a) in words.iter().enumerate() {
            assert!(words[..at].iter().all(|b| !one(a, b)), "{}", std::str::from_utf8(a).expect("letters"));
        }
    }
}
