//! An element joins: its kind, its name, its formation, and its numbers one after the other.

use super::ask::{BenchHeading, card, choose, name, of_element, one_listed, set};
use super::{MusterChange, MusterDraft, Table, numbers};
use crate::book::{Formation, Kind, Stat};
use crate::roster::{ElementCard, MAX_COMMANDS};
use umpire_engine::table::{Opt, PieceId, Words};

static UNITS: [&str; 12] = [
    "Spears", "Archers", "Riders", "Swords", "Pikes", "Axes", "Knights", "Scouts", "Guard", "Levy", "Beasts", "Engine",
];
static CHIEFS: [&str; 6] = ["The King", "The Queen", "The Warlord", "High Priest", "The Chieftain", "The Marshal"];
static COMMANDERS: [&str; 6] = ["Captain", "Lord", "Warden", "Chieftain", "Baron", "Steward"];
static HEROES: [&str; 6] = ["Champion", "Slayer", "Outlaw", "Paladin", "Old Soldier", "Giant Killer"];
static OTHERS: [&str; 6] = ["Mage", "Shaman", "Standard", "Priest", "Seer", "Witch"];

/// The numbers that a second state shares with the first.
pub(super) const FORMATIONS: &[Formation] = &[Formation::Skirmish, Formation::Open, Formation::Close];

/// Names to start from.
pub(super) const fn suggestions(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Unit => &UNITS,
        Kind::ChiefCommander => &CHIEFS,
        Kind::Commander => &COMMANDERS,
        Kind::Hero => &HEROES,
        Kind::Individual => &OTHERS,
    }
}

/// A new element. It belongs where the last one does.
pub(super) async fn add(t: &Table) {
    let kind = ask_kind(t).await;
    let called: heapless::String<16, u8> =
        name(t, BenchHeading::of("element-name", kind.name()), suggestions(kind)).await;
    let card = t.look(|draft| new_card(draft, kind, &called));
    t.emit(MusterChange::Added(card));
    let at = t.look(|draft| draft.army.elements.len() as u8 - 1);
    if kind.is_unit() {
        let now = t.look(|draft| like(draft, at).map_or(Formation::default(), |at| self::card(draft, at).formation(0)));
        let formation = one_listed(t, of_element("formation", at, "formation"), FORMATIONS, Formation::name, now).await;
        set(t, at, |card| card.lines[0].formation = formation);
    }
    match ask_numbers(t, at).await {
        0 => numbers::one_by_one(t, at, 0).await,
        1 => {}
        _ => t.look(|draft| like(draft, at).map(|other| self::card(draft, other).clone())).into_iter().for_each(
            |other| {
                set(t, at, |card| {
                    (card.init, card.end, card.act) = (other.init, other.end, other.act);
                    let formation = card.lines[0].formation;
                    card.lines[0] = other.lines[0];
                    card.lines[0].formation = formation;
                });
            },
        ),
    }
}

/// One more of an element, with the next number.
#[inline(never)]
pub(super) fn copy(t: &Table, at: u8) {
    let copy = t.look(|draft| {
        let card = card(draft, at);
        ElementCard { name: draft.army.next_name(&card.name), ..card.clone() }
    });
    t.emit(MusterChange::Added(copy));
}

#[inline(never)]
fn ask_kind(t: &Table) -> impl Future<Output = Kind> {
    let now = if t.look(|draft| draft.army.elements.is_empty()) { Kind::ChiefCommander } else { Kind::Unit };
    one_listed(t, BenchHeading::of("kind", "What is it?"), &Kind::ALL, Kind::name, now)
}

#[inline(never)]
fn ask_numbers(t: &Table, at: u8) -> impl Future<Output = u8> {
    let other = t.look(|draft| like(draft, at));
    let rows = [
        Opt::new("type", "One by one").gist("Each may be left blank"),
        Opt::new("blank", "Leave all blank").gist("Asked for when they are used"),
    ];
    let like = other.map(|other| Opt::new("like", Words::with("As {}", PieceId(other))));
    choose(t, of_element("numbers", at, "numbers"), &mut rows.into_iter().chain(like), 0)
}

/// The last element before this one that is of its kind: what it has is where a picker starts.
pub(super) fn like(draft: &MusterDraft, at: u8) -> Option<u8> {
    let kind = card(draft, at).kind;
    (0..at).rev().find(|other| card(draft, *other).kind == kind)
}

/// A card that says no more than its kind, its name and where it belongs (FR-IN-18).
fn new_card(draft: &MusterDraft, kind: Kind, called: &str) -> ElementCard {
    let army = &draft.army;
    let mut card = ElementCard { name: army.free_name(called), ..ElementCard::default() };
    card.set_kind(kind);
    let last = army.elements.last();
    if kind.commands() {
        // A command of his own.
        let most = army.elements.iter().map(|card| card.command).max().unwrap_or(0);
        card.command = (most + 1).min(MAX_COMMANDS);
        let chief = || army.elements.iter().position(|card| card.kind == Kind::ChiefCommander);
        card.superior = if kind == Kind::Commander { chief().map(|at| at as u8) } else { None };
    } else if let Some(last) = last {
        card.command = last.command;
        let above = if last.kind.commands() { Some(army.elements.len() as u8 - 1) } else { last.superior };
        card.superior = above.filter(|_| kind != Kind::Hero);
    }
    card
}

/// Whether a number is worth asking for, now that those before it are known (FR-UI-1).
pub(super) fn is_asked(card: &ElementCard, line: usize, stat: Stat) -> bool {
    match stat {
        Stat::Range => card.number(line, Stat::Sht) != 0,
        Stat::Act => line == 0 && !card.kind.is_unit(),
        _ => line == 0 || stat.is_of_line(),
    }
}
