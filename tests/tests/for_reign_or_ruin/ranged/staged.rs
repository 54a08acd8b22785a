//! A battle in which something was so before anybody moved: what other steps would have brought about.

use std::pin::pin;

use for_reign_or_ruin::book::HouseRule;
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Battle, Contact, Element, ElementId, Event, ForReignOrRuin, MoveEvent, SetupEvent, TurnEvent};
use umpire_engine::table::{
    Choose, Game, Happening, Kind, Layout, OptionKey, PieceId, Question, Roll, Runner, Scene, Session, Table,
};
use umpire_tests::play::say;

use crate::fixture::{BattlePlay, fresh};

/// Such a battle.
#[derive(Clone)]
pub(crate) struct Staged {
    play: BattlePlay,
    events: Vec<Event>,
    steps: Vec<String>,
}

/// Red's element by its place, from 1.
pub(crate) const fn red(at: u8) -> ElementId {
    PieceId(at - 1)
}

/// An individual is in a unit.
pub(crate) fn inside(id: ElementId, unit: ElementId) -> Event {
    TurnEvent::Attached(id, Some(unit)).into()
}

/// Two touch since this turn, by a forward move of the first.
pub(crate) fn meets(a: ElementId, b: ElementId) -> Event {
    touching(Contact::new(a, b))
}

/// Two touch.
pub(crate) fn touching(contact: Contact) -> Event {
    MoveEvent::Contact(contact).into()
}

/// This table plays a rule another way.
pub(crate) fn house(rule: HouseRule, setting: u8) -> Event {
    SetupEvent::Rule(rule, setting).into()
}

/// These armies at the first question of turn 1, after these events.
pub(crate) fn staged(red: &[ElementCard], blue: &[ElementCard], events: impl IntoIterator<Item = Event>) -> Staged {
    let play = fresh(red, blue).says("rules: fight, deploy: done");
    Staged { play, events: events.into_iter().collect(), steps: Vec::new() }.says("turn: begin")
}

/// Pages of the steps in which there is fighting.
pub(crate) const OURS: [&str; 4] = ["Shooting", "Near the targets", "Close combat", "Leaders in combat"];

impl Staged {
    /// Plays steps `question: answer`, separated by commas or line ends.
    #[track_caller]
    pub(crate) fn says(mut self, steps: &str) -> Self {
        let steps = steps.split([',', '\n']).map(str::trim).filter(|step| !step.is_empty());
        self.steps.extend(steps.map(String::from));
        let said = self.with(|_, _, said| said);
        said.unwrap_or_else(|error| panic!("{error}"));
        self
    }

    /// Skips steps until the page of this one is open.
    #[track_caller]
    pub(crate) fn skips_to(self, title: &str) -> Self {
        self.skips_until(|at| at == title)
    }

    #[track_caller]
    fn skips_until(mut self, found: impl Fn(&str) -> bool) -> Self {
        while !found(&self.title()) {
            self = match self.asks().as_str() {
                "step" => self.says("step: skip"),
                "skip" => self.says("skip: skip"),
                other => panic!("{other} is asked before"),
            };
        }
        self
    }

    /// Begins this step.
    #[track_caller]
    pub(crate) fn begins(self, title: &str) -> Self {
        self.skips_to(title).says("step: begin")
    }

    /// The next page of steps 4, 5, 7 or 8, or of the next turn.
    #[track_caller]
    pub(crate) fn next_step(&self) -> String {
        self.clone().skips_until(|at| OURS.contains(&at) || at.starts_with("Turn")).title()
    }

    /// Plays it all, and looks at it; what was said wrong.
    pub(crate) fn with<R>(&self, f: impl FnOnce(&mut dyn Session, &Battle, Result<(), String>) -> R) -> R {
        let table = Table::<ForReignOrRuin>::new(self.play.sides(), self.play.tape().clone());
        let flow = pin!(ForReignOrRuin::play(&table));
        let mut live =
            Runner::new(&table, self.play.sides().clone(), flow, ForReignOrRuin::play).expect("a tape of these rules");
        self.events.iter().for_each(|event| table.emit(event.clone()));
        let said = self.steps.iter().try_for_each(|step| say(&mut live, step));
        let state = table.look(|battle| battle.clone());
        f(&mut live, &state, said)
    }

