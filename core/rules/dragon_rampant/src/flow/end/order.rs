//! Whose phase comes next (DR-TURN-1, DR-MULTI-2).

use crate::event::ScenarioEvent;
use crate::flow::Table;
use crate::flow::ask::{self, d6};
use crate::state::{Battle, PhaseOrder, Team};
use umpire_engine::dice::Score;
use umpire_engine::table::{Answer, Asked, Heading, MAX_SEATS, Seat, SeatSet, Words};

/// Whose phase it is after these had theirs: one, or a team that acts together; nobody where the turn is over.
pub(in crate::flow) fn next_phase(b: &Battle, done: SeatSet) -> SeatSet {
    if b.is_ended() {
        return SeatSet::EMPTY;
    }
    let waits = |seat: &Seat| !done.has(*seat);
    let attackers = b.team(Team::Attackers);
    match b.phases {
        PhaseOrder::Teams => {
            let first: SeatSet = attackers.iter().filter(waits).collect();
            if first.is_empty() { b.team(Team::Defenders).iter().filter(waits).collect() } else { first }
        }
        PhaseOrder::Cards => {
            let drawn = |seat: &Seat| (b.cards[seat.index()], MAX_SEATS - seat.index());
            b.seats().iter().filter(waits).max_by_key(drawn).into()
        }
        PhaseOrder::Clockwise => {
            let (first, seats) = (attackers.iter().next().unwrap_or(Seat::RED).0, b.sides.len() as u8);
            (0..seats).map(|step| Seat((first + step) % seats)).find(waits).into()
        }
    }
}

/// Shuffles a card for each side: a die each, the higher first; those that are equal roll again.
pub(super) async fn shuffle(t: &Table) {
    let mut cards = [0; MAX_SEATS];
    let mut rolling = t.look(|b| b.seats());
    // Nine throws fill a number.
    for _ in 0..9 {
        let faces = ask::faces(throw(t, rolling).await);
        cards.iter_mut().for_each(|card| *card *= 7);
        rolling.iter().zip(faces).for_each(|(seat, face)| cards[seat.index()] += u32::from(face));
        let all = t.look(|b| b.seats());
        let equal = |seat: &Seat| all.without(*seat).iter().any(|other| cards[other.index()] == cards[seat.index()]);
        rolling = all.iter().filter(equal).collect();
        if rolling.is_empty() {
            break;
        }
    }
    t.emit(ScenarioEvent::Cards(cards).into());
}

fn throw(t: &Table, rolling: SeatSet) -> impl Future<Output = Answer> {
    let head = Heading::new("cards", Asked::Anyone, "Shuffle the cards", Words::with("{} players", rolling.len()))
        .why("A die for each player: the higher acts earlier, equal ones roll again");
    t.roll(head, d6("Cards", rolling.len(), Score::Read))
}
