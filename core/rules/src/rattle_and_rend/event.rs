//! What can happen. An event is both the change and the line the players read.

use core::cmp::Ordering;

use super::book::{Action, Reaction, Warband};
use super::roster::{Element, ElementId, Place, Set};
use super::state::{Credit, Frame, Side, Slot, State};
use crate::table::{Happening, PieceId, Rolled, Seat, Show, Words};

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player takes a warband.
    Mustered(Seat, &'static Warband),
    /// What lies on the table is known, a bit for each kind of terrain.
    Terrain(u8),
    /// A new Round: everybody's Momentum is filled up to the points in play (RR-MOM-1).
    Round,
    /// Both bids are in, and paid.
    Bids([u8; 2]),
    /// Dice lie on the table.
    Rolled(ElementId, Rolled),
    /// Dice that no Element threw.
    RolledOff(Seat, Rolled),
    /// A Turn begins.
    Turn(Seat),
    /// A player passes; `false` where they had no choice.
    Passed(Seat, bool),
    /// An Element is given an Action, and it is paid for.
    Acts(ElementId, Action, Option<ElementId>),
    /// The Action goes ahead: its Element may not act again at once.
    Acted(ElementId),
    /// The Action does not happen.
    Cancelled,
    /// The Action is over.
    Done,
    /// The target is now this one, or none.
    Aimed(Option<ElementId>),
    /// The target is now one of the actor's own side.
    Redirected(ElementId),
    /// Something moved.
    Moved,
    /// A player pays to leave terrain.
    Paid(Seat, u8),
    /// A Reaction is declared and paid for.
    Reacts(ElementId, Reaction),
    /// The Reactive Player waives the slot of this Action.
    Waived,
    /// The Active Player pays to deny it.
    Denied(Seat),
    /// The Reactive Player pays to force it.
    Forced(Seat),
    /// The Reactive Player gives way.
    GaveWay(Seat),
    /// A Reaction succeeded: the Turn will swap.
    Reacted,
    /// These Fighters will strike back.
    Strikes(ElementId),
    /// A player may act for nothing.
    Credited(Seat, Credit),
    /// An Element is out of play.
    Removed(ElementId),
    /// The game is over.
    Over(Option<Seat>, &'static str),
}

impl Event {
    /// Changes the state, and says what the players are told.
    pub(super) fn apply(self, s: &mut State) -> Option<Happening> {
        let line = |id, seat, words: Words| Some(Happening::line(id, Some(seat), None, words));
        match self {
            Event::Mustered(seat, warband) => {
                muster(s, seat, warband);
                line("mustered", seat, Words::with("{}", warband.name))
            }
            Event::Terrain(kinds) => {
                s.terrain = kinds;
                None
            }
            Event::Round => {
                begin_round(s);
                let show = Show::Round(s.round);
                Some(Happening { show, ..Happening::line("round", None, None, Words::with("Round {}", s.round)) })
            }
            Event::Bids(bids) => {
                for (side, bid) in s.sides.iter_mut().zip(bids) {
                    spend(side, bid);
                }
                let words = match bids[0].cmp(&bids[1]) {
                    Ordering::Less => "Bids {} to {}: Blue wins",
                    Ordering::Equal => "Bids {} to {}: a tie",
                    Ordering::Greater => "Bids {} to {}: Red wins",
                };
                let words = Words::with2(words, bids[0], bids[1]);
                let show = Show::Revealed(bids.into_iter().map(i16::from).collect());
                Some(Happening { show, ..Happening::line("bids", None, None, words) })
            }
            Event::Rolled(who, rolled) => {
                let words = Words::with2("{}: {}", who, rolled.name);
                let seat = s.element(who).seat;
                Some(Happening {
                    show: Show::Rolled(rolled),
                    ..Happening::line("rolled", Some(seat), Some(who), words)
                })
            }
            Event::RolledOff(seat, rolled) => {
                let show = Show::Rolled(rolled);
                Some(Happening { show, ..Happening::line("rolled", Some(seat), None, Words::of("Roll-off")) })
            }
            Event::Turn(seat) => {
                s.active = Some(seat);
                let words = Words::with("{} has the Turn", seat);
                Some(Happening { show: Show::Turn(seat), ..Happening::line("turn", Some(seat), None, words) })
            }
            Event::Passed(seat, chosen) => {
                s.passes += 1;
                line("passed", seat, Words::of(if chosen { "Passed" } else { "Cannot act: passed" }))
            }
            Event::Acts(who, action, target) => Some(declare(s, who, action, target)),
            Event::Acted(who) => {
                let seat = s.element(who).seat;
                s.sides[seat.index()].last_acted = Set::one(who);
                None
            }
            Event::Cancelled => {
                s.frame.cancelled = true;
                let actor = s.frame.actor?;
                let seat = s.element(actor).seat;
                // Momentum went to another Element, so the earlier block ends too (RR-TURN-6).
                s.sides[seat.index()].last_acted = Set::EMPTY;
                Some(Happening::line("cancelled", Some(seat), Some(actor), Words::of("The Action is lost")))
            }
            Event::Done => {
                s.frame = Frame::default();
                None
            }
            Event::Aimed(target) => {
                s.frame.target = target;
                s.frame.moved = false;
                None
            }
            Event::Redirected(target) => {
                s.frame.target = Some(target);
                s.frame.redirected = true;
                None
            }
            Event::Moved => {
                s.frame.moved = true;
                None
            }
            Event::Paid(seat, amount) => {
                spend(&mut s.sides[seat.index()], amount);
                let change = -(amount as i8);
                Some(Happening { change, ..Happening::line("paid", Some(seat), None, Words::of("Left the terrain")) })
            }
            Event::Reacts(who, reaction) => Some(react(s, who, reaction)),
            Event::Waived => {
                s.frame.slot = Slot::Waived;
                None
            }
            Event::Denied(seat) => Some(pay_one(s, seat, "denied", "Denied it")),
            Event::Forced(seat) => Some(pay_one(s, seat, "forced", "Forced it")),
            Event::GaveWay(seat) => line("gave-way", seat, Words::of("Gave way")),
            Event::Reacted => {
                s.frame.reacted = true;
                None
            }
            Event::Strikes(who) => {
                s.frame.strike = Some(who);
                None
            }
            Event::Credited(seat, credit) => {
                // A side holds one credit of each kind at the most: a second of its kind replaces the first.
                let credits = &mut s.sides[seat.index()].credits;
                credits.retain(|held| core::mem::discriminant(held) != core::mem::discriminant(&credit));
                credits.push(credit).expect("there are fewer kinds of credit than there is room for");
                line("credit", seat, Words::of("A free Action is due"))
            }
            Event::Removed(who) => {
                s.elements[usize::from(who.0)].place = Place::Out;
                let seat = s.element(who).seat;
                let words = Words::with("{} removed", who);
                Some(Happening { show: Show::Removed, ..Happening::line("removed", Some(seat), Some(who), words) })
            }
            Event::Over(winner, why) => {
                s.over = Some(winner);
                s.active = None;
                Some(Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, Words::of(why)) })
            }
        }
    }
}

