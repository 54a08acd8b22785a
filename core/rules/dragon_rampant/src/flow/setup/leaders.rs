//! What kind of Leader each side has (DR-SETUP-5, DR-LEAD-5, DR-TRAIT-U).

use super::told;
use crate::book::LeaderTrait;
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask::{self, choose, d6};
use crate::state::{Battle, Flag};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Asked, Heading, Opt, Seat, Tone, Words};

/// Dice of one Leader.
const DICE: usize = 3;
/// The least roll that may be given up for the March.
const MARCH: u8 = 8;

/// Three dice a side in one throw; or each picks.
pub(super) async fn traits(t: &Table, pick: bool) {
    let seats = t.look(|b| b.seats());
    if pick {
        for seat in seats.iter() {
            let at = ask_trait(t, seat).await;
            let picked = LeaderTrait::ALL.get(usize::from(at)).copied();
            t.emit(SetupEvent::Trait(seat, picked, None).into());
        }
        return;
    }
    let faces = ask::faces(throw(t, seats.len()).await);
    for seat in seats.iter() {
        fell(t, seat, &faces);
    }
    for seat in seats.iter() {
        let marches = t.look(|b| all_graveyard(b, seat)) && sum(seat, &faces) >= MARCH;
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

fn own(seat: Seat, faces: &Faces) -> Faces {
    faces.iter().copied().skip(seat.index() * DICE).take(DICE).collect()
}

fn sum(seat: Seat, faces: &Faces) -> u8 {
    own(seat, faces).iter().sum()
}

/// What a side's dice come to: a page each.
#[inline(never)]
fn fell(t: &Table, seat: Seat, faces: &Faces) {
    let leader = LeaderTrait::of_roll(sum(seat, faces));
    let tone = if told::is_drawback(leader) { Tone::Bad } else { Tone::Good };
    let score = Score::Sum { plus: 0, need: None };
    let then = Words::of(told::trait_gist(leader));
    let rolled = ask::rolled(("Leader", score), (own(seat, faces), 1), (tone, leader.name()), then);
    t.emit(SetupEvent::Trait(seat, Some(leader), Some(rolled)).into());
}

fn all_graveyard(b: &Battle, seat: Seat) -> bool {
    b.units.iter().filter(|unit| unit.seat == seat).all(|unit| unit.is(Flag::Graveyard))
}

#[inline(never)]
fn ask_march(t: &Table, seat: Seat) -> impl Future<Output = bool> {
    let rolled = t.look(|b| b.side(seat).leader_trait).map_or("", LeaderTrait::name);
    let head = ask::head(("march", seat), "Which trait?", Words::NONE).why("All your units come from the graveyard");
    let rows = [
        Opt::new("keep", rolled).gist("As rolled"),
        Opt::new("march", LeaderTrait::UnstoppableMarch.name()).gist(told::trait_gist(LeaderTrait::UnstoppableMarch)),
    ];
    let answer = choose(t, head, rows);
    async { answer.await == 1 }
}

/// Any trait, the March only for who may have it, or none.
#[inline(never)]
fn ask_trait(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let head = ask::head(("trait", seat), "Your Leader", Words::NONE).why("You agreed to pick traits");
    let marches = t.look(|b| all_graveyard(b, seat));
    let row = move |leader: LeaderTrait| {
        let off = leader == LeaderTrait::UnstoppableMarch && !marches;
        Opt::new(leader.id(), leader.name()).gist(told::trait_gist(leader)).off(off.then_some(&told::NO_GRAVEYARD))
    };
    choose(t, head, LeaderTrait::ALL.into_iter().map(row).chain([Opt::new("none", "No trait")]))
}
