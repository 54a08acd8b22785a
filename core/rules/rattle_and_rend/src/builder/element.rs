//! Elements on the workbench: adding one, changing one, seeing one off.

use heapless::Vec;

use super::ask::{self, BenchHeading, choose, element, head};
use super::{Table, WarbandChange, WarbandDraft, gist};
use crate::book::{Trait, Type};
use crate::icons;
use crate::warband::{GivenName, WarbandEntry};
use umpire_engine::table::{Off, Opt, PieceId, Words};

static DEAR: Off = Off { short: "too dear", full: "Too few points are left (V1)" };
pub(super) static NO_HOST: Off = Off { short: "no host", full: "Nobody is there to host it (V8)" };
static LED: Off = Off { short: "led", full: "It has a Champion: V8" };
static NOT_ONE: Off = Off { short: "cannot host", full: "It hosts no Champion: V8" };
static HOST: Off = Off { short: "cannot host", full: "It cannot host a Champion (V8)" };

/// Any Element will do.
pub(super) fn nothing(_: &WarbandDraft, _: usize) -> Option<&'static Off> {
    None
}

/// A new Element with its trait.
pub(super) async fn add(t: &Table) {
    let kind = Type::ALL[which(t).await];
    let entry = of_type(t, kind).await;
    t.emit(WarbandChange::Added(entry));
}

/// An Element of this type with its trait.
pub(super) async fn of_type(t: &Table, kind: Type) -> WarbandEntry {
    let own = match Trait::of(kind).next() {
        Some(_) => Some(a_trait(t, kind, Words::of(kind.line().name), None).await),
        None => None,
    };
    WarbandEntry { own, ..WarbandEntry::plain(kind) }
}

/// A row for each type, off where too few points are left.
pub(super) fn types(left: u8, dear: &'static Off) -> impl Iterator<Item = Opt> {
    Type::ALL.into_iter().map(move |kind| {
        let line = kind.line();
        let off = (line.points > left).then_some(dear);
        Opt::new(kind.id(), Words::with2("{}: {}", line.name, line.points)).icon(line.icon).cost(line.points).off(off)
    })
}

#[inline(never)]
fn which(t: &Table) -> impl Future<Output = usize> {
    let (head, left, last) = t.look(|draft| {
        (head(draft, "type", "Add which?"), draft.left(), draft.kept.warband.entries.last().map(|entry| entry.kind))
    });
    // Whoever adds one often adds another of the same type.
    let preset = last.unwrap_or(Type::Fighters) as usize;
    choose(t, head, &mut types(left, &DEAR), preset, None)
}

/// Picks a trait of a type.
pub(super) async fn a_trait(t: &Table, kind: Type, title: Words, now: Option<Trait>) -> Trait {
    let at = ask_trait(t, kind, title, now).await;
    Trait::of(kind).nth(at).expect("one of the traits that were listed")
}

#[inline(never)]
fn ask_trait(t: &Table, kind: Type, title: Words, now: Option<Trait>) -> impl Future<Output = usize> {
    let mut rows = Trait::of(kind).map(|own| Opt::new(own.id(), own.name()).gist(gist::of_trait(own)));
    let preset = Trait::of(kind).position(|own| Some(own) == now).unwrap_or(0);
    choose(t, BenchHeading("trait", title, "its trait".into()), &mut rows, preset, None)
}

/// What can be changed about an Element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ElementRow {
    Trait,
    Join,
    Attach,
    ChampionTrait,
    Detach,
    Nickname,
    NoNickname,
    Remove,
}

/// Picks an Element and changes it.
pub(super) async fn change(t: &Table) {
    let at = which_one(t).await;
    let who = PieceId(at as u8);
    let row = ask_row(t, at).await;
    let row = t.look(|draft| rows(draft, at)[row]);
    let entry = t.look(|draft| draft.kept.warband.entries[at]);
    match row {
        ElementRow::Trait => {
            let own = a_trait(t, entry.kind, who.into(), entry.own).await;
            t.emit(WarbandChange::Trait(who.0, own));
        }
        ElementRow::Join => {
            let host = which_host(t).await as u8;
            t.emit(WarbandChange::Led(host, entry.own));
            t.emit(WarbandChange::Removed(who.0));
        }
        ElementRow::Attach | ElementRow::ChampionTrait => {
            let own = a_trait(t, Type::Champion, Words::of("Champion"), entry.champion.flatten()).await;
            t.emit(WarbandChange::Led(who.0, Some(own)));
        }
        ElementRow::Detach => t.emit(WarbandChange::Led(who.0, None)),
        ElementRow::Nickname => {
            let asked =
                umpire_engine::table::Name { max: 12, suggestions: &["Old Tam", "Grey Wolves", "Mara", "The Wall"] };
            let name = ask::name(t, "nickname", who, asked).await;
            t.emit(WarbandChange::Nickname(who.0, name));
        }
        ElementRow::NoNickname => t.emit(WarbandChange::Nickname(who.0, GivenName::NONE)),
        ElementRow::Remove => t.emit(WarbandChange::Removed(who.0)),
    }
}

