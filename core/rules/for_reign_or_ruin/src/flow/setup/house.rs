//! House rules (section 18): A turns the rule under the cursor to its next setting.

use crate::book::{HouseRule, Listed, Order};
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask::number;
use umpire_engine::table::{Asked, Fact, Heading, Layout, Offer, Opt, OptionKey, Other, Preset, Words};

/// Any rule, as often as they like.
pub(super) async fn rules(t: &Table) {
    let mut at = 0;
    loop {
        at = ask_rule(t, at).await;
        let Some(rule) = HouseRule::ALL.get(usize::from(at)).copied() else { return };
        let setting = t.look(|b| b.house.next(rule));
        t.emit(SetupEvent::Rule(rule, setting).into());
        match rule {
            HouseRule::OrderLimits if setting > 0 => limits(t).await,
            HouseRule::CounterStock if setting > 0 => counters(t).await,
            _ => {}
        }
    }
}

/// Which rule: what it is, and how it is played.
#[inline(never)]
fn ask_rule(t: &Table, at: u8) -> impl Future<Output = u8> {
    let head =
        Heading::new("house", Asked::Anyone, "House rules", Words::NONE).why("Pick a rule to play it otherwise.");
    let row = |rule: HouseRule| {
        let setting = t.look(|b| b.house.setting(rule));
        Opt::new(OptionKey::numbered("hr", rule.number()), rule.name()).gist(rule.settings()[usize::from(setting)])
    };
    let offer = Offer { layout: Layout::TwoLines, preset: Preset::At(at), other: Other::Last };
    t.offer(head, offer, &mut HouseRule::ALL.into_iter().map(row).chain([Opt::new("done", "Done")]))
}

/// FR-HR-7: for each order of a commander those that he may give.
async fn limits(t: &Table) {
    while let Some(own) = Order::of_number(ask_own(t, "limits", "A commander on").await) {
        let given = ask_given(t, own).await as u16;
        t.emit(SetupEvent::Allowed(own, given).into());
    }
}

/// FR-HR-13: counters of each order.
async fn counters(t: &Table) {
    while let Some(order) = Order::of_number(ask_own(t, "counters", "Counters a side").await) {
        let now = t.look(|b| b.house.stock[order as usize]);
        let head = Heading::new("counter", Asked::Anyone, order.name(), "counters");
        let counters = number(t, head, (0, MOST_COUNTERS, now.into()), "counters").await;
        t.emit(SetupEvent::Stock(order, counters as u8).into());
    }
}

/// One for each element of the largest army.
const MOST_COUNTERS: i16 = 40;

/// Which order, with what it has now.
#[inline(never)]
fn ask_own(t: &Table, id: &'static str, title: &'static str) -> impl Future<Output = u8> {
    let head = Heading::new(id, Asked::Anyone, title, Words::NONE);
    let row = |order: Order| {
        let now = t.look(|b| match id {
            "limits" => b.house.allowed[order as usize].count_ones() as u8,
            _ => b.house.stock[order as usize],
        });
        Opt::new(order.id(), Words::with2("{}: {}", order.name(), now))
    };
    let offer = Offer { other: Other::Last, ..Offer::ROWS };
    t.offer(head, offer, &mut Order::ALL.into_iter().map(row).chain([Opt::new("done", "Done")]))
}

/// What a commander with this order may give.
#[inline(never)]
fn ask_given(t: &Table, own: Order) -> impl Future<Output = u64> {
    let head = Heading::new("allowed", Asked::Anyone, "May give", Words::with("on {}", own.name()));
    let now = t.look(|b| b.house.allowed[own as usize]);
    let row = |order: Order| Fact { preset: now >> order as u8 & 1 == 1, ..Fact::new(order.id(), order.name()) };
    t.list(head, &mut |tick| tick.facts.extend(Order::ALL.into_iter().map(row)))
}
