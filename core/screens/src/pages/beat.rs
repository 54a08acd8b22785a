//! A moment that stops the game: one big word or number, the reason, and who acts now.

use core::fmt::Write;

use umpire_engine::table::{Beat, Happening, Seat};

use crate::bands::{AnyBand, BigWordBand, FootBand, FrontBand, GainBand, HeadBand, LineBand, LineVoice, Verb};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::page_builder::{HEAD, PAGE, PageBuilder};
use crate::strings::Text;

/// Where the front line ends; where the number does, with and without marks below it, and the marks.
const FRONT: usize = 176;
const BIG: (usize, usize) = (158, 186);
const MARKS: usize = 190;

/// The page. Where the turn goes over, the front line runs across it.
pub(crate) fn layout(mut builder: PageBuilder, happening: &Happening, beat: &Beat) {
    let (words, big, mut reason) =
        (builder.text(&happening.words), builder.text(&beat.big), builder.text(&beat.reason));
    if reason.is_empty() && beat.next.is_some() {
        reason = words.clone();
    }
    let keys = [(Key::B, "Back"), (Key::Y, "Log")].map(|(key, verb)| Verb::new(Cap::Key(key), verb));
    let Some(next) = beat.next else {
        // A piece is named as it is; the log has the rest.
        let name = happening.piece.map(|piece| builder.text(&piece.into()));
        let named = name.is_some();
        let head = HeadBand::new(happening.seat, (name.unwrap_or(words), Text::new()), "", builder.head_aside());
        builder.push(HEAD, AnyBand::Head(HeadBand { named, ..head }));
        let counter = happening.seat.and_then(|seat| Some((seat, builder.counter(seat)?)));
        let gain = counter.and_then(|(seat, counter)| GainBand::new(seat, counter.now, happening.change));
        let end = if gain.is_some() { BIG.0 } else { BIG.1 };
        builder.push(end - PAGE.0, AnyBand::BigWord(BigWordBand { text: big, seat: happening.seat }));
        if let Some(gain) = gain {
            builder.push(MARKS - BIG.0, AnyBand::Gain(gain));
        }
        say(&mut builder, reason);
        let on = Verb::new(Cap::Key(Key::A), "Go on");
        return builder.end(FootBand::verbs([on].into_iter().chain(keys)));
    };
    // Between two, whoever does not act now gives ground.
    let other = (builder.scene.seats() == 2).then_some(Seat(1 - next.0.min(1)));
    let from = happening.seat.filter(|seat| *seat != next).or(other);
    let front = FrontBand { to: next, from, word: big };
    builder.push(FRONT - builder.bottom(), AnyBand::Front(front));
    say(&mut builder, reason);
    let mut acts = Text::new();
    let _ = write!(acts, "{} acts", builder.scene.name_of(next)); // a name has 16 letters
    let acts = Verb::new(Cap::Key(Key::A), &acts).of(Some(next));
    builder.end(FootBand::verbs([acts].into_iter().chain(keys)))
}

/// The reason, down to the foot.
fn say(builder: &mut PageBuilder, text: Text) {
    let line = LineBand { seat: None, text, size: builder.scale.body(), voice: LineVoice::First, centred: true };
    builder.push(builder.room(), AnyBand::Line(line));
}
