//! What players wrote down: the words of the seal, their numbers, the closing words.

use crate::fairness::seal::{Hash, NUMBERS, Number, WORDS, byte_of};

/// What stands on paper; empty where nobody wrote anything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paper {
    /// The bytes of the seal's words.
    pub words: Option<[u8; WORDS]>,
    /// The numbers that players added, Red first.
    pub numbers: Vec<Number>,
    /// The bytes of the closing words.
    pub closing: Option<[u8; WORDS]>,
}

/// Reads words: any case, with blanks or commas between them. An error is a sentence for the user.
pub fn words(text: &str) -> Result<[u8; WORDS], String> {
    let split = |letter: char| letter.is_whitespace() || letter == ',';
    let words: Vec<String> = text.split(split).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    let byte = |word: &String| byte_of(word).ok_or_else(|| format!("'{word}' is none of our words"));
    let bytes = words.iter().map(byte).collect::<Result<Vec<u8>, String>>()?;
    let count = bytes.len();
    bytes.try_into().map_err(|_| format!("{WORDS} words are wanted, not {count}"))
}

/// Reads a number of six digits.
pub fn number(text: &str) -> Result<Number, String> {
    let number = text.parse().ok().filter(|number| *number < NUMBERS && text.bytes().all(|byte| byte.is_ascii_digit()));
    number.ok_or_else(|| format!("'{text}' is no number from 000000 to 999999"))
}

/// Whether a hash begins with these bytes.
pub(super) fn matches(hash: &Hash, words: &[u8; WORDS]) -> bool {
    hash.starts_with(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_people_write_them() {
        let text = "Acorn, agate altar\nanchor  ANVIL apple arch armor arrow aspen axle badge";
        assert_eq!(words(text), Ok([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
        assert_eq!(words("acorn agate"), Err("12 words are wanted, not 2".into()));
        assert_eq!(words("acron"), Err("'acron' is none of our words".into()));
    }

    #[test]
    fn numbers_have_six_digits_at_most() {
        assert_eq!((number("000123"), number("7")), (Ok(123), Ok(7)));
        for wrong in ["1000000", "-1", "+7", "", "12a"] {
            assert!(number(wrong).is_err(), "{wrong}");
        }
    }
}
