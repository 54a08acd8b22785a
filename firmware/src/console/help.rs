//! What the console says beside the game: help, the dice, files or that there are none.

use core::fmt::{self, Write};

use umpire_engine::table::{Session, Standing};

use super::{HostRequest, Place, json};
use crate::app::device::{Device, Notice};
use crate::fairness::seal::Hex;
use crate::games::is_foyer;
use crate::persistence::save_file::{self, Telling};

/// Every command that is the same at every place, and what it does.
const HELP: [(&str, &str); 45] = [
    ("pick ID", "answers choose: one of options; or does one of the asides of a roll"),
    ("tick ID ID ...", "answers tick: rows that are so, within the limit; tick alone for none"),
    ("number N", "answers number, and secret unless a thumb has begun it: from min to max in steps"),
    ("roll", "answers roll with the device's dice"),
    ("dice 20 3 17", "answers roll with faces thrown at the table"),
    ("hits N", "answers roll with the hits of dice thrown at the table, where the game asks for no faces"),
    ("ok", "answers tell"),
    ("name TEXT", "answers name"),
    ("undo", "takes the last answer back; at the start, back to the games"),
    ("undo action", "takes back all since this Action began"),
    ("undo [action] both", "the same across the device's dice or revealed secrets, where both players agree"),
    ("redo", "lets the answer stand again that was taken back last"),
    ("why [ID]", "what the open question means, or one of its options or rows"),
    ("correct [TARGET]", "what may be put right by hand: of the game, a seat or a piece"),
    ("call ID TEXT", "calls a side or a piece something, in 12 letters at most; call ID alone, what the rules call it"),
    ("state", "what lies on the table; looking_back: N, where somebody looks back at answer N, here and below"),
    ("log", "what happened lately"),
    ("history [N]", "all that ever happened, from line N on: what was taken back, too"),
    ("seal", "what the dice were sealed with; once the game is over, the secret too, which makes them known"),
    ("stats", "what the device's dice showed, and what was to be expected"),
    ("odds [ID ...]", "of the open roll, or of a tick list with these rows ticked"),
    ("press KEY", "presses up, down, left, right, a, b, x or y"),
    ("hold KEY", "presses and does not let go"),
    ("release KEY", "lets go"),
    ("mark WORD", "says the word back, once all before it is said"),
    ("rosters [GAME]", "the rosters that are kept, each with the line that carries it to another device"),
    ("roster GAME TEXT", "checks a roster and keeps it under its name"),
    (
        "roster-begin GAME",
        "begins a roster that is longer than a line: roster-add TEXT for some parts of it, then roster-end",
    ),
    (
        "code [result] GAME [CAMPAIGN] NAME",
        "a roster, or its last result, as a code: the lines that its QR codes carry",
    ),
    (
        "code LINE",
        "takes such a line, or one part of several in any order; code alone says which are missing, code drop forgets them",
    ),
    ("roster-drop GAME [CAMPAIGN] NAME", "forgets a roster"),
    ("campaigns [GAME]", "the campaigns that are kept, each with its table"),
    (
        "chronicle GAME CAMPAIGN NAME",
        "what became of a roster in its campaign; a name with blanks stands between quotes",
    ),
    ("result GAME CAMPAIGN NAME", "the last game of a roster, as a line for the handheld or desk that keeps it, too"),
    ("result LINE", "takes such a line into the roster that it names, once"),
    ("games", "the games that are kept: those that wait, and those that are over"),
    ("park [NAME]", "leaves the game for later: it waits on the shelf, as it stands"),
    ("take ID", "goes on with a game that waits, or shows one that is over"),
    ("rename ID NAME", "gives such a game a name, of 20 letters at most"),
    ("forget ID", "deletes such a game for good"),
    ("set", "how the device is set, and what each of it can be set to"),
    ("device", "which board this is, and how it fares"),
    ("self-test", "what the last self-test found, as lines of text; hold X or Y while you switch on, and it begins"),
    ("mishap", "why the umpire stopped last, or null"),
    ("help", "this"),
];

/// What only a desk can do.
const ON_A_DESK: [(&str, &str); 8] = [
    ("set NAME VALUE", "sets one of it: it is remembered"),
    ("correct TARGET FIELD VALUE", "puts one thing right, to which all players agree"),
    ("screen FILE.png", "what the screen shows, as a picture"),
    ("save FILE", "writes the game to a file"),
    ("export FILE", "all that ever happened: as JSON lines if it ends in .jsonl, else as a text to read"),
    (
        "save --force FILE",
        "the same over a file that is there, which is refused else; screen and export too, no link ever",
    ),
    ("load FILE", "takes a saved game up again; names may hold blanks, and stand without quotes"),
    ("quit", "leaves"),
];

