//! A match that stands still: any question over any table, to look at. The session is a real one; its rules say and ask
//! what they are told to.
//!
//! The table is that of a real game: an Ogrekin Hunting Party (red) against a Dwarven Throng (blue).

use std::cell::OnceCell;
use std::fmt::{self, Write};
use std::ops::Deref;
use std::rc::Rc;
use umpire_rules::rattle_and_rend::icons;

use umpire_rules::dice::{Faces, MAX_DICE, Pool, Score};
use umpire_rules::rattle_and_rend::book::Band;
use umpire_rules::rattle_and_rend::{RattleAndRend, Warbands};
use umpire_rules::table::{
    Answer, Asked, Card, Change, ChangeError, Correction, CorrectionField, CorrectionTarget, Counter, Details, Figure,
    Game, Happening, Heading, Icon, Kind, Offer, Opening, Opt, PieceId, PieceMark, Question, Roll, Rules, Runner,
    Scene, Seat, SeatSet, Session, Show, Source, Stat, Table, Tally, Tape, Thrown, Topic, Words,
};

use crate::army::Unit;

/// A piece: seat, picture, name, points, whether it is in play, Fury, Guile, Will.
type Piece = (u8, Icon, &'static str, u8, bool, [u8; 3]);

const PIECES: [Piece; 14] = [
    (0, icons::CHAMPION, "Champion", 1, true, [8, 9, 8]),
    (0, icons::CHAMPION, "Champion II", 1, false, [8, 9, 8]),
    (0, icons::FIGHTERS, "Fighters + Champion", 3, true, [9, 11, 10]),
    (0, icons::SHOOTERS, "Shooters", 2, true, [11, 10, 12]),
    (0, icons::SHOOTERS, "Shooters II", 2, true, [11, 10, 12]),
    (0, icons::HEAVY, "Heavy", 3, true, [7, 13, 9]),
    (1, icons::CHAMPION, "Champion", 1, true, [8, 10, 7]),
    (1, icons::FIGHTERS, "Fighters", 2, true, [9, 12, 10]),
    (1, icons::FIGHTERS, "Fighters II", 2, false, [9, 12, 10]),
    (1, icons::SKIRMISHERS, "Skirmishers", 1, true, [12, 9, 12]),
    (1, icons::DREGS, "Dregs", 1, true, [13, 12, 14]),
    (1, icons::WARD, "Ward", 1, true, [14, 14, 10]),
    (1, icons::FIGHTERS, "Fighters III", 2, true, [9, 12, 10]),
    (1, icons::HEAVY, "Heavy", 3, true, [7, 13, 9]),
];

/// What the page of a piece tells: its traits, where it is, and whether it may act.
const DETAILS: [(u8, &[&str], &str, &str); 5] = [
    (0, &["Push to the Brink"], "on the table", "acted last"),
    (1, &["Crashing Wave"], "out of play", ""),
    (5, &["Flyer", "Push to the Brink"], "carries a marker", "free Action"),
    (8, &[], "out of play", ""),
    (11, &["Vengeance"], "on the table", "takes no Actions"),
];

/// What is on the table.
#[derive(Clone)]
pub struct Still {
    /// The rulebook's id; empty before one is chosen.
    pub game: &'static str,
    /// What each side has left, and of how much.
    pub counters: Vec<(u8, u8)>,
    /// How many sides there are.
    pub seats: u8,
    /// What the players are called; a colour each where nobody gave a name.
    pub names: Vec<&'static str>,
    /// What stands on the table, where it is not the warbands of the real game.
    pub pieces: Vec<Unit>,
    /// The round.
    pub round: Option<u8>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Who acts at the same time.
    pub together: Vec<Seat>,
    /// What is so now, line by line.
    pub notes: Vec<(Option<Seat>, Words)>,
    /// What may be put right.
    pub fields: Vec<(CorrectionTarget, CorrectionField)>,
    /// What is so for a piece.
    pub marks: Vec<(PieceId, PieceMark)>,
}

impl Default for Still {
    fn default() -> Self {
        Still {
            game: "rattle-and-rend",
            counters: vec![(9, 11), (7, 10)],
            seats: 2,
            pieces: Vec::new(),
            round: Some(3),
            active: Some(Seat::RED),
            together: Vec::new(),
            notes: Vec::new(),
            names: Vec::new(),
            fields: Vec::new(),
            marks: Vec::new(),
        }
    }
}

impl Scene for Still {
    fn game(&self) -> &'static str {
        self.game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn seat_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).copied().unwrap_or_default()
    }

    fn side_name(&self, seat: Seat) -> &str {
        if !self.pieces.is_empty() {
            return "";
        }
        ["Ogrekin Hunting Party", "Dwarven Throng", "", "", "", ""][seat.index()]
    }

    fn counter(&self, seat: Seat) -> Option<Counter> {
        let &(now, total) = self.counters.get(seat.index())?;
        Some(Counter { name: "momentum", now, total })
    }

    fn round(&self) -> Option<u8> {
        self.round
    }

    fn active(&self) -> SeatSet {
        self.active.into_iter().chain(self.together.iter().copied()).collect()
    }

    fn pieces(&self) -> u8 {
        if self.pieces.is_empty() { PIECES.len() as u8 } else { self.pieces.len() as u8 }
    }

    fn card(&self, piece: PieceId) -> Card {
        if let Some(unit) = self.pieces.get(usize::from(piece.0)) {
            return unit.card();
        }
        let (seat, icon, kind, points, in_play, stats) = PIECES[usize::from(piece.0)];
        let stats = ["Fury", "Guile", "Will"].into_iter().zip(stats);
        let stats = stats.map(|(name, value)| Stat { name, value: value.into(), suffix: "+" }).collect();
        let figure = Some(Figure { name: "points", now: points.into(), of: None });
        let marks = self.marks.iter().filter(|mark| mark.0 == piece).map(|mark| mark.1).collect();
        Card { figure, in_play, stats, marks, ..Card::new(Seat(seat), icon, kind) }
    }

    fn details(&self, piece: PieceId) -> Option<Details> {
        if let Some(unit) = self.pieces.get(usize::from(piece.0)) {
            return unit.details();
        }
        let is_ward = self.card(piece).icon == icons::WARD;
        let band = |band: Band| (!is_ward).then(|| band.reach());
        let listed = DETAILS.iter().find(|row| row.0 == piece.0);
        let (_, traits, place, next) = listed.copied().unwrap_or((piece.0, &[], "on the table", ""));
        let traits = traits.iter().copied().map(Into::into).collect();
        Some(Details { moves: band(Band::M), reach: band(Band::L), traits, place: place.into(), next: next.into() })
    }

    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        self.notes.iter().for_each(|(seat, words)| say(*seat, *words));
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        self.fields.iter().filter(|field| field.0 == target).for_each(|field| out(field.1));
    }

    fn reminders(&self) -> &'static [Topic] {
        RattleAndRend::open(&Warbands::default()).reminders()
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        let own = self.pieces.get(usize::from(piece.0)).map(|unit| unit.name);
        out.write_str(own.unwrap_or_else(|| PIECES[usize::from(piece.0)].2))
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}-{}", self.card(piece).seat.id(), piece.0)
    }
}

