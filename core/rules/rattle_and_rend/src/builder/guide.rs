//! Between two games of a campaign: what is to be done, in order; and where to go from there (section 21).

use heapless::Vec;

use super::ask::{NAME, choose, head};
use super::bond::focus;
use super::chronicle::chronicle;
use super::element::change;
use super::exchange::{reassign, swap};
use super::menu::leave;
use super::pay::pay;
use super::record::record;
use super::rename::rename;
use super::spend::spend;
use super::{DraftOutcome, DraftStage, Table, WarbandChange, WarbandDraft};
use crate::book::Bond;
use crate::campaign::EditError;
use umpire_engine::table::{Off, Opt, Words};

/// Where one can go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GuideRow {
    Pay,
    Spend,
    Swap,
    Move,
    Focus,
    Keep,
    Record,
    Chronicle,
    Elements,
    Name,
    Anew,
    Leave,
}

/// One look at the guide, and what follows from it.
pub(super) async fn guide(t: &Table) {
    let at = look(t).await;
    match t.look(|draft| rows(draft)[at]) {
        GuideRow::Pay => pay(t).await,
        GuideRow::Spend => _ = spend(t).await,
        GuideRow::Swap => swap(t).await,
        GuideRow::Move => reassign(t).await,
        GuideRow::Focus => focus(t).await,
        GuideRow::Keep => t.emit(WarbandChange::Done(DraftOutcome::Keep)),
        GuideRow::Record => record(t).await,
        GuideRow::Chronicle => chronicle(t).await,
        GuideRow::Elements => change(t).await,
        GuideRow::Name => rename(t).await,
        GuideRow::Anew => t.emit(WarbandChange::Anew),
        GuideRow::Leave => leave(t).await,
    }
}

/// What is to be done first, then what may be done, then the rest.
fn rows(draft: &WarbandDraft) -> Vec<GuideRow, 12> {
    let Some(campaign) = &draft.kept.campaign else { return Vec::new() };
    if campaign.retired {
        return [GuideRow::Keep, GuideRow::Chronicle, GuideRow::Anew, GuideRow::Leave].into_iter().collect();
    }
    let unfocused = draft.kept.warband.bond == Some(Bond::Retinue) && draft.kept.warband.focus.is_none();
    let all = [
        (GuideRow::Pay, campaign.owed > 0),
        (GuideRow::Spend, campaign.banked > 0),
        (GuideRow::Swap, true),
        (GuideRow::Move, true),
        (GuideRow::Focus, unfocused),
        (GuideRow::Keep, true),
        (GuideRow::Record, true),
        (GuideRow::Chronicle, true),
        (GuideRow::Elements, true),
        (GuideRow::Name, true),
        (GuideRow::Leave, true),
    ];
    all.into_iter().filter(|(_, listed)| *listed).map(|(row, _)| row).collect()
}

#[inline(never)]
fn look(t: &Table) -> impl Future<Output = usize> {
    t.look(|draft| {
        let rows = rows(draft);
        // What must be done and what waits come first; else it is ready.
        let waits = |row: &GuideRow| matches!(row, GuideRow::Pay | GuideRow::Spend | GuideRow::Keep);
        let preset = match draft.stage {
            DraftStage::Dissolved => rows.iter().position(|row| *row == GuideRow::Anew),
            _ => rows.iter().position(waits),
        };
        let mut options = rows.iter().map(|row| option(draft, *row));
        let mut head = head(draft, "guide", Words::with("{}", NAME));
        if rows[0] == GuideRow::Keep {
            head.2 = "dissolved".into();
        }
        choose(t, head, &mut options, preset.unwrap_or(0), None)
    })
}

static NO_GAME: Off = Off { short: "no game yet", full: "Nothing to tell yet (CAMP-16)" };
static UNKEPT: Off = Off { short: "keep it first", full: "Keep it, then start anew" };

fn option(draft: &WarbandDraft, row: GuideRow) -> Opt {
    let Some(campaign) = &draft.kept.campaign else { return Opt::new("leave", "") };
    let refused = |done: Result<(), EditError>| done.err().map(EditError::off);
    let owing = if campaign.owed > 0 { Some(EditError::Unsettled.off()) } else { None };
    let banked = campaign.banked;
    let played =
        draft.kept.campaign.as_ref().map_or(0, |campaign| campaign.number(campaign.chronicle.entries.len()) - 1);
    match row {
        GuideRow::Pay => Opt::new("pay", "1 point to pay").gist("Lost in the last game: first"),
        GuideRow::Spend => {
            let label = Words::with(if banked == 1 { "{} point to spend" } else { "{} points to spend" }, banked);
            Opt::new("spend", label).gist("Now or later: the bank keeps").off(owing)
        }
        GuideRow::Swap => {
            let off = refused(draft.kept.can_swap());
            Opt::new("swap", "Swap up to 3 points").gist("Some go, others come").off(off)
        }
        GuideRow::Move => {
            let off = refused(draft.kept.can_reassign());
            Opt::new("move", "Move up to 3 points").gist("Founding to Fringe, or back").off(off)
        }
        GuideRow::Focus => Opt::new("focus", "Name a Focus").gist("Or with the Skirmish Roster"),
        GuideRow::Keep if campaign.retired => Opt::new("keep", "Keep its chronicle").gist("Below 9 points: dissolved"),
        GuideRow::Keep if campaign.owed > 0 => Opt::new("keep", "Keep it, pay later").gist("It plays once it has paid"),
        GuideRow::Keep => Opt::new("keep", "Ready: keep it").gist("Ready for the next game"),
        GuideRow::Record => {
            let label = "Write down a game";
            Opt::new("record", label).gist("Played without the device").off(owing)
        }
        GuideRow::Chronicle => {
            let label =
                Words::with(if played == 1 { "Chronicle: {} game" } else { "Chronicle: {} games" }, played as i16);
            Opt::new("chronicle", label).gist("What became of it so far").off((played == 0).then_some(&NO_GAME))
        }
        GuideRow::Elements => {
            let label = Words::with("Elements: {}", draft.kept.warband.entries.len() as u8);
            Opt::new("elements", label).gist("Their nicknames")
        }
        GuideRow::Name => Opt::new("name", "Name"),
        GuideRow::Anew => {
            let off = (draft.stage != DraftStage::Dissolved).then_some(&UNKEPT);
            Opt::new("anew", "Start a new one").gist("In the same campaign").off(off)
        }
        GuideRow::Leave => Opt::new("leave", "Throw it away"),
    }
}
