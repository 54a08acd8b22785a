//! What a band can show: each kind is a value with its words written out, and knows how to paint itself.

mod agreed;
mod aim;
mod aside;
mod bars;
mod beat;
mod cells;
mod chances;
mod check;
mod correct;
mod count;
mod cover;
mod curtain;
mod deed;
mod entry;
mod equation;
mod errand;
mod foot;
mod head;
mod help;
mod hits;
mod kept;
mod likely;
mod line;
mod map;
mod measure;
mod muster;
mod need;
mod numbers;
mod over;
mod pair;
mod piece;
mod piece_head;
mod piles;
mod reason;
mod result;
mod reveal;
mod round;
mod row;
mod rung;
mod strip;
mod sum;
mod tick;
mod tray;
mod units;

pub(crate) use agreed::Agreed;
pub(crate) use aim::Aim;
pub(crate) use aside::Aside;
pub(crate) use bars::Bars;
pub(crate) use beat::{Front, Gain};
pub(crate) use cells::{Card, CardLine, Cell, CellMark, Cells};
pub(crate) use chances::short;
pub(crate) use check::Check;
pub(crate) use correct::{Changed, FieldRow, Plates};
pub(crate) use count::HitCount;
pub(crate) use curtain::{Curtain, Scene as Behind};
pub(crate) use deed::{Deed, Moment};
pub(crate) use entry::{Figure, Letters, OwnDice};
pub(crate) use equation::Equation;
pub(crate) use errand::{Base, Errand};
pub(crate) use foot::{Foot, Verb};
pub(crate) use head::Head;
pub(crate) use help::HelpLine;
pub(crate) use hits::{Hits, names_hits};
pub(crate) use kept::KeptRow;
pub(crate) use likely::Likely;
pub(crate) use line::{Alarm, Big, Line, LogLine, Shout, Voice};
pub(crate) use map::Map;
pub(crate) use measure::Measure;
pub(crate) use muster::{Muster, Soldier};
pub(crate) use need::{figure, must_show, said};
pub(crate) use numbers::Numbers;
pub(crate) use over::Over;
pub(crate) use pair::{TickCell, TickPair};
pub(crate) use piece::{GroupHead, PieceRow};
pub(crate) use piece_head::PieceHead;
pub(crate) use piles::Piles;
pub(crate) use reason::{Before, Reason};
pub(crate) use result::{Cursor, Fallen, Gone};
pub(crate) use reveal::{GivenRow, Reveal};
pub(crate) use round::Round;
pub(crate) use row::{More, Row};
pub(crate) use rung::{BESIDE, Rail, Rung, Step};
pub(crate) use strip::{Side, Strip, digits};
pub(crate) use sum::{Sum as Weighed, bounds};
pub(crate) use tick::TickRow;
pub(crate) use tray::{PLAIN, RINGED, Tray, Turned};
pub(crate) use units::{Unit, Units};

use core::hash::Hash;

use heapless::{LenType, String};

use crate::layout::PaneHasher;
use crate::raster::canvas::Canvas;

/// A written-out text of a screen; the widest line has 30 letters.
pub(crate) type Text = String<40, u8>;

/// As much of a text as any line has room for.
#[inline(never)]
pub(crate) fn text(text: &str) -> Text {
    letters(text, 36)
}

/// The first so many letters of a text, or fewer: some take two bytes.
pub(crate) fn letters<const N: usize, L: LenType>(text: &str, most: usize) -> String<N, L> {
    let mut kept = String::new();
    let _ = text.chars().take(most).try_for_each(|letter| kept.push(letter)); // what has no room is cut
    kept
}

/// Top and height of a band.
pub(crate) type Zone = (i32, i32);

/// What a band shows.
#[derive(Hash)]
pub(crate) enum What {
    Blank,
    Cover,
    Title,
    Strip(Strip),
    Head(Head),
    Deed(Deed),
    Row(Row),
    Rung(Rung),
    Cells(Cells),
    Card(Card),
    CardLine(CardLine),
    Muster(Muster),
    Units(Units),
    PieceRow(PieceRow),
    GroupHead(GroupHead),
    PieceHead(PieceHead),
    Measure(Measure),
    Numbers(Numbers),
    Tick(TickRow),
    TickPair(TickPair),
    Weighed(Weighed),
    Check(Check),
    Aim(Aim),
    Reason(Reason),
    Likely(Likely),
    Aside(Aside),
    OwnDice(OwnDice),
    HitCount(HitCount),
    Tray(Tray),
    Fallen(Fallen),
    Equation(Equation),
    Hits(Hits),
    Piles(Piles),
    Gone(Gone),
    Shout(Shout),
    Big(Big),
    Front(Front),
    Gain(Gain),
    Line(Line),
    HelpLine(HelpLine),
    Round(Round),
    Reveal(Reveal),
    GivenRow(GivenRow),
    Over(Over),
    Curtain(Curtain),
    KeptRow(KeptRow),
    Figure(Figure),
    Letters(Letters),
    Errand(Errand),
    Map(Map),
    Alarm(Alarm),
    Agreed(Agreed),
    LogLine(LogLine),
    Bars(Bars),
    FieldRow(FieldRow),
    Changed(Changed),
    Plates(Plates),
    Foot(Foot),
}