fn spend(side: &mut Side, amount: u8) {
    side.now = side.now.checked_sub(amount).expect("a spend needs the full amount (RR-MOM-4)");
}

fn pay_one(s: &mut State, seat: Seat, id: &'static str, words: &'static str) -> Happening {
    spend(&mut s.sides[seat.index()], 1);
    Happening { change: -1, ..Happening::line(id, Some(seat), None, Words::of(words)) }
}

fn muster(s: &mut State, seat: Seat, warband: &'static Warband) {
    s.sides[seat.index()].warband = Some(warband);
    for (i, &entry) in warband.entries.iter().enumerate() {
        let like = |other: &&super::book::Entry| {
            (other.kind, other.champion.is_some()) == (entry.kind, entry.champion.is_some())
        };
        let among = warband.entries.iter().filter(like).count();
        let before = warband.entries[..i].iter().filter(like).count() as u8;
        let like = if among > 1 { before + 1 } else { 0 };
        let element = Element { seat, entry, number: i as u8 + 1, like, place: Place::Table };
        s.elements.push(element).expect("a warband has eight Elements at the most (RR-WB-2)");
    }
}

/// RR-ROUND-1, steps 1 and 4. Morale and returns will come between them.
fn begin_round(s: &mut State) {
    // Two cowards could pass for longer than a byte counts.
    s.round = s.round.saturating_add(1);
    s.active = None;
    s.passes = 0;
    for seat in [Seat::RED, Seat::BLUE] {
        let total = s.live_points(seat);
        let side = &mut s.sides[seat.index()];
        side.total = total;
        side.now = total;
        side.last_acted = Set::EMPTY;
        side.credits.clear();
    }
}

/// RR-FLOW-ACTION, steps 1 and 2.
fn declare(s: &mut State, who: ElementId, action: Action, target: Option<ElementId>) -> Happening {
    let cost = s.action_cost(who);
    let seat = s.element(who).seat;
    let side = &mut s.sides[seat.index()];
    spend(side, cost);
    // Each credit speaks of the next Action: used together, or lost together (RR-CRED-1, RR-CRED-3).
    side.credits.clear();
    s.passes = 0;
    s.frame = Frame { actor: Some(who), action: Some(action), target, ..Frame::default() };
    let words = Words::with2("{}: {}", who, action.name());
    Happening { change: -(cost as i8), ..Happening::line("acts", Some(seat), Some(who), words) }
}

/// RR-REACT-2.
fn react(s: &mut State, who: ElementId, reaction: Reaction) -> Happening {
    let seat = s.element(who).seat;
    let side = &mut s.sides[seat.index()];
    spend(side, 1);
    s.frame.slot = Slot::Used;
    // A Reaction of another Element ends the block as an Action would (RR-TURN-6).
    if !side.last_acted.has(who) {
        side.last_acted = Set::EMPTY;
    }
    let words = Words::with2("{}: {}", PieceId(who.0), reaction.name());
    Happening { change: -1, ..Happening::line("reacts", Some(seat), Some(who), words) }
}