/// Dice that were thrown: whose, which, against what, and what fell.
type Throw = (Option<Seat>, Pool, Score, Vec<u8>);

/// What counts throws: a tally, or a match that is to have thrown them.
pub trait Counts {
    /// One throw.
    fn count(&mut self, seat: Option<Seat>, pool: Pool, score: Score, faces: &[u8]);
}

impl Counts for Tally {
    fn count(&mut self, seat: Option<Seat>, pool: Pool, score: Score, faces: &[u8]) {
        Tally::count(self, seat, pool, score, faces);
    }
}

impl Counts for Vec<Throw> {
    fn count(&mut self, seat: Option<Seat>, pool: Pool, score: Score, faces: &[u8]) {
        // Dice of a kind are thrown together, as far as that goes: a tape holds no more than 1,700 answers.
        let like = |throw: &&mut Throw| {
            (throw.0, throw.1.die, throw.2) == (seat, pool.die, score) && throw.3.len() + faces.len() <= MAX_DICE
        };
        match self.iter_mut().rev().take(2).find(like) {
            Some(throw) => {
                throw.1.count += pool.count;
                throw.3.extend(faces);
            }
            None => self.push((seat, pool, score, faces.to_vec())),
        }
    }
}

/// Where a match stands.
#[derive(Clone, Default)]
struct Pose {
    still: Still,
    question: Option<Question>,
    log: Vec<Happening>,
    news: Vec<Happening>,
    throws: Vec<Throw>,
    /// Which lines of the log came by cable.
    marked: Vec<usize>,
    /// Which lines of the log were taken back.
    undone: Vec<usize>,
    /// How many answers there are, where that is to be seen.
    answers: u16,
    /// After how many answers somebody looks back at it.
    looked: Option<u16>,
}

