//! What is done with an element.

use super::add::{self, suggestions};
use super::ask::{card, name, number, of_element, one_listed, set};
use super::belongs;
use super::element::ElementRow;
use super::{MusterChange, Table, numbers};
use crate::book::{Attribute, Attributes, Kind, Listed, MoraleType, Order, Stat, UNKNOWN};
use crate::roster::ElementName;
use umpire_engine::table::{Fact, Heading, PieceId, Ticks};

/// Does it; false where that was the last thing done with this element.
pub(super) async fn change(t: &Table, at: u8, row: ElementRow) -> bool {
    match row {
        ElementRow::Done => return false,
        ElementRow::Copy => {
            add::copy(t, at);
            return false;
        }
        ElementRow::Numbers => numbers::line(t, at, 0).await,
        ElementRow::Second => {
            if t.look(|draft| !card(draft, at).two_lines) {
                set(t, at, |card| card.set_two_lines(true));
            }
            numbers::line(t, at, 1).await;
        }
        ElementRow::Special => {
            let ticked = ask_special(t, at).await;
            set(t, at, |card| card.attributes = Attributes::of_bits(ticked as u8));
        }
        ElementRow::Morale => {
            let now = t.look(|draft| card(draft, at).morale);
            let head = of_element("morale", at, "morale type");
            let morale = one_listed(t, head, &MoraleType::ALL, MoraleType::name, now).await;
            set(t, at, |card| card.morale = morale);
        }
        ElementRow::Unconfirmed => {
            let now = t.look(|draft| card(draft, at).unconfirmed);
            let head = of_element("unconfirmed", at, "unconfirmed");
            let order = one_listed(t, head, &Order::ALL, Order::name, now).await;
            set(t, at, |card| card.unconfirmed = order);
        }
        ElementRow::Belongs(now) => {
            let then = belongs::ask(t, PieceId(at).into(), now, Some(at)).await;
            set(t, at, |card| then.give(card));
        }
        ElementRow::Stress => {
            let (now, end) = t.look(|draft| (card(draft, at).stress, card(draft, at).end));
            let most = if end == UNKNOWN { Stat::End.most() } else { end };
            let head = of_element("stress", at, "start stress");
            let stress = number(t, head, (0, most.into()), now.into(), ("stress", "")).await;
            set(t, at, |card| card.stress = stress as u8);
        }
        ElementRow::Name => rename(t, at).await,
        ElementRow::Kind => {
            let now = t.look(|draft| card(draft, at).kind);
            let kind = one_listed(t, of_element("kind", at, "kind"), &Kind::ALL, Kind::name, now).await;
            set(t, at, |card| card.set_kind(kind));
        }
        ElementRow::Up => {
            t.emit(MusterChange::Raised(at));
            return false;
        }
        ElementRow::Remove => {
            t.emit(MusterChange::Removed(at));
            return false;
        }
    }
    true
}

/// Another name; with the next number where another element has it (FR-IN-1).
async fn rename(t: &Table, at: u8) {
    let kind = t.look(|draft| card(draft, at).kind);
    let called: ElementName = name(t, of_element("element-name", at, "name"), suggestions(kind)).await;
    let own = t.look(|draft| draft.army.place_of(&called) == Some(at));
    let called = if own { called } else { t.look(|draft| draft.army.free_name(&called)) };
    set(t, at, |card| card.name = called);
}

#[inline(never)]
fn ask_special(t: &Table, at: u8) -> impl Future<Output = Ticks> {
    let now = t.look(|draft| card(draft, at).attributes);
    let head: Heading = of_element("special", at, "special").into();
    t.list(head, &mut |tick| {
        let fact = |own: Attribute| Fact { preset: now.has(own), ..Fact::new(own.id(), own.name()) };
        tick.facts.extend(Attribute::ALL.into_iter().map(fact));
    })
}
