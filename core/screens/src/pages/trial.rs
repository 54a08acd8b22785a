//! A trial of the device itself: the picture, what to do, and the two keys that say what came of it.

use umpire_engine::table::{Choose, Opt, Question, Trial, TrialPicture};

use crate::bands::{AnyBand, TrialBand, TrialWords};
use crate::key::Key;
use crate::pages::page_builder::PageBuilder;

/// Rows of the panel.
const ALL: usize = 240;

#[inline(never)]
pub(crate) fn layout(mut builder: PageBuilder, question: &Question, choose: &Choose, trial: &Trial) {
    let (picture, text) = (trial.picture, builder.text(&trial.text));
    let label = |option: Option<&Opt>| option.map(|option| builder.text(&option.label)).unwrap_or_default();
    let first = label(choose.options.first());
    let other = label(choose.other.and_then(|other| choose.options.get(usize::from(other))));
    if picture == TrialPicture::ColourBars {
        // All of the panel is looked at: its keys stand within the frame.
        let words = TrialWords { text, below: first, last: other };
        return builder.push(ALL, AnyBand::Trial(TrialBand { picture, words }));
    }
    builder.top(question);
    let expect = builder.text(&trial.expect);
    let keys = matches!(picture, TrialPicture::Keys { .. });
    let below = if keys { Default::default() } else { expect.clone() };
    let words = TrialWords { text, below, last: Default::default() };
    builder.push(builder.room(), AnyBand::Trial(TrialBand { picture, words }));
    if keys {
        // No key has a verb while each is tried.
        return builder.say(expect);
    }
    let verbs = [(Key::A, first.as_str()), (Key::X, other.as_str())];
    builder.foot(if other.is_empty() { &verbs[..1] } else { &verbs })
}
