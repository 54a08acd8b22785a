//! Step 2: movement, from the lowest Init up (sections 8 and 9 of the checklist).

mod contact;
mod evade;
mod house;
mod init_order;
mod laws;
mod leaders;
mod orders;
mod presses;
mod rout;
mod state_change;
mod terrain;
mod through;

use for_reign_or_ruin::book::Step;
use for_reign_or_ruin::roster::ElementCard;
use umpire_engine::table::Words;

use crate::fixture::{BattlePlay, begun, fresh};

/// A battle at its first mover.
#[track_caller]
fn moving(red: &[ElementCard], blue: &[ElementCard]) -> BattlePlay {
    begun(red, blue).says("step: begin")
}

/// The same, with this house rule played the other way; or with something else said before the battle.
#[track_caller]
fn moving_after(menu: &str, red: &[ElementCard], blue: &[ElementCard]) -> BattlePlay {
    let play = fresh(red, blue).says(menu).says("rules: fight");
    let play = if play.asks() == "deploy" { play.says("deploy:") } else { play };
    play.says("turn: begin, step: begin")
}

/// What tests read from the page of a mover.
trait Page {
    /// Who moves, and its order.
    fn mover(&self) -> String;
    /// How far.
    fn far(&self) -> String;
    /// The sentence behind it.
    fn why(&self) -> String;
    /// What the foot says of a row.
    fn gist(&self, key: &str) -> &'static str;
    /// What stands beside the title.
    fn note(&self) -> String;
    /// Whether the step is over.
    fn done(&self) -> bool;
    /// Skips the steps that follow.
    fn next_turn(self) -> Self;
}

impl Page for BattlePlay {
    #[track_caller]
    fn mover(&self) -> String {
        read(self, self.question().heading.deed.expect("a mover").by.1)
    }

    #[track_caller]
    fn far(&self) -> String {
        match self.question().kind {
            umpire_engine::table::Kind::Choose(choose) => match choose.layout {
                umpire_engine::table::Layout::Reach(far) => format!("{far} {}", far.unit.to_lowercase()),
                _ => String::new(),
            },
            kind => panic!("a {} is open", kind.word()),
        }
    }

    fn why(&self) -> String {
        read(self, self.question().heading.why)
    }

    #[track_caller]
    fn gist(&self, key: &str) -> &'static str {
        match self.question().kind {
            umpire_engine::table::Kind::Choose(choose) => {
                choose.options.iter().find(|row| row.key.word == key).expect("a row of the page").gist
            }
            kind => panic!("a {} is open", kind.word()),
        }
    }

    fn note(&self) -> String {
        read(self, self.question().heading.note)
    }

    fn done(&self) -> bool {
        let heading = self.question().heading;
        heading.id == "turn" || heading.id == "step" && heading.title != Words::of(Step::MOVEMENT.name())
    }

    #[track_caller]
    fn next_turn(self) -> Self {
        let mut play = self;
        while play.asks() != "turn" {
            play = if play.asks() == "skip" { play.says("skip: skip") } else { play.says("step: skip") };
        }
        play
    }
}

fn read(play: &BattlePlay, words: Words) -> String {
    play.with(|game| words.line(&*game.scene()).to_string())
}
