//! Before the first turn: names, house rules, quick mode.

use super::Table;
use super::ask::choose;
use crate::event::SetupEvent;
use umpire_engine::table::{Asked, Heading, Opt, Words};

/// Players set what they like, then fight.
pub(super) async fn setup(t: &Table) {
    if ask_menu(t).await == 1 {
        t.emit(SetupEvent::Quick(true).into());
    }
}

#[inline(never)]
fn ask_menu(t: &Table) -> impl Future<Output = u8> {
    let head = Heading::new("rules", Asked::Anyone, "What to play", Words::NONE);
    let quick = Opt::new("quick", "Quick mode").gist("Trackers and dice only");
    choose(t, head, [Opt::new("fight", "Fight a battle"), quick])
}
