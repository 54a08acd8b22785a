//! A match that stands still: any question over any table, to look at.
//!
//! The table is that of a real game: an Ogrekin Hunting Party (red) against a Dwarven Throng (blue).

use std::cell::{Ref, RefCell};
use std::fmt::{self, Write};

use umpire_rules::dice::Tally;
use umpire_rules::rattle_and_rend::book::Band;
use umpire_rules::rattle_and_rend::{Kept, RattleAndRend};
use umpire_rules::table::{
    Answer, Asked, Card, Counter, Crossed, Details, Diverged, Game, Happening, Icon, Kind, Lines, Match, PieceId,
    Question, Refusal, Scene, Seat, Show, Source, Standing, Stat, Steps, Tape, Told, Topic, What, Words,
};

/// A piece: seat, picture, name, points, whether it is in play, Fury, Guile, Will.
type Piece = (u8, Icon, &'static str, u8, bool, [u8; 3]);

const PIECES: [Piece; 14] = [
    (0, Icon::Champion, "Champion", 1, true, [8, 9, 8]),
    (0, Icon::Champion, "Champion II", 1, false, [8, 9, 8]),
    (0, Icon::Fighters, "Fighters + Champion", 3, true, [9, 11, 10]),
    (0, Icon::Shooters, "Shooters", 2, true, [11, 10, 12]),
    (0, Icon::Shooters, "Shooters II", 2, true, [11, 10, 12]),
    (0, Icon::Heavy, "Heavy", 3, true, [7, 13, 9]),
    (1, Icon::Champion, "Champion", 1, true, [8, 10, 7]),
    (1, Icon::Fighters, "Fighters", 2, true, [9, 12, 10]),
    (1, Icon::Fighters, "Fighters II", 2, false, [9, 12, 10]),
    (1, Icon::Skirmishers, "Skirmishers", 1, true, [12, 9, 12]),
    (1, Icon::Dregs, "Dregs", 1, true, [13, 12, 14]),
    (1, Icon::Ward, "Ward", 1, true, [14, 14, 10]),
    (1, Icon::Fighters, "Fighters III", 2, true, [9, 12, 10]),
    (1, Icon::Heavy, "Heavy", 3, true, [7, 13, 9]),
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
    /// The round.
    pub round: Option<u8>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// What is so now, line by line.
    pub notes: Vec<(Option<Seat>, Words)>,
}

impl Default for Still {
    fn default() -> Self {
        Still {
            game: "rattle-and-rend",
            counters: vec![(9, 11), (7, 10)],
            seats: 2,
            round: Some(3),
            active: Some(Seat::RED),
            notes: Vec::new(),
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

    fn side_name(&self, seat: Seat) -> &str {
        ["Ogrekin Hunting Party", "Dwarven Throng", "", "", "", ""][seat.index()]
    }

    fn counter(&self, seat: Seat) -> Option<Counter> {
        let &(now, total) = self.counters.get(seat.index())?;
        Some(Counter { name: "momentum", now, total })
    }

    fn round(&self) -> Option<u8> {
        self.round
    }

    fn active(&self) -> Option<Seat> {
        self.active
    }

    fn pieces(&self) -> u8 {
        PIECES.len() as u8
    }

    fn card(&self, piece: PieceId) -> Card {
        let (seat, icon, kind, points, in_play, stats) = PIECES[usize::from(piece.0)];
        let stats = ["Fury", "Guile", "Will"].into_iter().zip(stats);
        let stats = stats.map(|(name, value)| Stat { name, value, suffix: "+" }).collect();
        Card { seat: Seat(seat), icon, kind, points, in_play, stats }
    }

    fn details(&self, piece: PieceId) -> Option<Details> {
        let is_ward = self.card(piece).icon == Icon::Ward;
        let band = |band: Band| (!is_ward).then(|| band.reach());
        let listed = DETAILS.iter().find(|row| row.0 == piece.0);
        let (_, traits, place, next) = listed.copied().unwrap_or((piece.0, &[], "on the table", ""));
        let traits = traits.iter().copied().collect();
        Some(Details { moves: band(Band::M), reach: band(Band::L), traits, place: place.into(), next: next.into() })
    }

    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        self.notes.iter().for_each(|(seat, words)| say(*seat, *words));
    }

    fn reminders(&self) -> &'static [Topic] {
        RattleAndRend::open(&Kept::new()).reminders()
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        out.write_str(PIECES[usize::from(piece.0)].2)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}-{}", self.card(piece).seat.id(), piece.0)
    }
}

/// A match that stands still. What is said to it is refused.
#[derive(Clone)]
pub struct StillMatch {
    scene: RefCell<Still>,
    question: RefCell<Option<Question>>,
    news: RefCell<Vec<Happening>>,
    log: RefCell<Vec<Happening>>,
    /// Which lines of the log came by cable.
    marked: Vec<usize>,
    /// Which lines of the log were taken back.
    undone: Vec<usize>,
    /// After how many answers somebody looks back at it.
    looked: Option<u16>,
    tape: RefCell<Tape>,
    tally: RefCell<Tally>,
}

