//! Where a console is, and what it wants of its host.

use umpire_engine::table::Source;
use umpire_screens::Setting;

use crate::games::Leave;

/// Where the console is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// On a desk: it has files, and the game to itself. Nothing is marked, for all comes from here.
    #[default]
    Desk,
    /// At the end of a handheld's cable: there are no files, and players with thumbs, who see which answers are
    /// not theirs.
    Handheld,
}

impl Place {
    /// Where lines come from that are said here.
    pub(crate) const fn source(self) -> Source {
        match self {
            Place::Desk => Source::Thumb,
            Place::Handheld => Source::Cable,
        }
    }
}

/// What the board has to do after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostRequest<'l> {
    /// Nothing: read the next line.
    Nothing,
    /// Change this setting: its next value.
    Set(Setting),
    /// List the settings, or set one: a name and a value.
    Settings(&'l str),
    /// Leave the game.
    Leave(Leave),
    /// Draw the screen into this file.
    Screen(&'l str),
    /// Save the game to this file.
    Save(&'l str),
    /// Write all that happened to this file, to be read.
    Export(&'l str),
    /// Load a game from this file.
    Load(&'l str),
    /// JsonList the rosters that are kept, of this game or of all.
    Rosters(&'l str),
    /// Keep this roster: a game and its text.
    Roster(&'l str),
    /// Begin a roster that comes in pieces: a game, and the version of its text.
    RosterBegin(&'l str),
    /// The next piece of it.
    RosterAdd(&'l str),
    /// It is whole.
    RosterEnd,
    /// Write a code, or take one.
    Code(&'l str),
    /// Forget this roster: a game and a name; or a name, of those that players call by this word.
    RosterDrop(&'l str, Option<&'static str>),
    /// List the campaigns, of this game or of all.
    Campaigns(&'l str),
    /// Tell what became of a roster: a game, a campaign and a name.
    Chronicle(&'l str),
    /// Print the last result of a roster, or take one: a game, a campaign and a name; or its line.
    Result(&'l str),
    /// List the games that are kept.
    Games,
    /// Leave the open game, under this name: it waits.
    Park(&'l str),
    /// Take this game up again.
    Take(&'l str),
    /// Give this game that name.
    Rename(&'l str),
    /// Delete this game.
    Forget(&'l str),
    /// Tell about the device.
    Device,
    /// Print the report of the last self-test.
    SelfTest,
    /// Tell why it stopped last.
    Crash,
}
