//! What is so now and cannot be seen on the table: stress that is due, who checks, who routs; then what lasts.

use crate::state::Battle;
use umpire_engine::table::{Seat, Words};

/// Where a line goes.
type Say<'a> = &'a mut dyn FnMut(Option<Seat>, Words);

/// What matters at this moment first.
pub(super) fn say(b: &Battle, say: Say) {
    for (id, element) in b.all().filter(|(_, element)| element.in_play()) {
        if element.pending > 0 {
            say(Some(element.seat), Words::with2("{}: +{} due", id, element.pending));
        }
    }
    for (id, element) in b.all().filter(|(_, element)| element.in_play()) {
        if element.routs() {
            say(Some(element.seat), Words::with("{}: routs", id));
        }
        if element.stress > element.stress_ref {
            say(Some(element.seat), Words::with("{}: will check", id));
        }
    }
    for contact in &b.contacts {
        let [a, other] = contact.ends;
        // Two names have no room in a line.
        say(Some(b.seat_of(a.id)), Words::with("{} fights", a.id));
        say(Some(b.seat_of(other.id)), Words::with("{}", other.id));
    }
    for seat in b.seats().iter() {
        let brought = b.sides[seat.index()].brought;
        say(Some(seat), Words::with2("{} of {} on the table", b.in_play(seat).len() as u8, brought));
    }
    for rule in b.house.changed() {
        let setting = rule.settings()[usize::from(b.house.setting(rule))];
        say(None, Words::with2("{}: {}", rule.name(), setting));
    }
}

/// What the battle came to, on its last page.
pub(super) fn summary(b: &Battle, say: &mut dyn FnMut(&'static str, [Words; 2])) {
    let each = |of: &dyn Fn(Seat) -> u8| [Seat::RED, Seat::BLUE].map(|seat| Words::with("{}", of(seat)));
    say("Brought", each(&|seat| b.sides[seat.index()].brought));
    say("Lost", each(&|seat| b.sides[seat.index()].lost));
    let routing = |seat| b.elements_where(|_, element| element.seat == seat && element.routs()).len() as u8;
    say("Routing", each(&routing));
    let stress = |seat| {
        b.all().filter(|(_, e)| e.seat == seat && e.in_play()).fold(0_u8, |all, (_, e)| all.saturating_add(e.stress))
    };
    say("Stress", each(&stress));
}
