//! Random legal play: any answer the question allows, as likely as any other.

use umpire_engine::table::{
    Answer, AnswerError, Given, Inner, Kind, Number, Question, Secret, Session, Source, Thrown, Tick, Ticks,
};

/// A small generator for tests: the numbers need not be good, only repeatable.
#[derive(Clone, Debug)]
pub struct Lcg(u64);

impl Lcg {
    /// Starts from a seed.
    pub fn new(seed: u64) -> Self {
        Lcg(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as u32) % n
    }
}

/// Some answer the question allows.
pub fn any_answer(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Choose(choose) => {
            assert!(
                choose.options.iter().any(|option| option.off.is_none()),
                "{}: nothing to pick",
                question.heading.id
            );
            loop {
                let at = rng.below(choose.options.len() as u32);
                let option = &choose.options[at as usize];
                // Giving up ends a game too soon to learn from; conceding has a test of its own.
                if option.off.is_none() && (option.key.word != "concede" || rng.below(200) == 0) {
                    return Answer::Pick(at as u8);
                }
            }
        }
        Kind::Tick(tick) => Answer::Ticks(any_ticks(tick, rng)),
        Kind::Number(number) => Answer::Number(any_number(number, rng)),
        Kind::Secret(secret) => Answer::Secrets((0..secret.len()).map(|at| any_secret(secret, at, rng)).collect()),
        Kind::Roll(roll) => {
            if !roll.extras.is_empty() && rng.below(8) == 0 {
                return Answer::Pick(rng.below(roll.extras.len() as u32) as u8);
            }
            let sides = u32::from(roll.pool.die.sides());
            Answer::Dice((0..roll.pool.count).map(|_| rng.below(sides) as u8 + 1).collect(), Thrown::Device)
        }
        Kind::Instruct(_) => Answer::Done,
        Kind::Name(_) => Answer::Name(heapless::String::try_from("Grim").expect("four letters fit")),
    }
}

/// Some ticks the list allows: the first that weigh right, from a random start on.
fn any_ticks(tick: &Tick, rng: &mut Lcg) -> Ticks {
    let rows = tick.rows() as u32;
    let all: Ticks = 1 << rows;
    let start = match rows {
        0..16 => rng.below(1 << rows).into(),
        _ => (0..rows).fold(0, |bits: Ticks, _| bits << 1 | Ticks::from(rng.below(2))),
    };
    // Where the start weighs too much already, few rows from none on.
    let tries = (0..1 << 8).map(|more| (start + more) % all).chain(0..all.min(1 << 16));
    let mut tries = tries.map(|ticked| tick.counted(ticked));
    tries.find(|&ticked| tick.weight_allowed(ticked)).expect("some rows together weigh what is wanted")
}

/// What a seat may give in secret.
fn any_secret(secret: &Secret, at: usize, rng: &mut Lcg) -> Given {
    match &secret.inner {
        Inner::Numbers(asked) => any_number(&asked[at], rng).into(),
        Inner::Choose(choose) => {
            let open: Vec<_> = (0..).zip(&choose.options).filter(|(_, option)| option.off.is_none()).collect();
            open[rng.below(open.len() as u32) as usize].0
        }
        Inner::Tick(tick) => any_ticks(tick, rng) as Given,
    }
}

fn any_number(number: &Number, rng: &mut Lcg) -> i16 {
    let steps = (i32::from(number.max) - i32::from(number.min)) / i32::from(number.step) + 1;
    number.min + rng.below(steps as u32) as i16 * number.step
}

/// Plays on until the game is over or its tape is full; how many answers were given.
pub fn play_on(game: &mut dyn Session, rng: &mut Lcg) -> u32 {
    for n in 0.. {
        let Some(answer) = game.question().map(|question| any_answer(&question, rng)) else { return n };
        match game.say(&answer, Source::Thumb) {
            Ok(()) => {}
            // Two cowards can dance around each other for longer than a tape holds.
            Err(AnswerError::TapeFull) => return n,
            Err(refusal) => panic!("an answer the question allows is taken, not {refusal:?}"),
        }
    }
    unreachable!("a tape is full before numbers run out")
}
