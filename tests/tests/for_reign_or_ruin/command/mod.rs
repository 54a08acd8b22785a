//! Steps 15 to 17: spotting, orders, and who was not confirmed.

mod confirm;
mod limits;
mod orders;
mod rout;
mod spotting;

use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, unit};
use for_reign_or_ruin::book::{Kind, Order};
use for_reign_or_ruin::roster::ElementCard;

/// A C-in-C with 3 Act, of command A.
fn chief(name: &str) -> ElementCard {
    ElementCard { kind: Kind::ChiefCommander, ..commander(name) }
}

/// A unit of command A, under the first of its army.
fn spears(name: &str) -> ElementCard {
    unit(name).under(1, Some(0)).order(Order::Attack)
}

/// A battle at the page of step 16.
fn commanding(red: &[ElementCard], blue: &[ElementCard]) -> BattlePlay {
    begun(red, blue).past(16).shows("step")
}

/// The same, where red is asked whom to order.
fn ordering(red: &[ElementCard], blue: &[ElementCard]) -> BattlePlay {
    commanding(red, blue).says("step: begin").shows("whom")
}

/// What stands over the open question, line by line, then why it is asked.
fn heading(play: &BattlePlay) -> Vec<String> {
    play.with(|game| {
        let (scene, heading) = (game.scene(), game.question().expect("a question is open").heading);
        let deed = heading.deed.into_iter().flat_map(|deed| [Some(deed.by.1), deed.to.map(|to| to.1)]).flatten();
        deed.chain([heading.why])
            .map(|words| {
                let mut text = String::new();
                words.write(&*scene, &mut text).expect("a string has room");
                text
            })
            .collect()
    })
}
