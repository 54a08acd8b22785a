//! One of all bands: where its panes end, what can be seen in them, and how it is painted.

use core::hash::Hash;

use umpire_raster::canvas::{Canvas, Target};

use crate::bands::{
    AgreedBand, AimBand, AlarmBand, BannerBand, BarsBand, BigWordBand, CardBand, CardLineBand, CellsBand, ChangeBand,
    ClashBand, CoachBand, CodeBand, CodeNameBand, ColumnsBand, CurtainBand, DeedBand, EquationBand, ExtraBand,
    FallenBand, FieldBand, FootBand, FrontBand, GainBand, GivenBand, GoneBand, GroupHeadBand, HeadBand, HeldGroundBand,
    HelpBand, HitCountBand, HitsBand, HoldBand, InstructionBand, KeptBand, LeftGameBand, LikelyBand, LineBand, LogBand,
    MapBand, MapPairBand, MarksBand, MeasureBand, MusterBand, NameEntryBand, NotedTickBand, NumberEntryBand,
    NumbersBand, OrderBand, OverBand, OwnDiceBand, PieceBand, PieceHeadBand, PilesBand, PlacementBand, PlatesBand,
    ReachBand, ReasonBand, RevealBand, RowBand, RungBand, ScoreBand, ScrolledBand, SettingBand, ShoutBand, StepBand,
    StepsBand, StripBand, SumBand, TabsBand, TickBand, TickPairBand, ToldBand, TrayBand, TrialBand, TumbleBand,
    TwoLineRowBand, UnitsBand, Zone, cover, strip,
};
use crate::damage::PaneHasher;

/// What a band shows.
#[derive(Hash)]
pub(crate) enum AnyBand {
    Blank,
    Cover,
    Title,
    Strip(StripBand),
    Steps(StepsBand),
    Head(HeadBand),
    Deed(DeedBand),
    Row(RowBand),
    TwoLineRow(TwoLineRowBand),
    LeftGame(LeftGameBand),
    Rung(RungBand),
    Cells(CellsBand),
    Card(CardBand),
    CardLine(CardLineBand),
    Muster(MusterBand),
    Tabs(TabsBand),
    Units(UnitsBand),
    Piece(PieceBand),
    GroupHead(GroupHeadBand),
    PieceHead(PieceHeadBand),
    Measure(MeasureBand),
    Numbers(NumbersBand),
    Tick(TickBand),
    TickPair(TickPairBand),
    NotedTick(NotedTickBand),
    Sum(SumBand),
    Aim(AimBand),
    Step(StepBand),
    Reach(ReachBand),
    Reason(ReasonBand),
    Likely(LikelyBand),
    Extra(ExtraBand),
    OwnDice(OwnDiceBand),
    HitCount(HitCountBand),
    Tray(TrayBand),
    Fallen(FallenBand),
    Equation(EquationBand),
    Hits(HitsBand),
    Piles(PilesBand),
    Clash(ClashBand),
    Gone(GoneBand),
    Shout(ShoutBand),
    BigWord(BigWordBand),
    Front(FrontBand),
    Gain(GainBand),
    Marks(MarksBand),
    Line(LineBand),
    Scrolled(ScrolledBand),
    Setting(SettingBand),
    Help(HelpBand),
    Reveal(RevealBand),
    Given(GivenBand),
    Order(OrderBand),
    Over(OverBand),
    Banner(BannerBand),
    Score(ScoreBand),
    Curtain(CurtainBand),
    Kept(KeptBand),
    NumberEntry(NumberEntryBand),
    Columns(ColumnsBand),
    NameEntry(NameEntryBand),
    Instruction(InstructionBand),
    Map(MapBand),
    Code(CodeBand),
    CodeName(CodeNameBand),
    MapPair(MapPairBand),
    HeldGround(HeldGroundBand),
    Placement(PlacementBand),
    Told(ToldBand),
    Trial(TrialBand),
    Tumble(TumbleBand),
    Alarm(AlarmBand),
    Agreed(AgreedBand),
    Hold(HoldBand),
    Log(LogBand),
    Bars(BarsBand),
    Field(FieldBand),
    Change(ChangeBand),
    Plates(PlatesBand),
    Coach(CoachBand),
    Foot(FootBand),
}

