//! What a band can show: each kind is a value with its words written out, and knows how to paint itself.

mod cells;
mod chances;
mod check;
mod cover;
mod curtain;
mod entry;
mod errand;
mod foot;
mod head;
mod line;
mod result;
mod row;
mod rung;
mod strip;
mod tick;

pub(crate) use cells::{Card, Cell, Cells, Muster};
pub(crate) use check::Check;
pub(crate) use curtain::{Curtain, Scene as Behind};
pub(crate) use entry::{Figure, Letters, OwnDice};
pub(crate) use errand::{Base, Errand};
pub(crate) use foot::Foot;
pub(crate) use head::Head;
pub(crate) use line::{Alarm, Line, LogLine, Shout, Voice};
pub(crate) use result::{Fallen, Gone, Over, Reveal, Round};
pub(crate) use row::{More, Row};
pub(crate) use rung::{BESIDE, Rail, Rung, Step};
pub(crate) use strip::{Side, Strip, digits};
pub(crate) use tick::TickRow;

use crate::canvas::Canvas;

/// A written-out text of a screen; the widest line has 30 letters.
pub(crate) type Text = heapless::String<40, u8>;
/// Top and height of a band.
pub(crate) type Zone = (i32, i32);

/// What a band shows.
#[derive(Hash)]
pub(crate) enum What {
    Blank,
    Cover,
    Strip(Strip),
    Head(Head),
    Row(Row),
    Rung(Rung),
    Cells(Cells),
    Card(Card),
    Muster(Muster),
    Tick(TickRow),
    Check(Check),
    OwnDice(OwnDice),
    Fallen(Fallen),
    Gone(Gone),
    Shout(Shout),
    Line(Line),
    Round(Round),
    Reveal(Reveal),
    Over(Over),
    Curtain(Curtain),
    Figure(Figure),
    Letters(Letters),
    Errand(Errand),
    Alarm(Alarm),
    LogLine(LogLine),
    Foot(Foot),
}

impl What {
    pub(crate) fn paint(&self, c: &mut Canvas, zone: Zone) {
        match self {
            What::Blank => {}
            What::Cover => cover::paint(c, zone),
            What::Strip(strip) => strip.paint(c, zone),
            What::Head(head) => head.paint(c, zone),
            What::Row(row) => row.paint(c, zone),
            What::Rung(rung) => rung.paint(c, zone),
            What::Cells(cells) => cells.paint(c, zone),
            What::Card(card) => card.paint(c, zone),
            What::Muster(muster) => muster.paint(c, zone),
            What::Tick(tick) => tick.paint(c, zone),
            What::Check(check) => check.paint(c, zone),
            What::OwnDice(dice) => dice.paint(c, zone),
            What::Fallen(dice) => dice.paint(c, zone),
            What::Gone(gone) => gone.paint(c, zone),
            What::Shout(shout) => shout.paint(c, zone),
            What::Line(line) => line.paint(c, zone),
            What::Round(round) => round.paint(c, zone),
            What::Reveal(reveal) => reveal.paint(c, zone),
            What::Over(over) => over.paint(c, zone),
            What::Curtain(curtain) => curtain.paint(c, zone),
            What::Figure(figure) => figure.paint(c, zone),
            What::Letters(letters) => letters.paint(c, zone),
            What::Errand(errand) => errand.paint(c, zone),
            What::Alarm(alarm) => alarm.paint(c, zone),
            What::LogLine(line) => line.paint(c, zone),
            What::Foot(foot) => foot.paint(c, zone),
        }
    }
}
