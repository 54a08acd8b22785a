//! The procedure of every Reaction: declare, accept or deny, final word (section 18.1).

use super::ask::head;
use super::deed;
use crate::book::Reaction;
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::help;
use crate::state::ElementId;
use umpire_engine::table::{Heading, Ladder, Layout, Offer, Opt, Rung, Seat, Words};

/// A Reaction was declared and paid for: whether it goes ahead (RR-REACT-3, RR-REACT-4).
pub(super) async fn declare(t: &Table, who: ElementId, reaction: Reaction) -> bool {
    let reactor = t.look(|s| s.element(who).seat);
    let active = reactor.foe();
    // To deny costs a point, and so does to insist: whoever has none is not asked.
    if !can_pay(t, active) || !denies(t, active, who, reaction).await {
        return true;
    }
    t.emit(Event::Denied(active));
    let forced = can_pay(t, reactor) && insists(t, who, reaction).await;
    t.emit(if forced { Event::Forced(reactor) } else { Event::GaveWay(reactor) });
    forced
}

fn can_pay(t: &Table, seat: Seat) -> bool {
    t.look(|s| s.side(seat).now > 0)
}

async fn denies(t: &Table, active: Seat, who: ElementId, reaction: Reaction) -> bool {
    let options = [
        Opt::new("accept", Words::with("{} accepts", active)).gist("Success takes your Turn"),
        Opt::new("deny", Words::with("{} denies", active)).cost(1).gist("It is lost, unless they force it"),
    ];
    let labels = [reaction.name(), "", "Final word"];
    let head = head(("answer", active), Words::with("{} answers", active), "");
    step(t, head, (who, reaction), options, (1, active.foe(), labels)).await == 1
}

async fn insists(t: &Table, who: ElementId, reaction: Reaction) -> bool {
    let reactor = t.look(|s| s.element(who).seat);
    let options = [
        Opt::new("force", Words::with("{} forces it", reactor)).cost(1).gist("Success takes the Turn"),
        Opt::new("give-way", Words::with("{} gives way", reactor)).gist("It is lost with its price"),
    ];
    let labels = [reaction.name(), "Denied", ""];
    step(t, head(("final-word", reactor), "Final word", ""), (who, reaction), options, (2, reactor, labels)).await == 0
}

#[inline(never)]
fn step(
    t: &Table,
    head: Heading,
    (who, reaction): (ElementId, Reaction),
    options: [Opt; 2],
    (open, reactor, labels): (u8, Seat, [&'static str; 3]),
) -> impl Future<Output = u8> {
    let seats = [reactor, reactor.foe(), reactor];
    let rungs = [0, 1, 2].map(|i| Rung { seat: seats[i], label: Words::of(labels[i]) });
    let layout = Layout::Ladder(Ladder { rungs, open });
    let deed = t.look(|s| deed::reaction(s, who, reaction));
    // What the row does comes first, then what is said yes or no to.
    let head = head.deed(deed).help(help::reaction(reaction));
    t.offer(head, Offer { layout, ..Offer::ROWS }, &mut options.into_iter())
}
