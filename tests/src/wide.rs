//! A game of up to six seats that asks whatever an engine can be asked: 48 options, 48 rows, 48 dice, secrets of all three
//! kinds, sums, hits alone; and it lets players put something right at any moment. Games on the shelf use some of it.

use std::pin::pin;

use umpire_engine::dice::{Die, Need, Pool, Score};
use umpire_engine::table::{
    Answer, Asked, Correction, CorrectionField, CorrectionTarget, Fact, Game, Happening, Heading, Kind, Number, Offer,
    Opt, OptionKey, PieceId, Reveal, Roll, RollExtra, Runner, Scene, Seat, Secret, Session, Shelved, Sides, Table,
    Tape, Tick, Words,
};

use crate::random::{Lcg, any_answer};

/// The game: nine rounds, if nobody puts their number right.
pub struct Wide;

/// What lies on its table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Laid {
    seats: u8,
    round: u8,
    scores: [i16; 6],
    wounds: [i16; PIECES],
}

/// Something to remember.
pub enum Event {
    /// A new round.
    Round,
    /// So many points for a seat.
    Scored(Seat, i16),
}

const ROUNDS: u8 = 9;
const PIECES: usize = 4;
/// Rows, options and dice: as many as there can be.
const MOST: u8 = 48;

impl Game for Wide {
    const ID: &'static str = "wide-toy";
    const TITLE: &'static str = "Wide toy";
    const EDITION: u16 = 1;
    type Opening = Sides<()>;
    type State = Laid;
    type Event = Event;

    fn open(sides: &Sides<()>) -> Laid {
        Laid { seats: sides.count(), ..Laid::default() }
    }

    fn apply(laid: &mut Laid, event: Event) -> Option<Happening> {
        match event {
            Event::Round => laid.round += 1,
            Event::Scored(seat, points) => laid.scores[seat.index()] += points,
        }
        Some(Happening::line("noted", None, None, Words::of("Noted")))
    }

    fn correct(laid: &mut Laid, Correction { target, field, value }: Correction) -> Option<Happening> {
        match (target, field) {
            (CorrectionTarget::Game, _) => laid.round = value as u8,
            (CorrectionTarget::Seat(seat), _) => laid.scores[seat.index()] = value,
            (CorrectionTarget::Piece(piece), _) => laid.wounds[usize::from(piece.0)] = value,
        }
        Some(Happening::line("corrected", None, None, Words::of("Put right")))
    }

    async fn play(t: &Table<Self>) {
        while t.look(|laid| laid.round) < ROUNDS {
            t.emit(Event::Round);
            // What is put right may change what is offered: it is offered anew.
            while t.offer_anew(head("way").renewed(), Offer::ROWS, &mut options("way")).await.is_none() {}
            t.list(head("rows"), &mut |tick| *tick = rows()).await;
            let bids = t.secret(head("bids"), Reveal::Together, &mut |secret| bids(t, secret)).await;
            for (at, bid) in (0..).zip(bids) {
                t.emit(Event::Scored(Seat(at), bid as i16));
            }
            t.secret(head("plans"), Reveal::Later, &mut |secret| {
                secret.ask_option(seats(t), options("plan"));
            })
            .await;
            t.secret(head("traps"), Reveal::AtEnd, &mut |secret| secret.ask_ticks(seats(t), |tick| *tick = rows()))
                .await;
            for (id, roll) in rolls() {
                while matches!(t.roll(head(id), roll.clone()).await, Answer::Pick(_)) {}
            }
        }
    }
}

impl Shelved for Wide {
    const SEATS: (u8, u8) = (1, 6);
    type Roster = ();
}

fn head(id: &'static str) -> Heading {
    Heading::new(id, Asked::Anyone, id, Words::NONE)
}

fn options(word: &'static str) -> impl Iterator<Item = Opt> {
    (1..=MOST).map(move |n| Opt::new(OptionKey::numbered(word, n), word))
}

fn rows() -> Tick {
    Tick::of((1..=MOST).map(|n| Fact::new(OptionKey::numbered("row", n), "Row")))
}

fn seats(t: &Table<Wide>) -> impl Iterator<Item = Seat> {
    Seat::first(t.look(|laid| laid.seats))
}

fn bids(t: &Table<Wide>, secret: &mut Secret) {
    let asked = Number { min: -300, max: 300, step: 1, preset: 0, unit: "coins", least: "" };
    secret.ask_numbers(seats(t).map(|seat| (seat, asked)));
}

/// A pool as wide as can be, a sum against a number, and dice that are read and may be left lying.
fn rolls() -> [(&'static str, Roll); 3] {
    let pool = |count, die| Pool { count, die };
    let sum = Score::Sum { plus: 2, need: Some(Need::at_least(9)) };
    let mut read = Roll::new("Fate", pool(1, Die::D100), Score::Read);
    read.extras
        .push(RollExtra { key: OptionKey::from("wait"), seat: Seat::RED, label: Words::of("Wait") })
        .expect("one of two");
    [
        ("volley", Roll { hits_only: true, ..Roll::new("Volley", pool(MOST, Die::D10), Score::at_least(7)) }),
        ("nerve", Roll { hits_only: true, ..Roll::new("Nerve", pool(2, Die::D6), sum) }),
        ("fate", read),
    ]
}

impl Scene for Laid {
    fn game(&self) -> &'static str {
        Wide::ID
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        match target {
            CorrectionTarget::Game => {
                out(CorrectionField::number("round", "Round", self.round.into(), (1, ROUNDS.into())))
            }
            CorrectionTarget::Seat(seat) if seat.0 < self.seats => {
                out(CorrectionField::number("score", "Score", self.scores[seat.index()], (-999, 999)));
            }
            CorrectionTarget::Piece(PieceId(at)) if usize::from(at) < PIECES => {
                out(CorrectionField::number("wounds", "Wounds", self.wounds[usize::from(at)], (0, 9)));
            }
            CorrectionTarget::Seat(_) | CorrectionTarget::Piece(_) => {}
        }
    }
}

/// Sits down with so many seats, and does something.
pub fn with<R>(seats: usize, act: impl FnOnce(&mut dyn Session) -> R) -> R {
    let sides = Sides::examples(seats);
    let table = Table::<Wide>::new(&sides, Tape::new());
    let flow = pin!(Wide::play(&table));
    let mut live = Runner::new(&table, sides, flow, Wide::play).expect("an empty tape fits any rules");
    act(&mut live)
}

/// Some correction that fits here; none where the game is over.
pub fn any_correction(game: &dyn Session, rng: &mut Lcg) -> Option<Correction> {
    let (_, scene) = (game.question()?, game.scene());
    let targets = [
        CorrectionTarget::Game,
        CorrectionTarget::Seat(Seat(scene.seats() - 1)),
        CorrectionTarget::Piece(PieceId(rng.below(4) as u8)),
    ];
    let target = targets[rng.below(3) as usize];
    let value = rng.below(9) as i16 - 2;
    Some(Correction { target, field: 0, value }).filter(|correction| correction.fits(&*scene).is_some())
}

/// Some answer: now and then only hits, where that is allowed.
pub fn any_said(game: &dyn Session, rng: &mut Lcg) -> Option<Answer> {
    let question = game.question()?;
    Some(match &question.kind {
        Kind::Roll(roll) if roll.hits_only && rng.below(2) == 0 => {
            Answer::Hits(rng.below(u32::from(roll.score.most_hits(roll.pool.count)) + 1) as u8)
        }
        _ => any_answer(&question, rng),
    })
}
