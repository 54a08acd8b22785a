//! Playing *Warbands and Heroes* as a test.

use umpire_engine::table::{Happening, Kind, PieceId, Roll, Roster, RosterBook, Scene, Session, Show, Source, Tape};
use warbands_and_heroes::roster::{PackedWarbands, Warband};
use warbands_and_heroes::{Flag, Unit, UnitId, WarbandsAndHeroes};

use crate::game_play::{GamePlay, with_game};

/// A battle in the middle of being fought.
pub type BattlePlay = GamePlay<WarbandsAndHeroes>;

/// Opens a battle of these warbands on this tape and does something with it.
pub fn with<R>(sides: &PackedWarbands, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    with_game::<WarbandsAndHeroes, R>(sides, tape, f)
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
    GamePlay::new(PackedWarbands::of(warbands.iter()).expect("they fit a battle"))
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

impl GamePlay<WarbandsAndHeroes> {
    /// Puts something of a Unit right by hand.
    #[track_caller]
    pub fn corrects(self, id: &str, field: &str, value: i16) -> Self {
        let piece = self.id(id);
        self.then(|game| {
            let target = umpire_engine::table::CorrectionTarget::Piece(piece);
            let mut at = None;
            let mut row = 0;
            game.scene().fields(target, &mut |known| {
                at = at.or((known.key == field).then_some(row));
                row += 1;
            });
            let field = at.unwrap_or_else(|| panic!("{id} has no field {field:?}"));
            let correction = umpire_engine::table::Correction { target, field, value };
            game.correct(correction, Source::Thumb).expect("it may be put right");
        })
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

    /// The keys of the rows that are ticked to begin with.
    pub fn preset(&self) -> Vec<String> {
        self.with(|game| {
            let (scene, question) = (game.scene(), game.question().expect("a question is open"));
            let Kind::Tick(tick) = &question.kind else { panic!("a {} is open", question.kind.word()) };
            let ticked = (0..tick.rows()).filter(|row| tick.preset() >> row & 1 == 1);
            ticked.map(|row| tick.key(row).line(&*scene).to_string()).collect()
        })
    }

    /// What can be read of what is so now.
    pub fn notes(&self) -> Vec<String> {
        self.with(|game| {
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
}
