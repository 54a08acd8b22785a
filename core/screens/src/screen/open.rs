//! The open question as far as it is answered: one page for each kind.

use umpire_engine::table::{Answer, Kind, PieceId, Question, Scene};

use crate::intent::Intent;
use crate::key::Key;
use crate::pages::choose::ChoosePage;
use crate::pages::name::NamePage;
use crate::pages::number::NumberPage;
use crate::pages::page_builder::PageBuilder;
use crate::pages::reasons::whom;
use crate::pages::roll::RollPage;
use crate::pages::secret::SecretPage;
use crate::pages::tick::TickPage;
use crate::pages::{deed, instruct};
use umpire_raster::text_scale::TextScale;

/// The open question as far as it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OpenPage {
    Nothing,
    Choose(ChoosePage),
    Tick(TickPage),
    Number(NumberPage),
    Secret(SecretPage),
    Roll(RollPage),
    /// What to do on the table, and the first line that is seen of a page that is read, or the part of a code.
    Instruct(u8),
    Name(NamePage),
}

impl OpenPage {
    /// Nothing of it is answered yet. A secret picker starts on a number from `noise`.
    pub(crate) fn new(
        question: &Question,
        (scene, scale): (&dyn Scene, TextScale),
        own_dice: bool,
        noise: u64,
    ) -> Self {
        let room = deed::room(&question.heading, scene);
        match &question.kind {
            Kind::Tick(tick) => {
                let asked = question.heading.asked.seat();
                OpenPage::Tick(TickPage::new((tick, asked), whom(Some(question), scene), scene, (room, scale)))
            }
            Kind::Choose(choose) => OpenPage::Choose(ChoosePage::new(choose, scene, (room, scale))),
            Kind::Number(number) => OpenPage::Number(NumberPage::new(number)),
            Kind::Secret(_) => OpenPage::Secret(SecretPage::new(noise)),
            Kind::Roll(roll) => OpenPage::Roll(RollPage::new(roll, own_dice)),
            Kind::Instruct(_) => OpenPage::Instruct(0),
            Kind::Name(name) => OpenPage::Name(NamePage::new(name)),
        }
    }

    /// Whether it is a page for questions of this kind.
    pub(crate) const fn is_of(&self, question: &Question) -> bool {
        matches!(
            (self, &question.kind),
            (OpenPage::Choose(_), Kind::Choose(_))
                | (OpenPage::Tick(_), Kind::Tick(_))
                | (OpenPage::Number(_), Kind::Number(_))
                | (OpenPage::Roll(_), Kind::Roll(_))
                | (OpenPage::Name(_), Kind::Name(_))
        )
    }

    /// Shows what was answered, where somebody looks back or took it back.
    pub(crate) fn show(&mut self, question: &Question, answer: &Answer) {
        match (self, &question.kind) {
            (OpenPage::Choose(page), Kind::Choose(choose)) => page.show(choose, answer),
            (OpenPage::Tick(page), _) => page.show(answer),
            (OpenPage::Number(page), _) => page.show(answer),
            (OpenPage::Roll(page), Kind::Roll(roll)) => page.show(roll, answer),
            (OpenPage::Name(page), Kind::Name(name)) => page.show(name, answer),
            _ => {}
        }
    }

    /// The row under the cursor, where it has help of its own.
    pub(crate) fn under(&self, question: &Question) -> Option<u8> {
        match (self, &question.kind) {
            (OpenPage::Choose(page), Kind::Choose(choose)) => page.under(choose),
            (OpenPage::Tick(page), Kind::Tick(tick)) => page.under(tick),
            _ => None,
        }
    }

    /// The piece under the cursor, where pieces are picked.
    pub(crate) fn piece(&self, question: &Question) -> Option<PieceId> {
        match (self, &question.kind) {
            (OpenPage::Choose(page), Kind::Choose(choose)) => page.piece(choose),
            _ => None,
        }
    }

    /// Whether a held arrow, along a list or across it, only ever moves the cursor.
    pub(crate) fn repeats(&self, along: bool, kind: &Kind) -> bool {
        match (self, kind) {
            (OpenPage::Choose(_) | OpenPage::Number(_) | OpenPage::Name(_), _) => true,
            // Across, the facts of a roll are said.
            (OpenPage::Tick(_), Kind::Tick(tick)) => along || tick.check.is_none(),
            (OpenPage::Roll(page), Kind::Roll(roll)) => page.repeats(along, roll),
            _ => false,
        }
    }

    /// What a key does; a secret's keys do not come this way.
    pub(crate) fn on_key(
        &mut self,
        key: Key,
        question: Option<&Question>,
        (scene, scale): (&dyn Scene, TextScale),
        own_dice: &mut bool,
    ) -> Intent {
        match (self, question.map(|question| &question.kind)) {
            (OpenPage::Choose(page), Some(Kind::Choose(choose))) => page.on_key(key, (choose, scale)),
            (OpenPage::Tick(page), Some(Kind::Tick(tick))) => {
                page.on_key(key, (tick, whom(question, scene), scale), own_dice)
            }
            (OpenPage::Number(page), Some(Kind::Number(number))) => page.on_key(key, number),
            (OpenPage::Roll(page), Some(Kind::Roll(roll))) => {
                page.on_key(key, (roll, whom(question, scene), scale), own_dice)
            }
            (OpenPage::Instruct(first), Some(Kind::Instruct(tell))) => {
                let room = question.map_or(0, |question| deed::room(&question.heading, scene));
                *first = instruct::scrolled(key, *first, (tell, scene), (room, scale));
                instruct::on_key(key, tell, *own_dice)
            }
            (OpenPage::Name(page), Some(Kind::Name(name))) => page.on_key(key, name),
            _ if key == Key::B => Intent::Undo,
            _ => Intent::Stay,
        }
    }

    /// Pushes its bands.
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, own_dice: bool) {
        match (self, &question.kind) {
            (OpenPage::Choose(page), Kind::Choose(choose)) => page.layout(builder, question, choose),
            (OpenPage::Tick(page), Kind::Tick(_)) => page.layout(builder, question, own_dice),
            (OpenPage::Number(page), Kind::Number(number)) => page.layout(builder, question, number),
            (OpenPage::Secret(page), Kind::Secret(secret)) if builder.look_back.is_none() => {
                page.layout(builder, question, secret)
            }
            (OpenPage::Roll(page), Kind::Roll(_)) => page.layout(builder, question),
            (OpenPage::Instruct(first), Kind::Instruct(tell)) => {
                instruct::layout(builder, question, (tell, *first), own_dice)
            }
            (OpenPage::Name(page), Kind::Name(name)) => page.layout(builder, question, name),
            // The app has not synced to this question yet: only what is sure is shown.
            _ => {
                builder.top(question);
                builder.foot(&[])
            }
        }
    }
}