    /// Checks which question is open.
    #[track_caller]
    pub(crate) fn shows(self, id: &str) -> Self {
        assert_eq!(self.asks(), id, "another question is open");
        self
    }

    #[track_caller]
    pub(crate) fn question(&self) -> Question {
        self.with(|game, _, _| game.question().expect("a question is open").clone())
    }

    pub(crate) fn asks(&self) -> String {
        self.question().heading.id.into()
    }

    /// The title of the open question.
    pub(crate) fn title(&self) -> String {
        self.with(|game, state, _| game.question().map_or("".into(), |open| open.heading.title.line(state).to_string()))
    }

    /// What stands beside it, or what waits in a step.
    pub(crate) fn note(&self) -> String {
        self.with(|game, state, _| {
            game.question().map_or("".into(), |open| match &open.kind {
                Kind::Choose(Choose { layout: Layout::Step(step), .. }) => step.waits.line(state).to_string(),
                _ => open.heading.note.line(state).to_string(),
            })
        })
    }

    /// Who does what.
    pub(crate) fn deed(&self) -> String {
        self.question().heading.deed.map_or("".into(), |deed| deed.by.1.line(&self.state()).to_string())
    }

    /// The keys of what is offered or listed.
    pub(crate) fn offers(&self) -> Vec<String> {
        let (question, state) = (self.question(), self.state());
        let line = |key: OptionKey| key.line(&state).to_string();
        match &question.kind {
            Kind::Choose(choose) => choose.options.iter().map(|option| line(option.key)).collect(),
            Kind::Tick(tick) => (0..tick.rows()).map(|row| line(tick.key(row))).collect(),
            kind => panic!("a {} is open", kind.word()),
        }
    }

    /// What is ticked to begin with.
    pub(crate) fn preset(&self) -> Vec<String> {
        let Kind::Tick(tick) = self.question().kind else { panic!("no list is open") };
        let on = tick.facts.iter().filter(|fact| fact.preset);
        on.map(|fact| fact.key.line(&self.state()).to_string()).collect()
    }

    /// The lines on the rows of the open choice.
    pub(crate) fn gists(&self) -> Vec<&'static str> {
        let Kind::Choose(choose) = self.question().kind else { panic!("no choice is open") };
        choose.options.iter().map(|option| option.gist).collect()
    }

    /// What the rows of the open choice say.
    pub(crate) fn labels(&self) -> Vec<String> {
        let Kind::Choose(choose) = self.question().kind else { panic!("no choice is open") };
        choose.options.iter().map(|option| option.label.line(&self.state()).to_string()).collect()
    }

    #[track_caller]
    pub(crate) fn roll(&self) -> Roll {
        match self.question().kind {
            Kind::Roll(roll) => roll,
            Kind::Tick(tick) => tick.check.expect("facts of a roll").base,
            kind => panic!("a {} is open", kind.word()),
        }
    }

    /// How many dice, and what each must exceed.
    #[track_caller]
    pub(crate) fn dice(&self) -> (u8, i16) {
        let roll = self.roll();
        (roll.pool.count, roll.score.need().expect("something is needed").value)
    }

    /// The reasons of the open roll, by name.
    #[track_caller]
    pub(crate) fn reasons(&self) -> Vec<&'static str> {
        self.roll().why.iter().map(|why| why.name).collect()
    }

    pub(crate) fn state(&self) -> Battle {
        self.with(|_, state, _| state.clone())
    }

    /// What the log says since the last answer.
    pub(crate) fn heard(&self) -> Vec<String> {
        self.with(|game, state, _| game.news().iter().map(|news| news.words.line(state).to_string()).collect())
    }

    /// What happened since the last answer.
    pub(crate) fn news(&self) -> Vec<Happening> {
        self.with(|game, _, _| game.news().to_vec())
    }

    #[track_caller]
    pub(crate) fn element(&self, id: &str) -> Element {
        let state = self.state();
        let is = |piece: &PieceId| OptionKey::from(*piece).line(&state) == *id;
        let piece = (0..state.pieces()).map(PieceId).find(is).unwrap_or_else(|| panic!("no {id}"));
        state.element(piece).clone()
    }

    pub(crate) fn stress(&self, id: &str) -> u8 {
        self.element(id).stress
    }
}
