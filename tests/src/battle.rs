//! Playing *Warbands and Heroes* as a test.

use std::pin::pin;

use umpire_rules::table::{
    Answer, AnswerError, Game, Happening, Kind, OptionKey, PieceId, Question, Roll, Roster, RosterBook, Runner, Scene,
    Session, Show, Source, Standing, Table, Tape, stand,
};
use umpire_rules::warbands_and_heroes::roster::{PackedWarbands, Warband};
use umpire_rules::warbands_and_heroes::{Battle, Flag, Unit, UnitId, WarbandsAndHeroes};

use crate::play::say;

/// Opens a battle of these warbands on this tape and does something with it.
pub fn with<R>(sides: &PackedWarbands, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    let table = Table::<WarbandsAndHeroes>::new(sides, tape.clone());
    let flow = pin!(WarbandsAndHeroes::play(&table));
    let mut live = Runner::new(&table, sides.clone(), flow, WarbandsAndHeroes::play).expect("a tape of these rules");
    f(&mut live)
}

/// A battle in the middle of being fought.
#[derive(Clone)]
pub struct BattlePlay {
    sides: PackedWarbands,
    tape: Tape,
}

/// A warband that is written as players write one, without its name: `unit warriors / unit bowmen`.
#[track_caller]
pub fn warband(line: &str) -> Warband {
    let version = RosterBook::of::<WarbandsAndHeroes>().version;
    let line = format!("warband \"Test\" / {line}");
    Warband::read(version, &line, &mut |remark| panic!("{line}: {}", remark.wrong)).expect("a warband")
}

/// A battle of such warbands, before its first question.
#[track_caller]
pub fn warbands(lines: &[&str]) -> BattlePlay {
    let warbands: Vec<Warband> = lines.iter().map(|line| warband(line)).collect();
    BattlePlay { sides: PackedWarbands::of(warbands.iter()).expect("they fit a battle"), tape: Tape::new() }
}

/// The same in its first round, before initiative.
#[track_caller]
pub fn fought(lines: &[&str]) -> BattlePlay {
    warbands(lines).says("rules: fight, deploy: done")
}

/// The same when red has the first turn, after a 6 against 1s.
#[track_caller]
pub fn red_first(lines: &[&str]) -> BattlePlay {
    let dice = format!("6{}", " 1".repeat(lines.len() - 1));
    let mut play = fought(lines).says(&format!("initiative: {dice}"));
    while play.asks() == "shrewd" {
        play = play.says("shrewd: keep");
    }
    play.says("first: first")
}

impl BattlePlay {
    /// Plays steps `question: answer`, separated by commas or line ends; `#` begins a remark.
    #[track_caller]
    pub fn says(mut self, steps: &str) -> Self {
        let lines = steps.lines().map(|line| line.split('#').next().unwrap_or(""));
        let steps = lines.flat_map(|line| line.split(',')).map(str::trim).filter(|step| !step.is_empty());
        self.tape = with(&self.sides, &self.tape, |game| {
            for step in steps {
                say_step(game, step).unwrap_or_else(|error| panic!("{error}"));
            }
            game.tape().clone()
        });
        self
    }

    /// Does something else with the game.
    #[track_caller]
    pub fn then(mut self, f: impl FnOnce(&mut dyn Session)) -> Self {
        self.tape = with(&self.sides, &self.tape, |game| {
            f(game);
            game.tape().clone()
        });
        self
    }

    /// Puts something of a Unit right by hand.
    #[track_caller]
    pub fn corrects(self, id: &str, field: &str, value: i16) -> Self {
        let piece = self.id(id);
        self.then(|game| {
            let target = umpire_rules::table::CorrectionTarget::Piece(piece);
            let mut at = None;
            let mut row = 0;
            game.scene().fields(target, &mut |known| {
                at = at.or((known.key == field).then_some(row));
                row += 1;
            });
            let field = at.unwrap_or_else(|| panic!("{id} has no field {field:?}"));
            let correction = umpire_rules::table::Correction { target, field, value };
            game.correct(correction, Source::Thumb).expect("it may be put right");
        })
    }

    /// Checks that a step is refused, and why.
    #[track_caller]
    pub fn refuses(self, step: &str, refusal: AnswerError) -> Self {
        let error = with(&self.sides, &self.tape, |game| say_step(game, step)).expect_err("it should be refused");
        assert!(error.ends_with(&format!("{refusal:?}")), "{error}");
        self
    }

    /// Checks which question is open.
    #[track_caller]
    pub fn shows(self, id: &str) -> Self {
        assert_eq!(self.asks(), id, "another question is open");
        self
    }

    /// The open question.
    #[track_caller]
    pub fn question(&self) -> Question {
        with(&self.sides, &self.tape, |game| game.question().expect("a question is open").clone())
    }

    /// The open roll.
    #[track_caller]
    pub fn roll(&self) -> Roll {
        match self.question().kind {
            Kind::Roll(roll) => roll,
            kind => panic!("a {} is open", kind.word()),
        }
    }

