//! How the game stands, and what has just happened.

use rattle_and_rend::{Element, Grade, RattleAndRend, State};
use umpire_engine::table::{Happening, Show, Standing, stand};

use super::{Play, with_sides};

impl Play {
    /// What lies on the table.
    pub fn state(&self) -> State {
        stand::<RattleAndRend>(&self.sides, self.tape.clone()).expect("a tape of these rules").0
    }

    /// An Element by its script name.
    #[track_caller]
    pub fn element(&self, id: &str) -> Element {
        let state = self.state();
        let named = |e: &&Element| format!("{}-{}", e.seat.id(), e.number) == id;
        *state.elements.iter().find(named).unwrap_or_else(|| panic!("no {id:?}"))
    }

    /// Whether an Element is out of play.
    #[track_caller]
    pub fn is_out(&self, id: &str) -> bool {
        !self.element(id).in_play()
    }

    /// Whose Turn it is: `red`, `blue`, or nobody's.
    pub fn active(&self) -> &'static str {
        self.state().active.map_or("", |seat| seat.id())
    }

    /// What the last dice came to.
    #[track_caller]
    pub fn grade(&self) -> Grade {
        let rolled = |h: &Happening| match &h.show {
            Show::Rolled(rolled) | Show::Seen(rolled) => Some(Grade::from(rolled.tone)),
            _ => None,
        };
        self.news().iter().rev().find_map(rolled).expect("dice were rolled just now")
    }

    /// The ids of what happened since the last answer.
    pub fn heard(&self) -> Vec<&'static str> {
        self.news().iter().map(|happening| happening.id).collect()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        with_sides(&self.sides, &self.tape, |game| game.standing() == Standing::Over)
    }

    /// What happened since the last answer.
    pub fn news(&self) -> Vec<Happening> {
        with_sides(&self.sides, &self.tape, |game| game.news().to_vec())
    }

    /// Momentum left: red's and blue's.
    pub fn momentum(&self) -> (u8, u8) {
        let state = self.state();
        (state.sides[0].now, state.sides[1].now)
    }

    /// What the log says of what happened since the last answer.
    pub fn log(&self) -> Vec<String> {
        with_sides(&self.sides, &self.tape, |game| {
            game.news().iter().map(|happening| happening.words.line(&*game.scene()).to_string()).collect()
        })
    }
}
