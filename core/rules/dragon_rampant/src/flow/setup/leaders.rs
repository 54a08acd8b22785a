//! What kind of Leader each side has (DR-SETUP-5, DR-LEAD-5, DR-TRAIT-U).

use super::told;
use crate::book::LeaderTrait;
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask::{self, choose, d6};
use crate::help;
use crate::state::{Battle, Flag};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Asked, Heading, Opt, Seat, SeatSet, Tone, Words};

/// Dice of one Leader.
const DICE: usize = 3;
/// The least roll that may be given up for the March.
const MARCH: u8 = 8;

/// Three dice a side in one throw; or each picks.
pub(super) async fn traits(t: &Table, pick: bool) {
    let seats = t.look(untitled);
    let titled = t.look(|b| b.seats()).iter().filter(|seat| !seats.has(*seat));
    titled.for_each(|seat| t.emit(SetupEvent::Trait(seat, None, None).into()));
    if pick {
        for seat in seats.iter() {
            let at = ask_trait(t, seat).await;
            let picked = LeaderTrait::ALL.get(usize::from(at)).copied();
            t.emit(SetupEvent::Trait(seat, picked, None).into());
        }
        return;
    }
    if seats.is_empty() {
        return;
    }
    let faces = ask::faces(throw(t, seats.len()).await);
    for (at, seat) in seats.iter().enumerate() {
        fell(t, seat, own(at, &faces));
    }
    for (at, seat) in seats.iter().enumerate() {
        let marches = t.look(|b| all_graveyard(b, seat)) && own(at, &faces).iter().sum::<u8>() >= MARCH;
        if marches && ask_march(t, seat).await {
            t.emit(SetupEvent::Trait(seat, Some(LeaderTrait::UnstoppableMarch), None).into());
        }
    }
}

fn throw(t: &Table, seats: u8) -> impl Future<Output = umpire_engine::table::Answer> {
    let head = Heading::new("traits", Asked::Anyone, "Leader traits", "3 dice a side")
        .why("Each Leader is good or bad at something");
    t.roll(head, d6("Leaders", seats * DICE as u8, Score::Read))
}

/// Whose Leader has no trait of the table's own (DR-LEAD-5).
pub(super) fn untitled(b: &Battle) -> SeatSet {
    b.seats().iter().filter(|seat| b.side(*seat).own_trait.is_empty()).collect()
}

/// The dice of the first side that rolls, of the second and so on.
fn own(at: usize, faces: &Faces) -> Faces {
    faces.iter().copied().skip(at * DICE).take(DICE).collect()
}

/// What a side's dice come to: a page each.
#[inline(never)]
fn fell(t: &Table, seat: Seat, faces: Faces) {
    let leader = LeaderTrait::of_roll(faces.iter().sum());
    let tone = if told::is_drawback(leader) { Tone::Bad } else { Tone::Good };
    let score = Score::Sum { plus: 0, need: None };
    let then = Words::of(told::trait_gist(leader));
    let rolled = ask::rolled(("Leader", score), (faces, 1), (tone, leader.name()), then);
    t.emit(SetupEvent::Trait(seat, Some(leader), Some(rolled)).into());
}

fn all_graveyard(b: &Battle, seat: Seat) -> bool {
    b.units.iter().filter(|unit| unit.seat == seat).all(|unit| unit.is(Flag::Graveyard))
}

#[inline(never)]
fn ask_march(t: &Table, seat: Seat) -> impl Future<Output = bool> {
    let rolled = t.look(|b| b.side(seat).leader_trait).unwrap_or(LeaderTrait::Brave);
    let head = ask::head(("march", seat), "Which trait?", Words::NONE).why("All your units come from the graveyard");
    let rows = [
        Opt::new("keep", rolled.name()).gist(told::trait_gist(rolled)).help(help::leader_trait(rolled)),
        Opt::new("march", LeaderTrait::UnstoppableMarch.name()).gist(told::trait_gist(LeaderTrait::UnstoppableMarch)),
    ];
    let answer = choose(t, head, rows);
    async { answer.await == 1 }
}

/// Any trait, the March only for who may have it, or none.
#[inline(never)]
fn ask_trait(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    // DR-SETUP-3: all see whose unit has the Leader.
    let head = match t.look(|b| b.leader(seat)) {
        Some(unit) => ask::of_unit(t, "trait", unit, "{}: Leader", "Your Leader"),
        None => ask::head(("trait", seat), "Your Leader", Words::NONE),
    };
    let head = head.why("You agreed to pick traits");
    let marches = t.look(|b| all_graveyard(b, seat));
    let row = move |leader: LeaderTrait| {
        let off = leader == LeaderTrait::UnstoppableMarch && !marches;
        Opt::new(leader.id(), leader.name()).gist(told::trait_gist(leader)).off(off.then_some(&told::NO_GRAVEYARD))
    };
    choose(t, head, LeaderTrait::ALL.into_iter().map(row).chain([Opt::new("none", "No trait")]))
}
