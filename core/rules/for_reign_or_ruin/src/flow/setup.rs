//! Before the first turn: names, house rules, quick mode.

use super::Table;
use super::ask::{choose, head, one_of, several};
use crate::book::HouseRule;
use crate::event::{SetupEvent, TurnEvent};
use crate::state::{ElementId, ElementSet};
use umpire_engine::table::{Asked, Heading, Opt, OptionKey, Seat, Words};

/// Players set what they like, then fight.
pub(super) async fn setup(t: &Table) {
    loop {
        match ask_menu(t).await {
            0 => return,
            1 => return t.emit(SetupEvent::Quick(true).into()),
            2 => attach(t).await,
            _ => house(t).await,
        }
    }
}

#[inline(never)]
fn ask_menu(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("rules", Asked::Anyone, "What to play", Words::NONE);
    let quick = Opt::new("quick", "Quick mode").gist("Trackers and dice only");
    let attach = Opt::new("attach", "Who starts in a unit");
    choose(t, head, [Opt::new("fight", "Fight a battle"), quick, attach, Opt::new("house", "House rules")])
}

/// Any rule, as often as they like: each time its next setting.
async fn house(t: &Table) {
    loop {
        let at = ask_rule(t).await;
        let Some(rule) = HouseRule::ALL.get(usize::from(at)).copied() else { return };
        let mut house = t.look(|b| b.house);
        let settings = rule.settings().len() as u8;
        house.set(rule, (house.setting(rule) + 1) % settings);
        t.emit(SetupEvent::House(house).into());
    }
}

#[inline(never)]
fn ask_rule(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("house", Asked::Anyone, "House rules", Words::NONE);
    let row = |rule: HouseRule| Opt::new(OptionKey::numbered("hr", rule.number()), rule.name());
    choose(t, head, HouseRule::ALL.into_iter().map(row).chain([Opt::new("done", "Done")]))
}

/// Who starts inside a unit (FR-ST-6).
async fn attach(t: &Table) {
    for seat in t.look(|b| b.seats()).iter() {
        let (units, alone) = t.look(|b| {
            let all = b.in_play(seat);
            let units: ElementSet = all.iter().filter(|id| b.element(*id).card.kind.is_unit()).collect();
            (units, all.except(units))
        });
        if units.is_empty() || alone.is_empty() {
            continue;
        }
        let inside = ask_inside(t, seat, alone).await;
        for id in inside.iter() {
            let unit = ask_unit(t, seat, units).await;
            t.emit(TurnEvent::Attached(id, unit).into());
        }
    }
}

fn ask_inside(t: &Table, seat: Seat, alone: ElementSet) -> impl Future<Output = ElementSet> {
    several(t, head(("inside", seat), "Who is in a unit?", Words::NONE), alone, ElementSet::EMPTY, None)
}

fn ask_unit(t: &Table, seat: Seat, units: ElementSet) -> impl Future<Output = Option<ElementId>> {
    one_of(t, head(("join", seat), "Which unit?", Words::NONE), units, None)
}
