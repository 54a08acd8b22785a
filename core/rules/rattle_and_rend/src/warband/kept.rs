//! A warband as anybody keeps it: bytes, one line of text, and what is wrong with it.

use core::fmt::{self, Display, Write};

use super::WARBANDS;
use super::{GAME_SIZE, MAX_LISTED, Warband, WarbandError, WarbandTextError};
use umpire_engine::table::{self, Remark, Scene, Words};

impl table::Roster for Warband {
    const WORD: &'static str = "warband";
    const WORDS: &'static str = "warbands";
    const SIZE: &'static str = "12 points";
    const VERSION: u8 = 1;
    const EXAMPLES: &'static [(&'static str, &'static str)] = &{
        let mut examples = [("", ""); WARBANDS.len()];
        let mut at = 0;
        while at < examples.len() {
            examples[at] = (WARBANDS[at].id, WARBANDS[at].name);
            at += 1;
        }
        examples
    };

    fn example(at: usize) -> Self {
        WARBANDS[at].roster()
    }

    fn name(&self) -> &str {
        self.name.as_str()
    }

    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        self.to_bytes(out);
    }

    fn decode(_: u8, mut bytes: &[u8]) -> Option<Self> {
        let roster: Warband = Warband::from_bytes(&mut bytes)?;
        if bytes.is_empty() { roster.legal(GAME_SIZE) } else { None }
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    /// Every fault is named, and not only the first.
    fn read(_: u8, text: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        let listed = Warband::<MAX_LISTED>::read(text).and_then(|listed| match listed.name.is_empty() {
            true => Err(WarbandTextError::NoName),
            false => Ok(listed),
        });
        let listed = match listed {
            Ok(listed) => listed,
            Err(mistake) => {
                let code = if let WarbandTextError::Fault(fault) = mistake { fault.code() } else { "" };
                let right = WrittenBy(&|f| mistake.write_right(f));
                say(Remark { reads: false, code, wrong: &mistake, right: &right });
                return None;
            }
        };
        for fault in listed.faults(GAME_SIZE) {
            fault.say(&listed, say);
        }
        listed.legal(GAME_SIZE)
    }

    fn describe(&self, say: &mut dyn FnMut(&dyn Display)) {
        super::describe::describe(self, say);
    }

    fn mind(&self, say: &mut dyn FnMut(&dyn Display)) {
        self.warnings().for_each(|warning| say(&warning.words().line(self)));
    }
}

impl WarbandError {
    fn say(self, listed: &dyn Scene, say: &mut dyn FnMut(Remark<'_>)) {
        let words: Words = self.words();
        let [wrong, right] = [WrittenBy(&|f| words.write(listed, f)), WrittenBy(&|f| self.write_right(f))];
        say(Remark { reads: true, code: self.code(), wrong: &wrong, right: &right });
    }
}

/// Something that is written when somebody reads it.
struct WrittenBy<'s>(&'s dyn Fn(&mut fmt::Formatter<'_>) -> fmt::Result);

impl Display for WrittenBy<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}