/// Rules that do what a pose says. They ask what is to happen first, line by line of the log.
struct Posing;

/// Options beside the lines of the log: all has happened, and nothing does.
const ALL: u8 = 0;
const NOTHING: u8 = 1;
const LINES: u8 = 2;

/// A table in a pose.
#[derive(Clone, Default)]
struct Posed(Rc<Pose>);

impl Opening for Posed {}

impl Game for Posing {
    const ID: &'static str = "still";
    const TITLE: &'static str = "Still";
    const EDITION: u16 = 0;
    type Opening = Posed;
    type State = Posed;
    type Event = Happening;

    fn open(pose: &Posed) -> Posed {
        pose.clone()
    }

    fn apply(_: &mut Posed, happening: Happening) -> Option<Happening> {
        Some(happening)
    }

    fn correct(_: &mut Posed, _: Correction) -> Option<Happening> {
        None
    }

    fn begins(question: &str) -> bool {
        question == "begins"
    }

    async fn play(t: &Table<Self>) {
        let pose = t.look(|posed| posed.0.clone());
        loop {
            let label = |line: &Happening| if let Show::Rolled(_) = line.show { "Roll".into() } else { line.words };
            let lines = pose.log.iter().map(|line| Opt::new("line", label(line)));
            let head = Heading::new("begins", Asked::Anyone, "What happens?", Words::NONE);
            let mut options = [Opt::new("all", "All of it"), Opt::new("nothing", "Nothing")].into_iter().chain(lines);
            match t.offer(head, Offer::ROWS, &mut options).await {
                ALL => break,
                NOTHING => {}
                line => t.emit(pose.log[usize::from(line - LINES)].clone()),
            }
        }
        for (seat, pool, score, _) in &pose.throws {
            let asked = seat.map_or(Asked::Anyone, Asked::Seat);
            t.roll(Heading::new("thrown", asked, "Thrown", Words::NONE), Roll::new("Thrown", *pool, *score)).await;
        }
        pose.news.iter().for_each(|happening| t.emit(happening.clone()));
        while let Some(Question { heading, kind }) = pose.question.clone() {
            t.ask(heading, kind).await;
        }
    }
}

impl Scene for Posed {
    fn game(&self) -> &'static str {
        self.0.still.game()
    }
    fn seats(&self) -> u8 {
        self.0.still.seats()
    }
    fn seat_name(&self, seat: Seat) -> &str {
        self.0.still.seat_name(seat)
    }
    fn side_name(&self, seat: Seat) -> &str {
        self.0.still.side_name(seat)
    }
    fn counter(&self, seat: Seat) -> Option<Counter> {
        self.0.still.counter(seat)
    }
    fn round(&self) -> Option<u8> {
        self.0.still.round()
    }
    fn active(&self) -> SeatSet {
        self.0.still.active()
    }
    fn pieces(&self) -> u8 {
        self.0.still.pieces()
    }
    fn card(&self, piece: PieceId) -> Card {
        self.0.still.card(piece)
    }
    fn details(&self, piece: PieceId) -> Option<Details> {
        self.0.still.details(piece)
    }
    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        self.0.still.notes(say);
    }
    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        self.0.still.fields(target, out);
    }
    fn reminders(&self) -> &'static [Topic] {
        self.0.still.reminders()
    }
    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.0.still.write_name(piece, out)
    }
    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        self.0.still.write_id(piece, out)
    }
}

