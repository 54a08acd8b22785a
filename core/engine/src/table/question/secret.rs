//! Secret answers: bids that are revealed together, and picks that are kept for longer.

use heapless::Vec;

use crate::table::{AnswerError, Choose, ExpectRoom, Layout, MAX_SEATS, Number, Opt, Seat, Tick};

/// Every asked seat answers, and nobody else may see what before it is revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret {
    /// Who answers, in the order the device goes round.
    pub seats: Vec<Seat, MAX_SEATS>,
    /// What each of them is asked.
    pub inner: Inner,
    /// When everybody gets to know.
    pub reveal: Reveal,
}

/// What each seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one question at a time, and no heap to box on")]
pub enum Inner {
    /// A number, each from its own range.
    Numbers(Vec<Number, MAX_SEATS>),
    /// One of the same options.
    Choose(Choose),
    /// Some of the same rows.
    Tick(Tick),
}

impl Inner {
    /// The word that answers it.
    pub const fn word(&self) -> &'static str {
        match self {
            Inner::Numbers(_) => "number",
            Inner::Choose(_) => "pick",
            Inner::Tick(_) => "tick",
        }
    }
}

/// When everybody gets to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveal {
    /// As soon as the last one has answered.
    Together,
    /// When the rules say so.
    Later,
    /// When the game is over.
    AtEnd,
}

/// What one seat answered: a number, the index of an option, or ticks, a bit each.
pub type Given = i64;

impl Secret {
    /// Nobody is asked yet.
    #[inline(always)] // built in place
    pub const fn new(reveal: Reveal) -> Self {
        Secret { seats: Vec::new(), inner: Inner::Numbers(Vec::new()), reveal }
    }

    /// A number from each of these seats, revealed together.
    pub fn numbers(asks: impl IntoIterator<Item = (Seat, Number)>) -> Self {
        let mut secret = Secret::new(Reveal::Together);
        secret.ask_numbers(asks);
        secret
    }

    /// Asks these seats for a number each.
    pub fn ask_numbers(&mut self, asks: impl IntoIterator<Item = (Seat, Number)>) {
        let mut numbers = Vec::new();
        for (seat, number) in asks {
            let once = "a seat is asked once";
            self.seats.push(seat).expect_room(once);
            numbers.push(number).expect_room(once);
        }
        self.inner = Inner::Numbers(numbers);
    }

    /// Asks these seats for one of these options.
    pub fn ask_option(&mut self, seats: impl IntoIterator<Item = Seat>, options: impl IntoIterator<Item = Opt>) {
        self.seats.extend(seats);
        self.inner = Inner::Choose(Choose { options: Vec::new(), preset: 0, layout: Layout::Rows, other: None });
        if let Inner::Choose(choose) = &mut self.inner {
            choose.options.extend(options);
        }
    }

    /// Asks these seats for some of the rows that this fills in.
    pub fn ask_ticks(&mut self, seats: impl IntoIterator<Item = Seat>, fill: impl FnOnce(&mut Tick)) {
        self.seats.extend(seats);
        self.inner = Inner::Tick(Tick::new());
        if let Inner::Tick(tick) = &mut self.inner {
            fill(tick);
        }
    }

    /// How many seats answer.
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// Whether nobody answers.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The number that is asked for at this place; none where it is another kind of answer.
    pub fn number(&self, at: usize) -> Option<Number> {
        match &self.inner {
            Inner::Numbers(numbers) => numbers.get(at).copied(),
            Inner::Choose(_) | Inner::Tick(_) => None,
        }
    }

    /// Whether this answers what is asked at this place.
    pub fn allows(&self, at: usize, given: Given) -> Result<(), AnswerError> {
        match &self.inner {
            Inner::Numbers(numbers) => {
                let fits = i16::try_from(given).is_ok_and(|n| numbers[at].allows(n));
                if fits { Ok(()) } else { Err(AnswerError::Range) }
            }
            Inner::Choose(choose) => choose.allows(u8::try_from(given).map_err(|_| AnswerError::NoSuchOption)?),
            Inner::Tick(tick) => tick.allows(u64::try_from(given).map_err(|_| AnswerError::NoSuchFact)?),
        }
    }
}
