//! An Element's own page: how far it goes, what it can do, where it is, and whether it may act.

use crate::book::{Band, Reaction};
use crate::help;
use crate::state::{Element, ElementId, State, Whereabouts};
use umpire_engine::table::{CardTrait, Details, Help, Reach, Words};

pub(super) fn of(s: &State, id: ElementId) -> Details {
    let element = s.element(id);
    Details {
        moves: element.mov().map(Band::reach),
        reach: element.rng().map(sight),
        traits: traits(element).map(|help| CardTrait { name: help.title, help: Some(help) }).collect(),
        place: place(s, id),
        next: next(s, id),
    }
}

/// What it can do: by its traits, its Reactions, its Tactics. What a Ward lends is its trait.
fn traits(element: &Element) -> impl Iterator<Item = &'static Help> {
    let own = [element.entry.own, element.entry.champion.flatten()].into_iter().flatten().map(help::of_trait);
    let reactions = element.reactions().filter(|reaction: &Reaction| !reaction.is_warding()).map(help::reaction);
    own.chain(reactions).chain(element.tactics.iter().map(help::tactic))
}

/// A distance that is not walked.
fn sight(band: Band) -> Reach {
    match band {
        Band::B2B => Reach { band: None, way: "touching", ..band.reach() },
        _ => Reach { way: "", ..band.reach() },
    }
}

fn place(s: &State, id: ElementId) -> Words {
    match s.element(id).place {
        Whereabouts::Table if s.marker_of(id).is_some() => "carries a marker".into(),
        Whereabouts::Table => "on the table".into(),
        Whereabouts::Ambush => "in ambush".into(),
        Whereabouts::Delayed => "late: Delayed".into(),
        Whereabouts::Late => "late: held back".into(),
        Whereabouts::Aboard(heavy) => Words::with("aboard {}", heavy),
        Whereabouts::Banished(round) => Words::with("banished till Round {}", round),
        Whereabouts::Away(heavy) => Words::with("away with {}", heavy),
        Whereabouts::Out => "out of play".into(),
    }
}

/// Why it cannot act in this Turn, or that it can for nothing.
fn next(s: &State, id: ElementId) -> Words {
    let element = s.element(id);
    match () {
        () if s.round == 0 || !element.in_play() => Words::NONE,
        () if element.is_ward() => "takes no Actions".into(),
        () if s.is_blocked(id) => "acted last".into(),
        () if element.place == Whereabouts::Delayed => "needs Reinforce".into(),
        () if s.action_cost(id) == 0 => "free Action".into(),
        () => Words::NONE,
    }
}
