//! What is asked of a giver.

use crate::book::HouseRule;
use crate::flow::Table;
use crate::flow::ask::{about, choose, deed, of_element, one_of, within, yes};
use crate::state::{ElementId, ElementSet, Within};
use umpire_engine::table::{Opt, Words};

#[inline(never)]
pub(super) fn near(t: &Table, giver: ElementId, may: ElementSet) -> impl Future<Output = ElementSet> {
    let heading = of_element(t, "pass-near", giver, "{}", "Friends within 4 cm?")
        .deed(about(t, giver, "{} gives 1", "to each within 4 cm"))
        .why("Each friend near it with less stress gets 1 of its stress.");
    within(t, giver, Within::Four, may, heading)
}

#[inline(never)]
pub(super) fn duty(t: &Table, giver: ElementId, due: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let heading = of_element(t, "pass-one", giver, "{} gives 1 to", "Who gets 1?")
        .why("It has too little stress for all of them: you say who gets 1.");
    one_of(t, heading, due, None)
}

/// Not asked where nobody may get more.
pub(super) fn more(t: &Table, giver: ElementId, open: ElementSet) -> impl Future<Output = Option<ElementId>> {
    let asked = (!open.is_empty()).then(|| more_of(t, giver, open));
    async move {
        let at = asked?.await;
        open.iter().nth(usize::from(at.checked_sub(1)?))
    }
}

#[inline(never)]
fn more_of(t: &Table, giver: ElementId, open: ElementSet) -> impl Future<Output = u8> {
    let (stress, voluntary) = t.look(|b| (b.element(giver).stress, b.plays(HouseRule::Redistribution)));
    let (title, none) = if voluntary { ("Give stress?", "Nobody") } else { ("Give more?", "No more") };
    let mut heading = of_element(t, "pass-more", giver, "{} gives more", title)
        .why("A friend within 4 cm with no more stress than it has may get 1 more.");
    heading.note = Words::with("has {}", stress);
    let row = |id: ElementId| {
        let (stress, ruined) = t.look(|b| (b.element(id).stress, b.element(id).end() == Some(b.element(id).stress)));
        let gist = if ruined { "That would destroy it" } else { "Gets 1 stress" };
        Opt::new(id, Words::with2("{}, has {}", id, stress)).gist(gist)
    };
    choose(t, heading, [Opt::new("none", none)].into_iter().chain(open.iter().map(row)))
}

/// FR-TRA-13: it is legal, and warned of.
#[inline(never)]
pub(super) fn ruin(t: &Table, giver: ElementId, receiver: ElementId) -> impl Future<Output = bool> {
    let heading = of_element(t, "pass-ruin", giver, "{} gives stress", "This destroys it")
        .deed(deed(t, giver, "{} destroys", receiver))
        .why("One more stress is more than this friend can bear.");
    yes(t, heading, "Give it all the same", "Do not")
}