#[inline(never)]
fn which_one(t: &Table) -> impl Future<Output = usize> {
    element(t, t.look(|draft| head(draft, "element", "Change")), 0, nothing)
}

/// A Champion that was bought alone joins a host.
#[inline(never)]
pub(super) fn which_host(t: &Table) -> impl Future<Output = usize> {
    let first = t.look(|draft| (0..draft.kept.warband.entries.len()).find(|at| hosts(draft, *at).is_none()));
    element(t, t.look(|draft| head(draft, "host", "Whose?")), first.unwrap_or(0) as u8, hosts)
}

/// Why an Element cannot take a Champion.
pub(super) fn hosts(draft: &WarbandDraft, at: usize) -> Option<&'static Off> {
    let entry = &draft.kept.warband.entries[at];
    (!entry.can_host()).then_some(&NOT_ONE).or(entry.champion.is_some().then_some(&LED))
}

/// In a campaign only its nickname is free.
fn rows(draft: &WarbandDraft, at: usize) -> Vec<ElementRow, 6> {
    let entry = &draft.kept.warband.entries[at];
    let named = (!entry.name.is_empty()).then_some(ElementRow::NoNickname);
    if draft.is_guided() {
        return [ElementRow::Nickname].into_iter().chain(named).collect();
    }
    let own = Trait::of(entry.kind).next().map(|_| ElementRow::Trait);
    let led: &[ElementRow] = match (entry.kind, entry.champion) {
        (Type::Champion, _) => &[ElementRow::Join],
        (_, Some(_)) => &[ElementRow::ChampionTrait, ElementRow::Detach],
        (_, None) => &[ElementRow::Attach],
    };
    let rows = own.into_iter().chain(led.iter().copied()).chain([ElementRow::Nickname]);
    rows.chain(named).chain([ElementRow::Remove]).collect()
}

#[inline(never)]
fn ask_row(t: &Table, at: usize) -> impl Future<Output = usize> {
    t.look(|draft| {
        let entry = &draft.kept.warband.entries[at];
        let points = entry.points();
        let note = Words::with(if points == 1 { "{} point" } else { "{} points" }, points);
        let rows = rows(draft, at);
        let mut options = rows.iter().map(|row| option(draft, entry, *row));
        choose(t, BenchHeading("change", PieceId(at as u8).into(), note), &mut options, 0, None)
    })
}

fn option(draft: &WarbandDraft, entry: &WarbandEntry, row: ElementRow) -> Opt {
    let name = |own: Option<Trait>| own.map_or("none yet", Trait::name);
    match row {
        ElementRow::Trait => Opt::new("trait", name(entry.own)).icon(entry.kind.line().icon),
        ElementRow::Join => {
            let nobody = (0..draft.kept.warband.entries.len()).all(|at| hosts(draft, at).is_some());
            Opt::new("join", "Join a host").off(nobody.then_some(&NO_HOST))
        }
        ElementRow::Attach => {
            let dear = (draft.left() == 0).then_some(&DEAR);
            Opt::new("attach", "Attach Champion").off((!entry.can_host()).then_some(&HOST).or(dear))
        }
        ElementRow::ChampionTrait => Opt::new("champion", name(entry.champion.flatten())).icon(icons::CHAMPION),
        ElementRow::Detach => Opt::new("detach", "Send its Champion off"),
        ElementRow::Nickname => Opt::new("nickname", "Nickname"),
        ElementRow::NoNickname => Opt::new("no-nickname", "No nickname"),
        ElementRow::Remove => Opt::new("remove", "Remove it"),
    }
}
