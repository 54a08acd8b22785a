//! Before the first turn: names, who starts in a unit, house rules, quick mode.

mod house;

use super::ask::{self, choose, tell};
use super::{Table, movement};
use crate::event::SetupEvent;
use umpire_engine::table::{Asked, Diagram, Heading, MAX_SEATS, Name, Opt, Words};

/// Players set what they like, then fight.
pub(super) async fn setup(t: &Table) {
    loop {
        match ask_menu(t).await {
            0 => break,
            1 => {
                t.emit(SetupEvent::Quick(true).into());
                break;
            }
            2 => names(t).await,
            3 => movement::attach(t).await,
            _ => house::rules(t).await,
        }
    }
    let head = Heading::new("deploy", Asked::Anyone, "Deploy", Words::NONE)
        .why("The sheet has no rules for this: deploy as you agreed.");
    tell(t, head, "Set up, with counters", (Diagram::None, None, None), 0).await;
}

#[inline(never)]
fn ask_menu(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("rules", Asked::Anyone, "What to play", Words::NONE);
    let house = match t.look(|b| b.house.changed().count()) as u8 {
        0 => Words::of("House rules"),
        changed => Words::with("House rules: {}", changed),
    };
    let rows = [
        Opt::new("fight", "Fight a battle").gist("Guided through 17 steps"),
        Opt::new("quick", "Quick mode").gist("Trackers and dice only"),
        Opt::new("names", "Names of players"),
        Opt::new("attach", "Who starts in a unit").gist("Leaders at 0 cm"),
        Opt::new("house", house).gist("Our rulings, unless you turn"),
    ];
    choose(t, head, rows)
}

/// Names to start from: another one for each seat.
static NAMES: [&str; MAX_SEATS] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fin"];

async fn names(t: &Table) {
    for seat in t.look(|b| b.seats()).iter() {
        let name = Name { max: 10, suggestions: &NAMES[seat.index()..] };
        let given = t.name(ask::head(("name", seat), "Your name", Words::NONE), name).await;
        t.emit(SetupEvent::Named(seat, given).into());
    }
}
