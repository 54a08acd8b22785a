//! Dice tumble for a moment before the page that says how they lie. What fell is stored before that, and nothing here
//! knows it: the dice are blank.

use umpire_engine::table::{Session, Show};

use crate::bands::{AnyBand, TumbleBand};
use crate::pages::page_builder::{PAGE, PageBuilder, STRIP};
use crate::screen::ScreenState;

/// Pictures of it. At 50 ms each it ends with the clatter of the sound that tells what came of it.
const FRAMES: u8 = 3;
/// The most dice that are drawn.
const MOST: u8 = 12;

/// Dice in the air.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tumble {
    sides: u8,
    count: u8,
    frame: u8,
}

impl ScreenState {
    /// Lets the dice tumble before the page that shows them, where it does.
    pub fn start_tumble(&mut self, game: &dyn Session) {
        let news = game.news();
        let Some(happening) = self.news.and_then(|at| news.get(usize::from(at))).filter(|_| !self.is_covered()) else {
            return;
        };
        let (die, count) = match &happening.show {
            Show::Rolled(rolled) => (rolled.die, rolled.faces.len()),
            Show::Clash(clash) => (clash.halves[0].die, clash.halves.iter().map(|half| half.faces.len()).sum()),
            _ => return,
        };
        let count = count.min(MOST.into()) as u8;
        self.tumble = (count > 0).then_some(Tumble { sides: die.sides(), count, frame: 0 });
    }

    /// Whether dice tumble just now.
    pub const fn is_tumbling(&self) -> bool {
        self.tumble.is_some()
    }

    /// Goes on to the next picture of it, or to the page.
    pub fn tumble_on(&mut self) {
        self.tumble = self.tumble.filter(|tumble| tumble.frame + 1 < FRAMES);
        if let Some(tumble) = &mut self.tumble {
            tumble.frame += 1;
        }
    }

    /// Goes on to the page.
    pub fn end_tumble(&mut self) {
        self.tumble = None;
    }
}

impl Tumble {
    /// Pushes its bands.
    pub(crate) fn layout(self, mut builder: PageBuilder) {
        let Tumble { sides, count, frame } = self;
        builder.strip(None);
        builder.push(PAGE.1 - STRIP, AnyBand::Tumble(TumbleBand { sides, count, frame }));
        builder.foot(&[]);
    }
}
