//! Random warbands: such as may play, and such as may not.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Tactics, Trait, Type};
use rattle_and_rend::{
    Campaign, GAME_SIZE, GivenName, Growth, KeptWarband, MAX_ELEMENTS, MAX_POINTS, RattleAndRend, WARBANDS, Warband,
    WarbandEntry, Warbands,
};
use umpire::persistence::rosters::RosterStore;
use umpire_engine::table::{self, Game, Sides};

use crate::random::Lcg;

/// Letters a player might use, and some nobody should.
const LETTERS: [char; 16] = ['a', 'B', 'ö', ' ', '-', '\'', '"', '\\', '/', '7', '#', '+', '.', '界', '🐉', 'z'];

fn one<T: Copy>(of: &[T], rng: &mut Lcg) -> T {
    of[rng.below(of.len() as u32) as usize]
}

fn name<const N: usize>(rng: &mut Lcg) -> GivenName<N> {
    let letters: String = (0..1 + rng.below(12)).map(|_| one(&LETTERS, rng)).collect();
    GivenName::new(&letters)
}

fn own(kind: Type, rng: &mut Lcg) -> Option<Trait> {
    let traits: Vec<Trait> = Trait::of(kind).collect();
    (!traits.is_empty()).then(|| one(&traits, rng))
}

fn entry(kind: Type, rng: &mut Lcg) -> WarbandEntry {
    let mut entry = WarbandEntry { own: own(kind, rng), ..WarbandEntry::plain(kind) };
    if entry.can_host() && rng.below(3) == 0 {
        entry.champion = Some(own(Type::Champion, rng));
    }
    if rng.below(4) == 0 {
        entry.name = name(rng);
    }
    entry
}

/// A warband that may play: any types, traits, Tactics, Bond and Reputation, led Elements and nicknames.
pub fn random_legal(rng: &mut Lcg) -> Warband {
    loop {
        let mut roster: Warband = Warband { name: name(rng), ..Warband::default() };
        while roster.points() < GAME_SIZE && roster.entries.len() < MAX_ELEMENTS {
            let entry = entry(one(&Type::ALL, rng), rng);
            roster.entries.push(entry).expect("there was room");
        }
        let first = one(Tactic::ALL, rng);
        roster.tactics[0] = Tactics::EMPTY.and(first).and(one(Tactic::ALL, rng));
        roster.bond = Some(one(&Bond::ALL, rng));
        roster.focus =
            roster.bond.filter(|bond| *bond == Bond::Retinue).map(|_| rng.below(roster.entries.len() as u32) as u8);
        roster.reputation = Some(one(&Reputation::ALL, rng));
        if let Some(legal) = roster.legal(GAME_SIZE).filter(|legal| !legal.name.is_empty()) {
            return legal;
        }
    }
}

/// A warband of a campaign, of 9 to 18 points: any Elements of two rosters with any Tactics, whatever it can field of them.
pub fn random_campaign(rng: &mut Lcg) -> KeptWarband {
    let most = 9 + rng.below(10) as u8;
    let mut kept = KeptWarband::from(Warband { entries: Default::default(), focus: None, ..random_legal(rng) });
    let entries = &mut kept.warband.entries;
    let mut points = 0;
    while points < most {
        let mut entry = entry(one(&Type::ALL, rng), rng);
        if points + entry.points() > 18 {
            entry = WarbandEntry::plain(Type::Dregs);
        }
        entry.fringe = rng.below(3) == 0;
        points += entry.points();
        entries.push(entry).expect("eighteen points are eighteen Elements at the most");
    }
    kept.warband.focus = (rng.below(2) == 0).then(|| rng.below(entries.len() as u32) as u8);
    let pair = random_legal(rng).tactics[0];
    kept.warband.tactics[1] = if entries.iter().any(|entry| entry.fringe) { pair } else { Tactics::EMPTY };
    let growth = if rng.below(2) == 0 { Growth::Tables } else { Growth::Escalation };
    let banked = rng.below(u32::from(MAX_POINTS - points) + 1) as u8;
    kept.campaign = Some(Campaign { name: GivenName::new("Any"), growth, banked, ..Campaign::default() });
    kept
}

/// Any list at all: too long, too short, with wrong traits, wrong hosts, no name.
pub fn random_any<const N: usize>(rng: &mut Lcg) -> Warband<N> {
    let any_trait = |rng: &mut Lcg| (rng.below(3) > 0).then(|| Trait::numbered(rng.below(17) as u8)).flatten();
    let any_entry = |rng: &mut Lcg| WarbandEntry {
        kind: one(&Type::ALL, rng),
        own: any_trait(rng),
        champion: (rng.below(3) == 0).then(|| any_trait(rng)),
        fringe: rng.below(8) == 0,
        name: if rng.below(2) == 0 { name(rng) } else { GivenName::NONE },
    };
    let tactics = |rng: &mut Lcg| (0..rng.below(4)).fold(Tactics::EMPTY, |all, _| all.and(one(Tactic::ALL, rng)));
    Warband {
        name: if rng.below(8) == 0 { GivenName::NONE } else { name(rng) },
        entries: (0..rng.below(N as u32 + 1)).map(|_| any_entry(rng)).collect(),
        tactics: [tactics(rng), if rng.below(4) == 0 { tactics(rng) } else { Tactics::EMPTY }],
        bond: (rng.below(4) > 0).then(|| one(&Bond::ALL, rng)),
        focus: (rng.below(4) == 0).then(|| rng.below(20) as u8),
        reputation: (rng.below(4) > 0).then(|| one(&Reputation::ALL, rng)),
    }
}

/// A warband as it is kept: its version, and its bytes.
pub fn bytes(roster: &Warband) -> Vec<u8> {
    let mut bytes = vec![<KeptWarband as table::Roster>::VERSION];
    table::Roster::encode(&KeptWarband::from(roster.clone()), &mut |piece| bytes.extend_from_slice(piece));
    bytes
}

/// Keeps a warband that may play.
pub fn keep(rosters: &mut dyn RosterStore, roster: &Warband) {
    rosters
        .keep(RattleAndRend::ID, roster.name.as_str(), &bytes(roster))
        .expect("a legal warband is kept, or replaces another");
}

/// A game between these two.
pub fn sides(red: Warband, blue: Warband) -> Warbands {
    Sides([red, blue].into_iter().map(KeptWarband::from).collect())
}

/// A game between two of the examples, by their places in the book.
pub fn examples(red: usize, blue: usize) -> Warbands {
    sides(WARBANDS[red].roster(), WARBANDS[blue].roster())
}
