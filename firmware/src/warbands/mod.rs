//! The warbands players keep, each under its name, and the workbench on which they are built.

use core::fmt;
use core::pin::pin;

use umpire_rules::rattle_and_rend::{Builder, GAME_SIZE, Kept, MAX_KEPT, MAX_LISTED, Outcome, Roster};
use umpire_rules::table::{Game, Live, Opening, Table};

use crate::board::Drawer;
use crate::games::{self, Host, Leave};

/// The most bytes all warbands take together.
pub const KEPT_BYTES: usize = 1 + MAX_KEPT * umpire_rules::rattle_and_rend::ROSTER_BYTES;

/// The warbands that are kept, and the drawer they lie in.
pub struct Warbands {
    kept: Kept,
    drawer: Drawer,
}

/// What became of a warband that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// It is kept.
    Kept,
    /// It is kept in the place of the one that had its name.
    Replaced,
}

/// Why something is not kept, or not forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unkept {
    /// There is no more room.
    Full,
    /// There is no warband of this name.
    Unknown,
    /// It has no name to be kept under, or something else is wrong with it.
    Unsound,
    /// It lies with the others until the power goes: it could not be written down.
    Unwritten,
}

impl fmt::Display for Unkept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unkept::Full => "eight warbands are kept already",
            Unkept::Unknown => "no warband of this name is kept",
            Unkept::Unsound => "this warband may not play",
            Unkept::Unwritten => "it could not be written down, and is kept until the power goes only",
        })
    }
}

impl Warbands {
    /// Those that lie in this drawer.
    pub fn of(mut drawer: Drawer) -> Self {
        Warbands { kept: drawer.read(), drawer }
    }

    /// All of them.
    pub const fn kept(&self) -> &Kept {
        &self.kept
    }

    /// The drawer they lie in.
    pub const fn drawer(&self) -> &Drawer {
        &self.drawer
    }

    /// Keeps one under its name, in the place of one of the same name.
    pub fn keep<const N: usize>(&mut self, roster: &Roster<N>) -> Result<Stored, Unkept> {
        let sound = roster.legal(GAME_SIZE).filter(|sound| !sound.name.is_empty());
        let roster = sound.ok_or(Unkept::Unsound)?;
        let stored = match self.kept.iter_mut().find(|kept| kept.name == roster.name) {
            Some(same) => {
                *same = roster;
                Stored::Replaced
            }
            None => {
                self.kept.push(roster).map_err(|_| Unkept::Full)?;
                Stored::Kept
            }
        };
        self.write()?;
        Ok(stored)
    }

    /// Forgets the one of this name.
    pub fn forget(&mut self, name: &str) -> Result<(), Unkept> {
        let at = self.kept.iter().position(|kept| kept.name.as_str() == name).ok_or(Unkept::Unknown)?;
        self.kept.remove(at);
        self.write()
    }

    fn write(&mut self) -> Result<(), Unkept> {
        if self.drawer.write(&self.kept) { Ok(()) } else { Err(Unkept::Unwritten) }
    }

    /// Does what was decided at the workbench.
    fn settle(&mut self, outcome: Outcome, roster: &Roster) -> Result<(), Unkept> {
        match outcome {
            Outcome::Nothing => Ok(()),
            Outcome::Forget(name) => self.forget(name.as_str()),
            Outcome::Keep { renamed } => {
                if let Some(old) = renamed {
                    // The new one is written in the same go; where that fails, the drawer still has the old one.
                    self.kept.retain(|kept| kept.name != old);
                }
                self.keep(roster).map(|_| ())
            }
        }
    }
}

/// Takes a text for a warband, as the console and files write it.
pub fn read(text: &str) -> Result<Roster<MAX_LISTED>, umpire_rules::rattle_and_rend::Mistake<'_>> {
    Roster::read(text)
}

/// All bytes of an opening, where they fit.
pub fn bytes(opening: &impl Opening) -> heapless::Vec<u8, KEPT_BYTES> {
    let mut all = heapless::Vec::new();
    opening.encode(&mut |bytes| all.extend_from_slice(bytes).expect("no warband takes more than its bytes"));
    all
}

/// Builds one warband after the other, until the host goes elsewhere.
pub async fn build<H: Host>(host: &mut H) -> Leave {
    loop {
        let opening = games::kept(host);
        let table = Table::<Builder>::empty(&opening);
        let flow = pin!(Builder::play(&table));
        let mut live = Live::new(&table, opening, flow, Builder::play).expect("an empty tape fits all rules");
        match host.play(&mut live).await {
            Leave::Picked => {}
            left => return left,
        }
        let settled = table.look(|draft| {
            let outcome = draft.outcome.filter(|outcome| *outcome != Outcome::Nothing)?;
            Some(host.warbands()?.settle(outcome, &draft.roster))
        });
        if let Some(settled) = settled {
            host.settled(settled);
        }
    }
}
