//! Texts are packed to half their letters, and come back letter by letter.

use umpire_engine::table::{MAX_PROSE, PackedProse, Prose};
use umpire_tests::random::Lcg;
use umpire_tests::texts::every_text;

/// A text as the compiler packs it.
fn packed(text: &str) -> Prose {
    let packed = PackedProse::of(text);
    let bytes = packed.bytes::<MAX_PROSE>();
    Prose::of_packed(&Box::leak(Box::new(bytes))[..packed.size()])
}

#[test]
fn any_letters_come_back() {
    let mut random = Lcg::new(7);
    let letters: Vec<char> = ('\n'..='\n').chain(' '..='~').collect();
    // Short words of common letters meet fragments at every end; all letters are there, too.
    let common: Vec<char> = "  thei naosr.,".chars().collect();
    for length in 0..=MAX_PROSE {
        for alphabet in [&letters, &common] {
            let text: String = (0..length).map(|_| alphabet[random.below(alphabet.len() as u32) as usize]).collect();
            assert_eq!(packed(&text).unpack(), text.as_str());
        }
    }
}

/// A sign of inches is written in the unit that is measured in; nothing else changes.
#[test]
fn a_text_is_written_in_the_unit_of_the_table() {
    let text = packed("Within 12\" of the Leader, 3\" clear.");
    assert_eq!(text.unpack_in("cm"), "Within 12cm of the Leader, 3cm clear.");
    assert_eq!(text.unpack(), "Within 12\" of the Leader, 3\" clear.");
}

#[test]
fn a_text_that_is_too_long_or_has_strange_letters_is_refused() {
    for text in ["a".repeat(MAX_PROSE + 1), "a\tb".into(), "caf\u{e9}".into()] {
        assert!(std::panic::catch_unwind(|| PackedProse::of(&text)).is_err(), "{text:?}");
    }
}

/// What it is for: our texts take little more than half of their letters in flash.
#[test]
fn our_texts_take_half_of_their_letters() {
    let texts = every_text();
    let letters: usize = texts.iter().map(|help| help.text.unpack().len()).sum();
    let bytes: usize = texts.iter().map(|help| help.text.size()).sum();
    println!("{} texts, {letters} letters in {bytes} bytes", texts.len());
    assert!(bytes * 100 < letters * 53, "{letters} letters in {bytes} bytes: cargo prose packs them anew");
}
