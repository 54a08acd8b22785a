//! The workbench: a warband gathered question by question.

use std::pin::pin;

use umpire_rules::table::{
    AnswerError, BenchOpening, Game, Kind, Question, Runner, Session, Standing, Table, Tape, stand,
};
use umpire_rules::table::{Happening, Roster, Workbench};
use umpire_rules::warbands_and_heroes::roster::Warband;
use umpire_rules::warbands_and_heroes::{Muster, MusterDraft};
use umpire_tests::play::say;

/// Opens the workbench with this on it and does something with it.
pub(super) fn with<R>(start: &BenchOpening<Warband>, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    let table = Table::<Muster>::new(start, tape.clone());
    let flow = pin!(Muster::play(&table));
    let mut live = Runner::new(&table, start.clone(), flow, Muster::play).expect("a tape of these rules");
    f(&mut live)
}

/// A workbench in use.
#[derive(Clone)]
pub(super) struct Bench {
    start: BenchOpening<Warband>,
    tape: Tape,
}

/// A workbench with nothing on it.
pub(super) fn empty() -> Bench {
    Bench { start: BenchOpening::default(), tape: Tape::new() }
}

/// A workbench with this warband on it.
pub(super) fn bench(text: &str) -> Bench {
    Bench { start: BenchOpening { roster: super::warband(text), kept: false }, tape: Tape::new() }
}

impl Bench {
    /// Plays steps `question: answer`, separated by commas.
    #[track_caller]
    pub(super) fn says(mut self, steps: &str) -> Self {
        for step in steps.split(',').map(str::trim).filter(|step| !step.is_empty()) {
            self.tape = with(&self.start, &self.tape, |game| {
                say(game, step).unwrap_or_else(|error| panic!("{error}"));
                game.tape().clone()
            });
        }
        self
    }

    /// Checks that a step is refused, and why.
    #[track_caller]
    pub(super) fn refuses(self, step: &str, refusal: AnswerError) -> Self {
        let error = with(&self.start, &self.tape, |game| say(game, step)).expect_err("it should be refused");
        assert!(error.ends_with(&format!("{refusal:?}")), "{error}");
        self
    }

    /// The open question.
    #[track_caller]
    pub(super) fn question(&self) -> Question {
        with(&self.start, &self.tape, |game| game.question().expect("a question is open").clone())
    }

    /// The rows of the open question, each with the reason why it is off.
    #[track_caller]
    pub(super) fn options(&self) -> Vec<(String, Option<&'static str>)> {
        with(&self.start, &self.tape, |game| {
            let question = game.question().expect("a question is open");
            let Kind::Choose(choose) = &question.kind else { panic!("a {} is open", question.kind.word()) };
            let scene = game.scene();
            choose.options.iter().map(|o| (o.key.line(&*scene).to_string(), o.off.map(|off| off.full))).collect()
        })
    }

    /// Why a row is off.
    #[track_caller]
    pub(super) fn off(&self, key: &str) -> Option<&'static str> {
        self.options().into_iter().find(|(id, _)| id == key).unwrap_or_else(|| panic!("no {key}")).1
    }

    /// The row the cursor starts on.
    pub(super) fn cursor(&self) -> String {
        let Kind::Choose(choose) = self.question().kind else { panic!("no rows") };
        let key = choose.options[usize::from(choose.preset)].key;
        with(&self.start, &self.tape, |game| key.line(&*game.scene()).to_string())
    }

    /// What lies on it.
    pub(super) fn draft(&self) -> MusterDraft {
        stand::<Muster>(&self.start, self.tape.clone()).expect("a tape of these rules").0
    }

    /// The warband as text.
    pub(super) fn text(&self) -> String {
        super::text(&self.draft().warband)
    }

    /// Does something with the session.
    pub(super) fn with<R>(&self, f: impl FnOnce(&mut dyn Session) -> R) -> R {
        with(&self.start, &self.tape, f)
    }

    /// What has just happened.
    pub(super) fn news(&self) -> Vec<Happening> {
        with(&self.start, &self.tape, |game| game.news().to_vec())
    }
}

/// WH-SETUP-1, WH-SETUP-2: Units of any class, as many as one likes; the cursor stands where it goes on.
#[test]
fn a_warband_is_gathered_and_kept_once_it_has_a_unit_and_a_name() {
    let new = empty();
    assert_eq!((new.off("keep"), new.cursor()), (Some("Give it a name first"), "add".into()));
    let one = new.says("muster: add, class: warriors");
    assert_eq!(one.cursor(), "add", "more may come");
    let two = one.says("muster: add, class: bowmen");
    assert_eq!(two.cursor(), "name");
    let named = two.says("muster: name, name: Thorn");
    assert_eq!((named.off("keep"), named.cursor()), (None, "keep".into()));
    assert_eq!(named.text(), "warband \"Thorn\" / unit warriors / unit bowmen");
    let kept = named.says("muster: keep");
    assert_eq!(Muster::made(&kept.draft()).map(Roster::name), Some("Thorn"));
    assert_eq!(with(&kept.start, &kept.tape, |game| game.standing()), Standing::Over);
    let left = bench("warband \"Thorn\" / unit bowmen").says("muster: leave, leave: leave");
    assert_eq!(Muster::made(&left.draft()), None);
    let nobody = empty().says("muster: name, name: Nobody");
    assert_eq!((nobody.off("keep"), nobody.off("units")), (Some("Add a Unit first"), Some("Add a Unit first")));
}

/// WH-DATA-3: a Unit has a name of its own, or its class's with a number; 12 of them are the most.
#[test]
fn units_are_named_copied_and_removed() {
    let three = bench("warband \"T\" / unit bowmen / unit bowmen / unit warriors");
    let names = |bench: &Bench| {
        with(&bench.start, &bench.tape, |game| {
            let scene = game.scene();
            let name = |piece: u8| {
                let mut name = String::new();
                scene.write_name(umpire_rules::table::PieceId(piece), &mut name).expect("a string takes all");
                name
            };
            (0..scene.pieces()).map(name).collect::<Vec<_>>()
        })
    };
    assert_eq!(names(&three), ["Bowmen I", "Bowmen II", "Warriors"]);
    let named = three.says("muster: units, unit: unit-2, change: name, unit-name: Fletchers");
    assert_eq!(names(&named), ["Bowmen", "Fletchers", "Warriors"]);
    let nameless = named.clone().says("muster: units, unit: unit-2, change: no-name");
    assert_eq!(names(&nameless), ["Bowmen I", "Bowmen II", "Warriors"]);
    let again = named.says("muster: units, unit: unit-3, change: again");
    assert_eq!(again.draft().warband.units.len(), 4);
    let gone = again.says("muster: units, unit: unit-1, change: remove");
    assert_eq!(gone.text(), "warband \"T\" / unit bowmen \"Fletchers\" / unit warriors / unit warriors");
    let full = gone.says(&"muster: units, unit: unit-1, change: again,".repeat(9));
    assert_eq!(full.off("add"), Some("12 Units are the most"));
    assert_eq!(full.says("muster: units, unit: unit-1").off("again"), Some("12 Units are the most"));
}

/// WH-UPK-6: what comes in and what is spent is entered by hand.
#[test]
fn the_treasury_is_entered_by_hand() {
    let bench = bench("warband \"T\" / treasury 5 / unit bowmen").says("muster: treasury");
    let Kind::Number(number) = bench.question().kind else { panic!("no number") };
    assert_eq!((number.min, number.max, number.preset), (0, 9_999, 5));
    assert_eq!(bench.says("treasury: 17").draft().warband.treasury, 17);
}
