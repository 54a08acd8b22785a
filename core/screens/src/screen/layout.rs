//! What is shown: the page that lies on top, as bands.

use umpire_engine::table::{Happening, Session, Show};

use crate::key::Key;
use crate::layout::BandStack;
use crate::pages::page_builder::PageBuilder;
use crate::pages::strip_shift::StripShift;
use crate::pages::{coach, news, over};
use crate::screen::ScreenState;

impl ScreenState {
    /// The screen as a stack of bands.
    pub fn layout(&self, game: &dyn Session) -> BandStack {
        let mut stack = BandStack::new();
        self.layout_into(&mut stack, game);
        stack
    }

    /// Lays the bands of the screen one under the other, in place of those before them: a stack is large.
    #[inline(never)]
    pub fn layout_into(&self, stack: &mut BandStack, game: &dyn Session) {
        stack.clear(self.theme, self.scale);
        match self.cue(game) {
            None => self.layout_page(stack, game, false),
            Some(cue) => {
                self.layout_page(stack, game, true);
                coach::lay(stack, cue.text);
            }
        }
    }

    /// The page on top, whose foot says how to be without a coach where one speaks.
    fn layout_page(&self, stack: &mut BandStack, game: &dyn Session, coached: bool) {
        let scene = game.scene();
        let mut builder = PageBuilder::new(stack, (&*scene, self.scale), game);
        builder.coached = coached;
        builder.clock = self.clock;
        if self.is_covered() {
            return self.layout_overlay(builder, game, &*scene);
        }
        builder.sets = self.status.is_some();
        if let Some(lesson) = self.ended_lesson(game) {
            return coach::end(builder, lesson);
        }
        let news = game.news();
        if let Some(happening) = self.news.and_then(|at| news.get(usize::from(at))) {
            let told = game.log().len() - news.len() + usize::from(self.news.unwrap_or(0));
            builder.shift = StripShift::at(&game.log(), told);
            if let Some(tumble) = self.tumble {
                return tumble.layout(builder);
            }
            return news_page(builder, happening, game, self.seal.is_some());
        }
        let question = game.question();
        let Some(question) = question.as_deref() else {
            return last_page(builder, game, self.seal.is_some());
        };
        builder.both = self.throws_both(question, &*scene).is_some();
        self.open.layout(builder, question, self.own_dice.of(question.heading.asked))
    }
}

/// A page of what happened; the end has one of its own where the game sums itself up.
fn news_page(builder: PageBuilder, happening: &Happening, game: &dyn Session, sealed: bool) {
    match happening.show {
        Show::Over(winner) if over::has_summary(&builder) => {
            over::layout(builder, happening, winner, (&game.tally(), sealed))
        }
        _ => news::layout(builder, happening, sealed),
    }
}

/// The end of a game that is over already, as after a load.
fn last_page(mut builder: PageBuilder, game: &dyn Session, sealed: bool) {
    let log = game.log();
    match log.iter().rev().find(|happening| matches!(happening.show, Show::Over(_))) {
        Some(over) => news_page(builder, over, game, sealed),
        None => {
            builder.strip(None);
            builder.foot(&[(Key::B, "Back"), (Key::Y, "Log")])
        }
    }
}