impl Pose {
    /// A session that stands like this. It lives as long as the tests do.
    fn strike(&self) -> Box<dyn Session> {
        let opening = Posed(Rc::new(self.clone()));
        let table: &'static Table<Posing> = Box::leak(Box::new(Table::new(&opening, Tape::new())));
        let flow = Box::pin(Posing::play(table));
        let flow = std::pin::Pin::static_mut(Box::leak(Box::new(flow)));
        let start = |table| Box::pin(Posing::play(table));
        let mut session: Box<dyn Session> =
            Box::new(Runner::new(table, opening, flow, start).expect("an empty tape fits all rules"));
        let game = &mut *session;
        let pads = self.looked.unwrap_or(self.answers).saturating_sub(1 + self.log.len() as u16);
        (0..pads).for_each(|_| pick(game, NOTHING, Source::Thumb));
        for line in 0..self.log.len() - self.news.len() {
            let source = if self.marked.contains(&line) { Source::Cable } else { Source::Thumb };
            pick(game, line as u8 + LINES, source);
            if self.undone.contains(&line) && !self.undone.contains(&(line + 1)) {
                let run = (0..=line).rev().take_while(|line| self.undone.contains(line)).count();
                assert!(game.undo(run as u16, false, source), "there are so many");
            }
        }
        pick(game, ALL, Source::Thumb);
        for (.., faces) in &self.throws {
            let faces: Faces = faces.iter().copied().collect();
            game.say(&Answer::Dice(faces, Thrown::Device), Source::Thumb).expect("as it fell");
        }
        if let Some(looked) = self.looked {
            while game.tape().answer_count() < self.answers {
                let preset = match game.question().as_deref().map(|question| &question.kind) {
                    Some(Kind::Choose(choose)) => Answer::Pick(choose.preset),
                    _ => Answer::Done,
                };
                game.say(&preset, Source::Thumb).expect("what is preset can be picked");
            }
            game.show_at(Some(looked));
        }
        session
    }
}

fn pick(game: &mut dyn Session, at: u8, source: Source) {
    game.say(&Answer::Pick(at), source).expect("it is asked what happens");
}

/// A match that stands still.
pub struct StillMatch {
    pose: Pose,
    struck: OnceCell<Box<dyn Session>>,
}

impl Clone for StillMatch {
    fn clone(&self) -> Self {
        StillMatch::of(self.pose.clone())
    }
}

impl StillMatch {
    /// A match at this question.
    pub fn asks(asked: Asked, title: impl Into<Words>, note: impl Into<Words>, kind: Kind) -> Self {
        StillMatch::puts(Question { heading: Heading::new("still", asked, title, note), kind })
    }

    /// The same, with all that stands over it.
    pub fn puts(question: Question) -> Self {
        StillMatch::of(Pose { question: Some(question), ..Pose::default() })
    }

    /// A match with no question left.
    pub fn over() -> Self {
        StillMatch::of(Pose::default())
    }

    fn of(pose: Pose) -> Self {
        StillMatch { pose, struck: OnceCell::new() }
    }

    fn with(mut self, change: impl FnOnce(&mut Pose)) -> Self {
        change(&mut self.pose);
        StillMatch::of(self.pose)
    }

    /// With another table.
    pub fn on(self, change: impl FnOnce(&mut Still)) -> Self {
        self.with(|pose| change(&mut pose.still))
    }

    /// With something that has just happened.
    pub fn news(self, happening: Happening) -> Self {
        self.with(|pose| {
            pose.news.push(happening.clone());
            pose.log.push(happening);
        })
    }

    /// The latest news.
    pub fn into_news(mut self) -> Option<Happening> {
        self.pose.news.pop()
    }

    /// With something that happened before.
    pub fn logged(self, happening: Happening) -> Self {
        self.with(|pose| pose.log.push(happening))
    }

    /// With these lines of the log by cable.
    pub fn marked(self, marked: Vec<usize>) -> Self {
        self.with(|pose| pose.marked = marked)
    }

    /// With these lines of the log taken back, and a step that did it after each.
    pub fn undone(self, undone: Vec<usize>) -> Self {
        self.with(|pose| pose.undone = undone)
    }

    /// With 40 answers.
    pub fn answered(self) -> Self {
        self.with(|pose| pose.answers = 40)
    }

    /// With somebody who looks back at it, after so many answers of 40.
    pub fn looked_back(self, answers: u16) -> Self {
        self.answered().with(|pose| pose.looked = Some(answers))
    }

    /// With dice the device threw.
    pub fn threw(self, count: impl FnOnce(&mut dyn Counts)) -> Self {
        self.with(|pose| count(&mut pose.throws))
    }

    fn session(&self) -> &dyn Session {
        &**self.struck.get_or_init(|| self.pose.strike())
    }
}

impl Deref for StillMatch {
    type Target = dyn Session;

    fn deref(&self) -> &Self::Target {
        self
    }
}

impl Session for StillMatch {
    fn rules(&self) -> &dyn Rules {
        self.session().rules()
    }

    fn change(&mut self, change: Change<'_>) -> Result<(), ChangeError> {
        self.session();
        self.struck.get_mut().expect("it was struck just now").change(change)
    }
}