impl StillMatch {
    /// A match at this question.
    pub fn asks(asked: Asked, title: impl Into<Words>, note: impl Into<Words>, kind: Kind) -> Self {
        let question = Question { id: "still", asked, title: title.into(), note: note.into(), kind };
        StillMatch { question: RefCell::new(Some(question)), ..StillMatch::over() }
    }

    /// A match with no question left.
    pub fn over() -> Self {
        StillMatch {
            scene: RefCell::new(Still::default()),
            question: RefCell::new(None),
            news: RefCell::default(),
            log: RefCell::default(),
            marked: Vec::new(),
            undone: Vec::new(),
            looked: None,
            tape: RefCell::new(Tape::new()),
            tally: RefCell::default(),
        }
    }

    /// With another table.
    pub fn on(self, change: impl FnOnce(&mut Still)) -> Self {
        change(&mut self.scene.borrow_mut());
        self
    }

    /// With something that has just happened.
    pub fn news(self, happening: Happening) -> Self {
        self.news.borrow_mut().push(happening.clone());
        self.logged(happening)
    }

    /// The latest news.
    pub fn into_news(self) -> Option<Happening> {
        self.news.into_inner().pop()
    }

    /// With something that happened before.
    pub fn logged(self, happening: Happening) -> Self {
        self.log.borrow_mut().push(happening);
        self
    }

    /// With these lines of the log by cable.
    pub fn marked(self, marked: Vec<usize>) -> Self {
        StillMatch { marked, ..self }
    }

    /// With these lines of the log taken back, and a step that did it after each.
    pub fn undone(self, undone: Vec<usize>) -> Self {
        StillMatch { undone, ..self }
    }

    /// With 40 answers.
    pub fn answered(self) -> Self {
        let tape = Tape::from_bytes(&[6, 0, 0, 7, 7].repeat(40)).expect("whole lines");
        StillMatch { tape: RefCell::new(tape), ..self }
    }

    /// With somebody who looks back at it, after so many answers of 40.
    pub fn looked_back(self, answers: u16) -> Self {
        StillMatch { looked: Some(answers), ..self.answered() }
    }

    /// With dice the device threw.
    pub fn threw(self, count: impl FnOnce(&mut Tally)) -> Self {
        count(&mut self.tally.borrow_mut());
        self
    }
}

impl Match for StillMatch {
    fn standing(&self) -> Standing {
        if self.question.borrow().is_some() { Standing::Waiting } else { Standing::Over }
    }

    fn question(&self) -> Option<Ref<'_, Question>> {
        Ref::filter_map(self.question.borrow(), Option::as_ref).ok()
    }

    fn scene(&self) -> Ref<'_, dyn Scene> {
        Ref::map(self.scene.borrow(), |scene| scene as &dyn Scene)
    }

    fn news(&self) -> Ref<'_, [Happening]> {
        Ref::map(self.news.borrow(), Vec::as_slice)
    }

    fn log(&self) -> Ref<'_, [Happening]> {
        Ref::map(self.log.borrow(), Vec::as_slice)
    }

    fn source(&self, entry: usize) -> Source {
        if self.marked.contains(&entry) { Source::Cable } else { Source::Thumb }
    }

    fn tally(&self) -> Option<Ref<'_, Tally>> {
        Some(self.tally.borrow())
    }

    fn tape(&self) -> Ref<'_, Tape> {
        self.tape.borrow()
    }

    fn say(&mut self, _: &Answer, _: Source) -> Result<(), Refusal> {
        Err(Refusal::Over)
    }

    fn take_back(&mut self, _: u16, _: bool, _: Source) -> bool {
        false
    }

    fn action(&self) -> u16 {
        self.tape.borrow().lines().min(3)
    }

    fn stands_at(&self) -> Option<u16> {
        self.looked
    }

    fn recount(&mut self, _: u16, see: &mut dyn FnMut(&Told<'_>)) {
        let scene: &dyn Scene = &*self.scene.borrow();
        for (at, happening) in self.log.borrow().iter().enumerate() {
            let (undone, source) = (self.undone.contains(&at), self.source(at));
            let told = Told { line: 0, round: scene.round(), undone, source, what: What::Happened(happening), scene };
            see(&told);
            if undone && !self.undone.contains(&(at + 1)) {
                let dice = matches!(happening.show, Show::Rolled(_));
                let crossed = Crossed { dice, secret: false };
                let steps = Steps { net: 1, deepest: 1, backs: 1, crossed, agreed: dice };
                see(&Told { undone: false, what: What::Stepped(steps), ..told });
            }
        }
    }

    fn hear_line(&mut self, _: &[u8]) -> Result<(), Diverged> {
        Ok(())
    }

    fn load(&mut self, _: Tape) -> Result<(), Diverged> {
        Ok(())
    }

    fn reopen(&mut self, _: &[u8]) -> bool {
        false
    }

    fn resume(&mut self, _: Lines<'_>) -> Result<(), Diverged> {
        Ok(())
    }

    fn edition(&self) -> (&'static str, u16) {
        ("still", 0)
    }
}
