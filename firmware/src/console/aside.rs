//! What the console says beside the game: help, the dice, files.

use core::fmt::{self, Write};

use super::json;
use crate::device::{Device, Notice};
use crate::save::hex;

/// Every command, and what it does.
const HELP: [(&str, &str); 23] = [
    ("pick ID", "answers choose: one of options; or does one of the asides of a roll"),
    ("tick ID ID ...", "answers tick: rows that are so, within the limit; tick alone for none"),
    ("number N", "answers number and secret: from min to max in steps"),
    ("roll", "answers roll with the device's dice"),
    ("dice 20 3 17", "answers roll with faces thrown at the table"),
    ("ok", "answers tell"),
    ("name TEXT", "answers name"),
    ("undo", "takes the last answer back; at the start, back to the games"),
    ("state", "what lies on the table"),
    ("log", "what happened lately"),
    ("odds [ID ...]", "of the open roll, or of a tick list with these rows ticked"),
    ("press KEY", "presses up, down, left, right, a, b, x or y"),
    ("hold KEY", "presses and does not let go"),
    ("release KEY", "lets go"),
    ("mark WORD", "says the word back, once all before it is said"),
    ("screen FILE.png", "what the screen shows, as a picture"),
    ("save FILE", "writes the game to a file"),
    ("load FILE", "takes a saved game up again"),
    ("warbands", "the warbands that are kept"),
    ("warband TEXT", "checks a warband and keeps it under its name"),
    ("warband-drop NAME", "forgets a warband"),
    ("help", "this"),
    ("quit", "leaves"),
];

/// Writes every command.
pub(super) fn help(out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| o.object("help", |o| HELP.iter().try_for_each(|(command, does)| o.text(command, does))))
}

/// Writes something that concerns the device and not the game.
pub fn event(out: &mut dyn Write, id: &str, text: &str) -> fmt::Result {
    json::line(out, |o| {
        o.text("event", id)?;
        o.text("text", text)
    })
}

/// Writes an error about a file, and what would be right.
pub fn file_error(out: &mut dyn Write, wrong: impl fmt::Display, want: impl fmt::Display) -> fmt::Result {
    json::line(out, |o| {
        o.shown("error", wrong)?;
        o.shown("want", want)
    })
}

/// Says what the screen says about the dice when the device starts.
pub fn notice(notice: Notice, device: &Device, out: &mut dyn Write) -> fmt::Result {
    match notice {
        Notice::NotKept => event(out, "not-kept", "the warbands could not be written down: they last until the end"),
        Notice::Mishap => event(out, "mishap", "the umpire stopped and started again: mishap tells why"),
        Notice::SetAside => event(out, "set-aside", "the game stopped the umpire three times: it waits for a power-on"),
        Notice::Lost(records) => json::line(out, |o| {
            o.text("event", "lost")?;
            o.number("records", records)?;
            o.text("text", "the store was damaged: some of it could not be read")
        }),
        Notice::OtherRules(answers) => json::line(out, |o| {
            o.text("event", "other-rules")?;
            o.number("answers", answers)?;
            o.text("text", "the stored game is of other rules: so many of its answers fit")
        }),
        Notice::NotStored => event(out, "not-stored", "the flash takes no more: answers last until the power goes"),
        Notice::NoDice => event(out, "no-dice", "the noise source failed: roll your own dice"),
        Notice::FixedSeed => json::line(out, |o| {
            o.text("event", "fixed-dice")?;
            o.text("text", "the seed was given by hand: these dice are known beforehand")?;
            o.written("seed", |out| device.dice().seed().map_or(Ok(()), |seed| hex(seed, out)))
        }),
    }
}
