//! What a campaign has of a game: its size, who plays, mixed Tactics, what it brings.

mod growth;
mod home;
mod laws;
mod mixed;
mod overrides;
mod pictures;
mod sizes;
mod skirmish;

use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait, Type};
use rattle_and_rend::{Campaign, GivenName, Growth, KeptWarband, RattleAndRend, WarbandEntry};
use umpire_engine::table::{Seat, Shelved};
use umpire_tests::play::{Play, play_with, roster};

use crate::tactics::QUIET;

/// An Element of each type, whatever its trait.
pub(crate) fn one(kind: Type) -> WarbandEntry {
    WarbandEntry { own: Trait::of(kind).next(), ..WarbandEntry::plain(kind) }
}

/// So many of each of these.
pub(crate) fn listed(kinds: &[(usize, Type)]) -> Vec<WarbandEntry> {
    kinds.iter().flat_map(|(count, kind)| vec![one(*kind); *count]).collect()
}

/// A warband of a campaign that grows by the tables; its Tactics, its Bond and its Reputation stay out of the way.
pub(crate) fn band(entries: &[WarbandEntry]) -> KeptWarband {
    of(entries, QUIET, Campaign { name: GivenName::new("The Long Winter"), ..Campaign::default() })
}

/// The same in an escalation.
pub(crate) fn escalating(entries: &[WarbandEntry]) -> KeptWarband {
    let campaign = Campaign { name: GivenName::new("Club"), growth: Growth::Escalation, ..Campaign::default() };
    of(entries, QUIET, campaign)
}

/// The same of any campaign with any Tactics.
pub(crate) fn of(entries: &[WarbandEntry], tactics: [Tactic; 2], campaign: Campaign) -> KeptWarband {
    let mut kept = KeptWarband::from(roster(&[], tactics, Bond::Null, Reputation::Wary));
    kept.warband.entries = entries.iter().copied().collect();
    kept.campaign = Some(campaign);
    kept
}

/// One of everybody: 12 points, of which 6 are core.
pub(crate) fn everybody() -> Vec<WarbandEntry> {
    [Type::Fighters, Type::Shooters, Type::Skirmishers, Type::Dregs, Type::Champion, Type::Heavy, Type::Ward]
        .map(one)
        .to_vec()
}

/// Both are in the game, before its first question.
pub(crate) fn begin(red: impl Into<KeptWarband>, blue: impl Into<KeptWarband>) -> Play {
    play_with([red.into(), blue.into()]).fields("own-1", "own-2")
}

/// The same, set up as plainly as can be, and red has the first Turn.
pub(crate) fn game(red: impl Into<KeptWarband>, blue: impl Into<KeptWarband>) -> Play {
    begin(red, blue).sets_up("").red_begins()
}

/// Red gives up: blue has won.
pub(crate) fn blue_wins(play: Play) -> Play {
    play.says("act: talk, talk: concede, concede: concede")
}

/// Blue gives up: red has won.
pub(crate) fn red_wins(play: Play) -> Play {
    blue_wins(play.says("act: pass"))
}

/// Both are as strong after the fourth Round, which the house has as the last (HR 19).
pub(crate) fn drawn(red: impl Into<KeptWarband>, blue: impl Into<KeptWarband>) -> Play {
    let house = "rules: house, house: setup, house-rule: hr-19, house-rule: back, house: done";
    play_with([red.into(), blue.into()]).says(house).fields("own-1", "own-2").sets_up("").rounds(4)
}

/// What a seat takes home.
pub(crate) fn home(play: &Play, seat: Seat) -> Option<KeptWarband> {
    RattleAndRend::after(play.sides().0[seat.index()].clone(), &play.state(), seat)
}
