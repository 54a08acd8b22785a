//! Momentum is spent, gained, lost (section 12).

use crate::book::Bond;
use crate::book::house::GainsCapped;
use crate::state::{Credit, PlayerSide, State};
use umpire_engine::table::{Beat, ExpectRoom, Happening, Seat, Show, Words};

/// Bonds that say themselves that their gain is capped (HR 27).
const CAPPED: [Bond; 2] = [Bond::Strife, Bond::Bloodlust];

pub(super) fn spend(side: &mut PlayerSide, amount: u8) {
    side.now = side.now.checked_sub(amount).expect("a spend needs the full amount (RR-MOM-4)");
    side.spent = side.spent.saturating_add(amount);
}

pub(super) fn pay(s: &mut State, seat: Seat, amount: u8, id: &'static str, words: &'static str) -> Happening {
    spend(&mut s.sides[seat.index()], amount);
    let change = -(amount as i8);
    Happening { change, ..Happening::line(id, Some(seat), None, Words::of(words)) }
}

/// RR-BOND-0: no gain lifts Momentum above its total, unless the house rules let it (HR 27).
pub(super) fn gain(s: &mut State, seat: Seat, amount: u8, why: &'static str) -> Option<Happening> {
    let capped = !s.house.is(GainsCapped::TwoBonds) || CAPPED.iter().any(|bond| bond.name() == why);
    let side = &mut s.sides[seat.index()];
    let most = if capped { side.total.max(side.now) } else { u8::MAX };
    let now = side.now.saturating_add(amount).min(most);
    let change = (now - side.now) as i8;
    side.now = now;
    (change > 0).then(|| changed("gained", seat, change, why))
}

/// What the enemy takes: never below 0 (RR-MOM-5).
pub(super) fn rob(s: &mut State, seat: Seat, amount: u8, why: &'static str) -> Option<Happening> {
    let side = &mut s.sides[seat.index()];
    let lost = amount.min(side.now);
    side.now -= lost;
    let change = -(lost as i8);
    (lost > 0).then(|| changed("robbed", seat, change, why))
}

/// What brings Momentum or takes it: its name, and the cause in a line.
const CAUSES: [(&str, &str); 8] = [
    ("Fellowship", "Their Will held"),
    ("Retinue", "The Focus saw a critical"),
    ("Strife", "One of their own is gone"),
    ("Bloodlust", "An enemy is gone"),
    ("Scheming Plot", "The plot came off"),
    ("Vengeance", "They swore to avenge"),
    ("Confusion", "A critical Confusion"),
    ("Intimidated", "A critical Intimidate"),
];

/// A page for Momentum that nobody spent: how much, by which rule, and why.
fn changed(id: &'static str, seat: Seat, change: i8, why: &'static str) -> Happening {
    let reason = CAUSES.iter().find(|(name, _)| *name == why).map_or("", |(_, cause)| cause);
    let big = Words::with(if change > 0 { "+{}" } else { "{}" }, i16::from(change));
    let show = Show::Beat(Beat { big, reason: Words::of(reason), next: None });
    Happening { change, show, ..Happening::line(id, Some(seat), None, Words::of(why)) }
}

/// A side holds one credit of each kind at the most, and the Counter-Punchers' for each Element.
pub(crate) fn credit(s: &mut State, seat: Seat, credit: Credit) -> Happening {
    let same = |held: &Credit| match (held, &credit) {
        (Credit::Of(a, _), Credit::Of(b, _)) | (Credit::ActionOf(a), Credit::ActionOf(b)) => a == b,
        (held, credit) => core::mem::discriminant(held) == core::mem::discriminant(credit),
    };
    let credits = &mut s.sides[seat.index()].credits;
    credits.retain(|held| !same(held));
    if credits.is_full() {
        // Eight Elements with a credit each, and three more kinds: the oldest lapses first.
        credits.remove(0);
    }
    credits.push(credit).expect_room("room was made");
    let words = match credit {
        Credit::ActionOf(who) | Credit::Of(who, _) => Words::with("{} may act free", who),
        Credit::NextAction => Words::of("Next Action is free"),
        Credit::Next => Words::of("Next Action/Reaction free"),
    };
    let reason = match credit {
        Credit::ActionOf(_) => "A critical Maneuver",
        Credit::Of(..) => "Counter-Punchers: Will",
        Credit::NextAction => "A critical Evade",
        Credit::Next => "Tempted, and failed",
    };
    let show = Show::Beat(Beat { big: Words::of("Free"), reason: Words::of(reason), next: None });
    Happening { show, ..Happening::line("credit", Some(seat), None, words) }
}
