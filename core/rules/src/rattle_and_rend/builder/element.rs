//! Elements on the workbench: adding one, changing one, seeing one off.

use crate::rattle_and_rend::book::{Trait, Type};
use crate::rattle_and_rend::icons;
use crate::rattle_and_rend::warband::{Entry, Name};
use heapless::Vec;

use super::ask::{self, Head, choose, element, head};
use super::{Bench, Change, Draft, gist};
use crate::table::{Off, Opt, PieceId, Words};

static DEAR: Off = Off { short: "too dear", full: "Too few points are left (V1)" };
static NO_HOST: Off = Off { short: "no host", full: "Nobody is there to host it (V8)" };
static LED: Off = Off { short: "led", full: "It has a Champion: V8" };
static NOT_ONE: Off = Off { short: "cannot host", full: "It hosts no Champion: V8" };
static HOST: Off = Off { short: "cannot host", full: "It cannot host a Champion (V8)" };

/// Any Element will do.
pub(super) fn nothing(_: &Draft, _: usize) -> Option<&'static Off> {
    None
}

/// A new Element with its trait.
pub(super) async fn add(t: &Bench) {
    let kind = Type::ALL[which(t).await];
    let own = match Trait::of(kind).next() {
        Some(_) => Some(a_trait(t, kind, Words::of(kind.line().name), None).await),
        None => None,
    };
    t.emit(Change::Added(Entry { own, ..Entry::plain(kind) }));
}

#[inline(never)]
fn which(t: &Bench) -> impl Future<Output = usize> {
    let (head, left, last) = t.look(|draft| {
        (head(draft, "type", "Add which?"), draft.left(), draft.roster.entries.last().map(|entry| entry.kind))
    });
    let row = move |kind: Type| {
        let line = kind.line();
        let off = (line.points > left).then_some(&DEAR);
        Opt::new(kind.id(), Words::with2("{}: {}", line.name, line.points)).icon(line.icon).cost(line.points).off(off)
    };
    // Whoever adds one often adds another of the same type.
    let preset = last.unwrap_or(Type::Fighters) as usize;
    choose(t, head, &mut Type::ALL.into_iter().map(row), preset, None)
}

/// Picks a trait of a type.
async fn a_trait(t: &Bench, kind: Type, title: Words, now: Option<Trait>) -> Trait {
    let at = ask_trait(t, kind, title, now).await;
    Trait::of(kind).nth(at).expect("one of the traits that were listed")
}

#[inline(never)]
fn ask_trait(t: &Bench, kind: Type, title: Words, now: Option<Trait>) -> impl Future<Output = usize> {
    let mut rows = Trait::of(kind).map(|own| Opt::new(own.id(), own.name()).gist(gist::of_trait(own)));
    let preset = Trait::of(kind).position(|own| Some(own) == now).unwrap_or(0);
    choose(t, Head("trait", title, "its trait".into()), &mut rows, preset, None)
}

/// What can be changed about an Element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
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
pub(super) async fn change(t: &Bench) {
    let at = which_one(t).await;
    let who = PieceId(at as u8);
    let row = ask_row(t, at).await;
    let row = t.look(|draft| rows(&draft.roster.entries[at])[row]);
    let entry = t.look(|draft| draft.roster.entries[at]);
    match row {
        Row::Trait => {
            let own = a_trait(t, entry.kind, who.into(), entry.own).await;
            t.emit(Change::Trait(who.0, own));
        }
        Row::Join => {
            let host = which_host(t).await as u8;
            t.emit(Change::Led(host, entry.own));
            t.emit(Change::Removed(who.0));
        }
        Row::Attach | Row::ChampionTrait => {
            let own = a_trait(t, Type::Champion, Words::of("Champion"), entry.champion.flatten()).await;
            t.emit(Change::Led(who.0, Some(own)));
        }
        Row::Detach => t.emit(Change::Led(who.0, None)),
        Row::Nickname => {
            let asked = crate::table::Name { max: 12, suggestions: &["Old Tam", "Grey Wolves", "Mara", "The Wall"] };
            let name = ask::name(t, "nickname", who, asked).await;
            t.emit(Change::Nickname(who.0, name));
        }
        Row::NoNickname => t.emit(Change::Nickname(who.0, Name::NONE)),
        Row::Remove => t.emit(Change::Removed(who.0)),
    }
}

#[inline(never)]
fn which_one(t: &Bench) -> impl Future<Output = usize> {
    element(t, t.look(|draft| head(draft, "element", "Change")), 0, nothing)
}

/// A Champion that was bought alone joins a host.
#[inline(never)]
fn which_host(t: &Bench) -> impl Future<Output = usize> {
    let first = t.look(|draft| (0..draft.roster.entries.len()).find(|at| hosts(draft, *at).is_none()));
    element(t, t.look(|draft| head(draft, "host", "Whose?")), first.unwrap_or(0) as u8, hosts)
}

/// Why an Element cannot take a Champion.
fn hosts(draft: &Draft, at: usize) -> Option<&'static Off> {
    let entry = &draft.roster.entries[at];
    (!entry.can_host()).then_some(&NOT_ONE).or(entry.champion.is_some().then_some(&LED))
}

fn rows(entry: &Entry) -> Vec<Row, 6> {
    let own = Trait::of(entry.kind).next().map(|_| Row::Trait);
    let led: &[Row] = match (entry.kind, entry.champion) {
        (Type::Champion, _) => &[Row::Join],
        (_, Some(_)) => &[Row::ChampionTrait, Row::Detach],
        (_, None) => &[Row::Attach],
    };
    let named = (!entry.name.is_empty()).then_some(Row::NoNickname);
    let rows = own.into_iter().chain(led.iter().copied()).chain([Row::Nickname]);
    rows.chain(named).chain([Row::Remove]).collect()
}

#[inline(never)]
fn ask_row(t: &Bench, at: usize) -> impl Future<Output = usize> {
    t.look(|draft| {
        let entry = &draft.roster.entries[at];
        let points = entry.points();
        let note = Words::with(if points == 1 { "{} point" } else { "{} points" }, points);
        let rows = rows(entry);
        let mut options = rows.iter().map(|row| option(draft, entry, *row));
        choose(t, Head("change", PieceId(at as u8).into(), note), &mut options, 0, None)
    })
}

fn option(draft: &Draft, entry: &Entry, row: Row) -> Opt {
    let name = |own: Option<Trait>| own.map_or("none yet", Trait::name);
    match row {
        Row::Trait => Opt::new("trait", name(entry.own)).icon(entry.kind.line().icon),
        Row::Join => {
            let nobody = (0..draft.roster.entries.len()).all(|at| hosts(draft, at).is_some());
            Opt::new("join", "Join a host").off(nobody.then_some(&NO_HOST))
        }
        Row::Attach => {
            let dear = (draft.left() == 0).then_some(&DEAR);
            Opt::new("attach", "Attach Champion").off((!entry.can_host()).then_some(&HOST).or(dear))
        }
        Row::ChampionTrait => Opt::new("champion", name(entry.champion.flatten())).icon(icons::CHAMPION),
        Row::Detach => Opt::new("detach", "Send its Champion off"),
        Row::Nickname => Opt::new("nickname", "Nickname"),
        Row::NoNickname => Opt::new("no-nickname", "No nickname"),
        Row::Remove => Opt::new("remove", "Remove it"),
    }
}
