//! Playing the rulebook from outside, *The Long Fray*, as a test.

use umpire_engine::table::{RosterBook, Session, Sides, Tape};
use umpire_outside::{Fray, WarHost};

pub use crate::game_play::take_back;
use crate::game_play::{GamePlay, with_game};

/// A fray in the middle of being fought.
pub type FrayPlay = GamePlay<Fray>;

/// Opens a fray of these hosts on this tape and does something with it.
pub fn with<R>(sides: &Sides<WarHost>, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    with_game::<Fray, R>(sides, tape, f)
}

/// A fray of hosts that are written as players write them, before its first question.
#[track_caller]
pub fn hosts(lines: &[&str]) -> FrayPlay {
    let book = RosterBook::of::<Fray>();
    let host = |line: &&str| {
        let line = format!("host \"Test\" / {line}");
        <WarHost as umpire_engine::table::Roster>::read(book.version, &line, &mut |remark| panic!("{}", remark.wrong))
    };
    GamePlay::new(Sides(lines.iter().map(|line| host(line).expect("a host")).collect()))
}

/// The same after its set-up: so many rounds, the last of the smallest vows the first vow, all is deployed.
#[track_caller]
pub fn fought(lines: &[&str], rounds: u8) -> FrayPlay {
    hosts(lines).says(&format!("names: colours, rounds: {rounds}, vow: 0, deploy: done"))
}

impl GamePlay<Fray> {
    /// The ids of what happened since the last answer.
    pub fn happened(&self) -> Vec<&'static str> {
        self.news().iter().map(|happening| happening.id).collect()
    }

    /// What a company bears, by its script name.
    #[track_caller]
    pub fn stress(&self, id: &str) -> u8 {
        let field = self.state();
        let named = |company: &&umpire_outside::Company| {
            let kind = format!("{:?}", company.kind).to_lowercase();
            format!("{}-{kind}-{}", company.seat.id(), company.number) == id
        };
        field.companies.iter().find(named).unwrap_or_else(|| panic!("no {id:?}")).stress
    }
}
