//! Any text as a saved game: read, taken up, played on and saved again.

use umpire::fairness::dice::Dice;
use umpire::persistence::save_file::Telling;
use umpire::persistence::save_file::{read, write};
use umpire_engine::table::Source;

use crate::hammer::again::{self, Stands, fresh};
use crate::random::{Lcg, any_answer};

/// The first byte says whether the checksum is set right first: no chance mutation would find it.
pub fn save(data: &[u8]) {
    let Some((mends, text)) = data.split_first() else { return };
    let mut text = String::from_utf8_lossy(text).into_owned();
    if mends % 2 == 1 {
        text = mended(&text);
    }
    let Ok(save) = read(&text) else { return };
    let mut again = String::new();
    save.write(&mut again).expect("a string takes all");
    assert!(read(&again).as_ref() == Ok(&save), "what is read, written and read is the same");
    fresh(save.game, |game| {
        let mut rng = Lcg::new(1);
        for _ in 0..4 {
            let answer = game.question().map(|question| any_answer(&question, &mut rng)).expect("a game has begun");
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
        }
        let before = Stands::of(game);
        match game.load_game(&save.opening, &save.tape) {
            Err(_) => before.is_where(game, "what does not fit changes nothing"),
            Ok(()) => {
                assert!(*game.tape() == save.tape, "what is taken up is all there");
                game.visit_history(20, &mut |_| {});
                game.show_at(Some(0));
                game.show_at(None);
                again::from_its_tape(game);
                again::from_its_save(game, &Dice::of(save.origin.clone()));
                let last = game.question().map(|question| any_answer(&question, &mut rng));
                if let Some(answer) = last.filter(|answer| game.say(answer, Source::Thumb).is_ok()) {
                    again::after_a_step_back(game, &answer);
                }
            }
        }
        let mut now = String::new();
        write(game, &Dice::NONE, Telling::All, &mut now).expect("a string takes all");
        assert!(read(&now).is_ok(), "and it can be saved");
    });
}

/// The same lines with the checksum that belongs to them.
pub(super) fn mended(text: &str) -> String {
    let body = text.split_inclusive('\n').take_while(|line| !line.starts_with("crc32 ")).collect::<String>();
    let body = if body.ends_with('\n') || body.is_empty() { body } else { body + "\n" };
    let plain = body.replace("\r\n", "\n");
    let sum = crate::craft::crc(&[plain.as_bytes()]);
    format!("{body}crc32 {:08x}\n", u32::from_le_bytes(sum))
}