    /// How many dice it has, and what each must show.
    #[track_caller]
    pub fn dice(&self) -> (u8, i16) {
        let roll = self.roll();
        (roll.pool.count, roll.score.need().map_or(0, |need| need.value))
    }

    /// The id of the open question, or `over`.
    pub fn asks(&self) -> String {
        with(&self.sides, &self.tape, |game| game.question().map_or("over".into(), |open| open.heading.id.into()))
    }

    /// Whose answer is wanted.
    pub fn seat(&self) -> &'static str {
        self.question().heading.asked.seat().map_or("", |seat| seat.id())
    }

    /// The keys of what is offered or listed, those that can be picked now.
    pub fn offers(&self) -> Vec<String> {
        with(&self.sides, &self.tape, |game| {
            let scene = game.scene();
            let question = game.question().expect("a question is open");
            let line = |key: OptionKey| key.line(&*scene).to_string();
            match &question.kind {
                Kind::Choose(choose) => {
                    choose.options.iter().filter(|o| o.off.is_none()).map(|o| line(o.key)).collect()
                }
                Kind::Tick(tick) => (0..tick.rows()).map(|row| line(tick.key(row))).collect(),
                kind => panic!("a {} is open", kind.word()),
            }
        })
    }

    /// The keys of the rows that are ticked to begin with.
    pub fn preset(&self) -> Vec<String> {
        with(&self.sides, &self.tape, |game| {
            let (scene, question) = (game.scene(), game.question().expect("a question is open"));
            let Kind::Tick(tick) = &question.kind else { panic!("a {} is open", question.kind.word()) };
            let ticked = (0..tick.rows()).filter(|row| tick.preset() >> row & 1 == 1);
            ticked.map(|row| tick.key(row).line(&*scene).to_string()).collect()
        })
    }

    /// What happened since the last answer.
    pub fn news(&self) -> Vec<Happening> {
        with(&self.sides, &self.tape, |game| game.news().to_vec())
    }

    /// The lines of it.
    pub fn heard(&self) -> Vec<String> {
        with(&self.sides, &self.tape, |game| {
            let scene = game.scene();
            game.news().iter().map(|happening| happening.words.line(&*scene).to_string()).collect()
        })
    }

    /// What can be read of what is so now.
    pub fn notes(&self) -> Vec<String> {
        with(&self.sides, &self.tape, |game| {
            let scene = game.scene();
            let mut notes = Vec::new();
            scene.notes(&mut |_, words| notes.push(words.line(&*scene).to_string()));
            notes
        })
    }

    /// Who won just now; nobody in a draw.
    pub fn won(&self) -> Option<&'static str> {
        let over = |happening: &Happening| if let Show::Over(winner) = happening.show { Some(winner) } else { None };
        self.news().iter().find_map(over).expect("it is over").map(|seat| seat.id())
    }

    /// What lies on the table.
    pub fn state(&self) -> Battle {
        stand::<WarbandsAndHeroes>(&self.sides, self.tape.clone()).expect("a tape of these rules").0
    }

    /// A Unit by its script name, `red-1`.
    #[track_caller]
    pub fn id(&self, id: &str) -> UnitId {
        let battle = self.state();
        let named = |piece: &u8| {
            let mut name = String::new();
            battle.write_id(PieceId(*piece), &mut name).expect("a string takes all");
            name == id
        };
        PieceId((0..battle.pieces()).find(named).unwrap_or_else(|| panic!("no {id:?}")))
    }

    /// A Unit as it is now.
    #[track_caller]
    pub fn unit(&self, id: &str) -> Unit {
        self.state().unit(self.id(id)).clone()
    }

    /// Its FS.
    #[track_caller]
    pub fn fs(&self, id: &str) -> u8 {
        self.unit(id).strength
    }

    /// Whether this is so for it.
    #[track_caller]
    pub fn is(&self, id: &str, flag: Flag) -> bool {
        self.unit(id).is(flag)
    }

    /// Whether the battle is over.
    pub fn is_over(&self) -> bool {
        with(&self.sides, &self.tape, |game| game.standing() == Standing::Over)
    }

    /// What the sides brought.
    pub fn sides(&self) -> &PackedWarbands {
        &self.sides
    }

    /// Every answer so far.
    pub fn tape(&self) -> &Tape {
        &self.tape
    }
}

/// Plays one step; `question: hits N` enters hits alone.
pub fn say_step(game: &mut dyn Session, step: &str) -> Result<(), String> {
    let hits = step.split_once(": hits ").and_then(|(id, hits)| Some((id, hits.parse::<u8>().ok()?)));
    let Some((id, hits)) = hits else { return say(game, step) };
    let asked = game.question().map_or("over", |question| question.heading.id);
    if asked != id {
        return Err(format!("{step:?}: the question is {asked:?}"));
    }
    game.say(&Answer::Hits(hits), Source::Thumb).map_err(|refusal| format!("{step:?} is refused: {refusal:?}"))
}