/// What only a handheld can do.
const ON_A_HANDHELD: [(&str, &str); 1] =
    [("save", "once the game is over: all of it as text, with the seed of its dice")];

/// Writes every command there is at this place.
pub(super) fn help(place: Place, out: &mut dyn Write) -> fmt::Result {
    let here = match place {
        Place::Desk => &ON_A_DESK[..],
        Place::Handheld => &ON_A_HANDHELD,
    };
    let mut all = HELP.iter().chain(here);
    json::line(out, |o| o.object("help", |o| all.try_for_each(|(command, does)| o.text(command, does))))
}

/// What a handheld answers to the commands of a desk. Only `save` is one of its own: it tells the seed, and so
/// waits for the end of the game.
pub(super) fn no_files(
    word: &str,
    file: &str,
    device: &mut Device,
    game: &dyn Session,
    out: &mut dyn Write,
) -> Result<HostRequest<'static>, fmt::Error> {
    match (word, file) {
        ("save", "") if is_foyer(game) => file_error(out, "there is no game to save yet", "pick a game first"),
        ("save", "") if game.standing() == Standing::Over => {
            json::line(out, |o| o.written("save", |out| save_file::write(game, device.dice(), Telling::All, out)))?;
            device.reveal_seed();
            Ok(())
        }
        ("save", "") => {
            file_error(out, "the dice of a running game stay inside: its seed is part of a save", "save after its end")
        }
        ("save", _) => file_error(out, "a handheld has no files", "save alone, and the text is printed"),
        ("quit", _) => file_error(out, "a handheld is not left by a line", "unplug the cable, or go on playing"),
        (word, _) => file_error(
            out,
            format_args!("{word}: a handheld has no files"),
            format_args!("the umpire on a desk: umpire --headless, and there {word} FILE"),
        ),
    }?;
    Ok(HostRequest::Nothing)
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
        Notice::NotKept(why) => json::line(out, |o| {
            o.text("event", "not-kept")?;
            o.shown("text", why)
        }),
        Notice::TooMuch => {
            event(out, "too-much", "these rosters together are too large for one game: take smaller ones")
        }
        Notice::Mishap => event(out, "mishap", "the umpire stopped and started again: mishap tells why"),
        Notice::SetAside => event(out, "set-aside", "the game stopped the umpire three times: it waits for a power-on"),
        Notice::Lost(0) => event(out, "store-damaged", "the store was damaged: some of it could not be read"),
        Notice::Lost(answers) => json::line(out, |o| {
            o.text("event", "store-damaged")?;
            o.number("answers", answers)?;
            o.text("text", "the store was damaged: so many answers are gone, and the game goes on before them")
        }),
        Notice::OtherRules(answers) => json::line(out, |o| {
            o.text("event", "other-rules")?;
            o.number("answers", answers)?;
            o.text("text", "the stored game is of other rules: so many of its answers fit")
        }),
        Notice::OldStore => {
            event(out, "old-store", "what lies in the store was written by an older program, and is not read")
        }
        Notice::NotStored => {
            event(out, "not-stored", "the flash did not take it: with every answer it is tried once more")
        }
        Notice::NoGameRoom(why) => json::line(out, |o| {
            o.text("event", "no-room")?;
            o.shown("text", why)
        }),
        Notice::NotLeft => event(out, "not-left", "the flash did not take it: all is as it was"),
        Notice::BatteryLow => event(out, "battery-low", "charge it soon: when it is empty the game waits"),
        Notice::BatteryEmpty => event(out, "battery-empty", "the game is stored: it goes on when there is power"),
        Notice::ToldSeed => event(out, "told-seed", "the seed of these dice was told: roll your own dice"),
        Notice::NoDice => event(out, "no-dice", "the noise source failed: roll your own dice"),
        Notice::FixedSeed => json::line(out, |o| {
            o.text("event", "fixed-dice")?;
            o.text("text", "the seed was given by hand: these dice are known beforehand")?;
            o.written("seed", |out| device.dice().seed().map_or(Ok(()), |seed| write!(out, "{}", Hex(seed))))
        }),
    }
}