impl What {
    /// Where the panes of this band end, from left to right, in whole blocks of 16 columns. Each can be
    /// drawn without the others.
    pub(crate) fn panes(&self) -> &'static [u16] {
        match self {
            What::Cells(_) => &[80, 160, 240],
            What::Fallen(dice) if dice.in_panes() => &[80, 160, 240],
            What::Tray(tray) => tray.panes(),
            What::Strip(strip) => strip.panes(),
            _ => &[240],
        }
    }

    /// Everything that can be seen in a pane.
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut PaneHasher) {
        core::mem::discriminant(self).hash(sum);
        match self {
            What::Cells(cells) => cells.hash_pane(pane, sum),
            What::Fallen(dice) if dice.in_panes() => dice.hash_pane(pane, sum),
            What::Tray(tray) => tray.hash_pane(pane, sum),
            What::Strip(strip) => strip.hash_pane(pane, sum),
            _ => self.hash(sum),
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas, zone: Zone) {
        match self {
            What::Blank => {}
            What::Cover => cover::paint(c, zone),
            What::Title => strip::title(c),
            What::Strip(strip) => strip.paint(c, zone),
            What::Head(head) => head.paint(c, zone),
            What::Deed(deed) => deed.paint(c, zone),
            What::Row(row) => row.paint(c, zone),
            What::Rung(rung) => rung.paint(c, zone),
            What::Cells(cells) => cells.paint(c, zone),
            What::Card(card) => card.paint(c, zone),
            What::CardLine(line) => line.paint(c, zone),
            What::Muster(muster) => muster.paint(c, zone),
            What::Units(units) => units.paint(c, zone),
            What::PieceRow(row) => row.paint(c, zone),
            What::GroupHead(head) => head.paint(c, zone),
            What::PieceHead(head) => head.paint(c, zone),
            What::Measure(measure) => measure.paint(c, zone),
            What::Numbers(numbers) => numbers.paint(c, zone),
            What::Tick(tick) => tick.paint(c, zone),
            What::TickPair(pair) => pair.paint(c, zone),
            What::Weighed(sum) => sum.paint(c, zone),
            What::Check(check) => check.paint(c, zone),
            What::Aim(aim) => aim.paint(c, zone),
            What::Reason(reason) => reason.paint(c, zone),
            What::Likely(likely) => likely.paint(c, zone),
            What::Aside(aside) => aside.paint(c, zone),
            What::OwnDice(dice) => dice.paint(c, zone),
            What::HitCount(count) => count.paint(c, zone),
            What::Tray(tray) => tray.paint(c, zone),
            What::Fallen(dice) => dice.paint(c, zone),
            What::Equation(sum) => sum.paint(c, zone),
            What::Hits(hits) => hits.paint(c, zone),
            What::Piles(piles) => piles.paint(c, zone),
            What::Gone(gone) => gone.paint(c, zone),
            What::Shout(shout) => shout.paint(c, zone),
            What::Big(big) => big.paint(c, zone),
            What::Front(front) => front.paint(c, zone),
            What::Gain(gain) => gain.paint(c, zone),
            What::Line(line) => line.paint(c, zone),
            What::HelpLine(line) => line.paint(c, zone),
            What::Round(round) => round.paint(c, zone),
            What::Reveal(reveal) => reveal.paint(c, zone),
            What::GivenRow(row) => row.paint(c, zone),
            What::Over(over) => over.paint(c, zone),
            What::Curtain(curtain) => curtain.paint(c, zone),
            What::KeptRow(row) => row.paint(c, zone),
            What::Figure(figure) => figure.paint(c, zone),
            What::Letters(letters) => letters.paint(c, zone),
            What::Errand(errand) => errand.paint(c, zone),
            What::Map(map) => map.paint(c, zone),
            What::Alarm(alarm) => alarm.paint(c, zone),
            What::Agreed(agreed) => agreed.paint(c, zone),
            What::LogLine(line) => line.paint(c, zone),
            What::Bars(bars) => bars.paint(c, zone),
            What::FieldRow(row) => row.paint(c, zone),
            What::Changed(changed) => changed.paint(c, zone),
            What::Plates(plates) => plates.paint(c, zone),
            What::Foot(foot) => foot.paint(c, zone),
        }
    }
}