impl AnyBand {
    /// Where the panes of this band end, from left to right, in whole blocks of 16 columns. Each can be
    /// drawn without the others.
    pub(crate) fn panes(&self) -> &'static [u16] {
        match self {
            AnyBand::Cells(_) => &[80, 160, 240],
            AnyBand::Fallen(dice) if dice.in_panes() => &[80, 160, 240],
            AnyBand::Tray(tray) => tray.panes(),
            AnyBand::Strip(strip) => strip.panes(),
            _ => &[240],
        }
    }

    /// Whether it is a head, or the next line of one.
    pub(crate) const fn is_head(&self) -> bool {
        matches!(self, AnyBand::Head(_) | AnyBand::Deed(_) | AnyBand::PieceHead(_))
    }

    /// Whether it stands above a page, and is never covered: the strip, the steps of the turn, a head.
    pub(crate) const fn is_above_page(&self) -> bool {
        self.is_head() || matches!(self, AnyBand::Strip(_) | AnyBand::Title | AnyBand::Steps(_) | AnyBand::Alarm(_))
    }

    /// Whether it is one of several alike, or numbers that are read together: however tall, it is never cut.
    pub(crate) const fn is_row(&self) -> bool {
        matches!(self, AnyBand::TwoLineRow(_) | AnyBand::Rung(_) | AnyBand::Cells(_) | AnyBand::Aim(_))
    }

    /// Whether the cursor is in it.
    pub(crate) const fn has_cursor(&self) -> bool {
        match self {
            AnyBand::Row(row) => row.on,
            AnyBand::TwoLineRow(row) => row.on,
            AnyBand::Rung(rung) => rung.has_cursor(),
            AnyBand::Cells(cells) => cells.on.is_some(),
            AnyBand::Units(units) => units.on.is_some(),
            AnyBand::Piece(row) => row.on,
            AnyBand::Tick(tick) => tick.on,
            AnyBand::TickPair(pair) => pair.on.is_some(),
            AnyBand::NotedTick(tick) => tick.on,
            AnyBand::Reason(reason) => reason.on,
            AnyBand::Field(row) => row.on,
            _ => false,
        }
    }

    /// Everything that can be seen in a pane.
    #[inline(never)] // or where every field of every band lies is worked out for each: 1,700 instructions
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut PaneHasher) {
        core::mem::discriminant(self).hash(sum);
        match self {
            AnyBand::Cells(cells) => cells.hash_pane(pane, sum),
            AnyBand::Fallen(dice) if dice.in_panes() => dice.hash_pane(pane, sum),
            AnyBand::Tray(tray) => tray.hash_pane(pane, sum),
            AnyBand::Strip(strip) => strip.hash_pane(pane, sum),
            _ => self.hash(sum),
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, zone: Zone) {
        match self {
            AnyBand::Blank => {}
            AnyBand::Cover => cover::paint(c, zone),
            AnyBand::Title => strip::title(c),
            AnyBand::Strip(strip) => strip.paint(c, zone),
            AnyBand::Steps(steps) => steps.paint(c, zone),
            AnyBand::Head(head) => head.paint(c, zone),
            AnyBand::Deed(deed) => deed.paint(c, zone),
            AnyBand::Row(row) => row.paint(c, zone),
            AnyBand::TwoLineRow(row) => row.paint(c, zone),
            AnyBand::LeftGame(row) => row.paint(c, zone),
            AnyBand::Rung(rung) => rung.paint(c, zone),
            AnyBand::Cells(cells) => cells.paint(c, zone),
            AnyBand::Card(card) => card.paint(c, zone),
            AnyBand::CardLine(line) => line.paint(c, zone),
            AnyBand::Muster(muster) => muster.paint(c, zone),
            AnyBand::Tabs(tabs) => tabs.paint(c, zone),
            AnyBand::Units(units) => units.paint(c, zone),
            AnyBand::Piece(row) => row.paint(c, zone),
            AnyBand::GroupHead(head) => head.paint(c, zone),
            AnyBand::PieceHead(head) => head.paint(c, zone),
            AnyBand::Measure(measure) => measure.paint(c, zone),
            AnyBand::Numbers(numbers) => numbers.paint(c, zone),
            AnyBand::Tick(tick) => tick.paint(c, zone),
            AnyBand::TickPair(pair) => pair.paint(c, zone),
            AnyBand::NotedTick(tick) => tick.paint(c, zone),
            AnyBand::Sum(sum) => sum.paint(c, zone),
            AnyBand::Aim(aim) => aim.paint(c, zone),
            AnyBand::Step(step) => step.paint(c, zone),
            AnyBand::Reach(reach) => reach.paint(c, zone),
            AnyBand::Reason(reason) => reason.paint(c, zone),
            AnyBand::Likely(likely) => likely.paint(c, zone),
            AnyBand::Extra(aside) => aside.paint(c, zone),
            AnyBand::OwnDice(dice) => dice.paint(c, zone),
            AnyBand::HitCount(count) => count.paint(c, zone),
            AnyBand::Tray(tray) => tray.paint(c, zone),
            AnyBand::Fallen(dice) => dice.paint(c, zone),
            AnyBand::Equation(sum) => sum.paint(c, zone),
            AnyBand::Hits(hits) => hits.paint(c, zone),
            AnyBand::Piles(piles) => piles.paint(c, zone),
            AnyBand::Clash(half) => half.paint(c, zone),
            AnyBand::Gone(gone) => gone.paint(c, zone),
            AnyBand::Shout(shout) => shout.paint(c, zone),
            AnyBand::BigWord(big) => big.paint(c, zone),
            AnyBand::Front(front) => front.paint(c, zone),
            AnyBand::Gain(gain) => gain.paint(c, zone),
            AnyBand::Marks(marks) => marks.paint(c, zone),
            AnyBand::Line(line) => line.paint(c, zone),
            AnyBand::Scrolled(line) => line.paint(c, zone),
            AnyBand::Setting(row) => row.paint(c, zone),
            AnyBand::Help(line) => line.paint(c, zone),
            AnyBand::Reveal(reveal) => reveal.paint(c, zone),
            AnyBand::Given(row) => row.paint(c, zone),
            AnyBand::Order(row) => row.paint(c, zone),
            AnyBand::Over(over) => over.paint(c, zone),
            AnyBand::Banner(banner) => banner.paint(c, zone),
            AnyBand::Score(score) => score.paint(c, zone),
            AnyBand::Curtain(curtain) => curtain.paint(c, zone),
            AnyBand::Kept(row) => row.paint(c, zone),
            AnyBand::NumberEntry(figure) => figure.paint(c, zone),
            AnyBand::Columns(columns) => columns.paint(c, zone),
            AnyBand::NameEntry(letters) => letters.paint(c, zone),
            AnyBand::Instruction(errand) => errand.paint(c, zone),
            AnyBand::Map(map) => map.paint(c, zone),
            AnyBand::Code(code) => code.paint(c, zone),
            AnyBand::CodeName(name) => name.paint(c, zone),
            AnyBand::MapPair(pair) => pair.paint(c, zone),
            AnyBand::HeldGround(ground) => ground.paint(c, zone),
            AnyBand::Placement(placement) => placement.paint(c, zone),
            AnyBand::Told(told) => told.paint(c, zone),
            AnyBand::Trial(trial) => trial.paint(c, zone),
            AnyBand::Tumble(dice) => dice.paint(c, zone),
            AnyBand::Alarm(alarm) => alarm.paint(c, zone),
            AnyBand::Agreed(agreed) => agreed.paint(c, zone),
            AnyBand::Hold(hold) => hold.paint(c, zone),
            AnyBand::Log(line) => line.paint(c, zone),
            AnyBand::Bars(bars) => bars.paint(c, zone),
            AnyBand::Field(row) => row.paint(c, zone),
            AnyBand::Change(changed) => changed.paint(c, zone),
            AnyBand::Plates(plates) => plates.paint(c, zone),
            AnyBand::Coach(bubble) => bubble.paint(c, zone),
            AnyBand::Foot(foot) => foot.paint(c, zone),
        }
    }
}
