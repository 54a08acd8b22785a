//! Building a host.

use core::fmt::{self, Write};

use umpire_engine::heapless::String;
use umpire_engine::table::{
    Asked, BenchOpening, Game, Happening, Heading, Icon, MAX_ROSTER_NAME, Name, Number, Off, Offer, Opt, PieceId, Role,
    Roster, Scene, Seat, Table, Words, Workbench,
};

use crate::host::{HostEntry, HostError, MOST, WarHost};
use crate::{CompanyKind, HostCampaign, icons, lot};

/// The workbench on which hosts are built.
pub struct Drill;

/// What lies on it.
#[derive(Clone, Debug)]
pub struct HostDraft {
    /// The host being built.
    pub host: WarHost,
    /// Whether it is to be kept, once that is decided.
    pub kept: Option<bool>,
}

/// A change of it.
#[derive(Clone, Debug)]
pub enum HostChange {
    /// So many of a kind join a wing.
    Joined(HostEntry),
    /// As many as this face join.
    Drawn(u8),
    /// An entry leaves.
    Left(u8),
    /// It has a name.
    Named(String<MAX_ROSTER_NAME>),
    /// It is of a campaign now.
    Enlisted(String<MAX_ROSTER_NAME>),
    /// It is kept, or thrown away.
    Done(bool),
}

impl Game for Drill {
    const ID: &'static str = "hosts";
    const TITLE: &'static str = "Hosts";
    const EDITION: u16 = 2;
    const ROLE: Role = Role::Workbench;
    const ICON: Icon = icons::BANNER;
    type Opening = BenchOpening<WarHost>;
    type State = HostDraft;
    type Event = HostChange;

    fn open(bench: &BenchOpening<WarHost>) -> HostDraft {
        HostDraft { host: bench.roster.clone(), kept: None }
    }

    fn apply(draft: &mut HostDraft, change: HostChange) -> Option<Happening> {
        let words = match change {
            HostChange::Joined(entry) => {
                draft.host.entries.push(entry).expect("nobody joins a full host");
                Words::with2("{} {} join", entry.count, entry.kind.line().name)
            }
            HostChange::Drawn(face) => return Some(lot::drawn(draft, face)),
            HostChange::Left(at) => {
                let left = draft.host.entries.remove(at.into());
                Words::with("{} leave", left.kind.line().name)
            }
            HostChange::Named(name) => {
                draft.host.name = name;
                Words::of("It has a name")
            }
            HostChange::Enlisted(name) => {
                draft.host.campaign = (!name.is_empty()).then(|| HostCampaign { name, ..HostCampaign::default() });
                Words::of("It is of a campaign")
            }
            HostChange::Done(kept) => {
                draft.kept = Some(kept);
                return None;
            }
        };
        Some(Happening::line("changed", None, None, words))
    }

    async fn play(t: &Table<Drill>) {
        while t.look(|draft| draft.kept.is_none()) {
            menu(t).await;
        }
    }
}

impl Workbench for Drill {
    type Roster = WarHost;

    fn made(draft: &HostDraft) -> Option<&WarHost> {
        (draft.kept == Some(true)).then_some(&draft.host)
    }
}

static FULL: Off = Off { short: "full", full: "12 parts or 40 companies" };
static NOBODY: Off = Off { short: "nobody yet", full: "Nobody is in it yet" };
static NAMELESS: Off = Off { short: "no name", full: "Give it a name first" };
static SMALL: Off = Off { short: "too few", full: "2 companies at least" };
static LARGE: Off = Off { short: "too many", full: "40 companies at most" };

fn unkept(host: &WarHost) -> Option<&'static Off> {
    host.fault().map(|fault| match fault {
        HostError::Nameless => &NAMELESS,
        HostError::Few(_) => &SMALL,
        HostError::Many(_) => &LARGE,
    })
}

async fn menu(t: &Table<Drill>) {
    match ask_menu(t).await {
        0 => join(t).await,
        1 => lot::draw(t).await,
        2 => leave(t).await,
        3 => {
            let head = Heading::new("name", Asked::Anyone, "Its name", "");
            let suggestions = &["The Ford", "Red Banners", "Hill Folk"];
            let given = t.name(head, Name { max: 16, suggestions }).await;
            t.emit(HostChange::Named(String::try_from(given.as_str()).unwrap_or_default()));
        }
        4 => t.emit(HostChange::Done(true)),
        6 => {
            let head = Heading::new("campaign", Asked::Anyone, "Its campaign", "");
            let given = t.name(head, Name { max: 16, suggestions: &["Winter War"] }).await;
            t.emit(HostChange::Enlisted(String::try_from(given.as_str()).unwrap_or_default()));
        }
        _ => t.emit(HostChange::Done(false)),
    }
}

#[inline(never)]
fn ask_menu(t: &Table<Drill>) -> impl Future<Output = u8> {
    t.look(|draft| {
        let host = &draft.host;
        let full = host.entries.is_full() || host.companies() >= MOST;
        let empty = host.entries.is_empty().then_some(&NOBODY);
        let mut rows = [
            Opt::new("add", "Add companies").off(full.then_some(&FULL)),
            Opt::new("lot", "Draw by lot").gist("A d6 of spears").off(full.then_some(&FULL)),
            Opt::new("remove", Words::with("Companies: {}", host.companies())).off(empty),
            Opt::new("name", "Name"),
            Opt::new("keep", "Keep it").off(unkept(host)),
            Opt::new("leave", "Throw it away"),
            Opt::new("enlist", "Of a campaign"),
        ]
        .into_iter();
        t.offer(Heading::new("host", Asked::Anyone, "The host", ""), Offer::ROWS, &mut rows)
    })
}

async fn join(t: &Table<Drill>) {
    let mut rows =
        CompanyKind::ALL.into_iter().map(|kind| Opt::new(kind.line().id, kind.line().name).icon(kind.line().icon));
    let at = t.offer(Heading::new("kind", Asked::Anyone, "Who joins?", ""), Offer::ROWS, &mut rows).await;
    let room = i16::from(MOST - t.look(|draft| draft.host.companies()));
    let number = Number { min: 1, max: room, step: 1, preset: room.min(4), unit: "companies", least: "" };
    let count = t.number(Heading::new("count", Asked::Anyone, "How many?", ""), number).await;
    let wings = ["First wing", "Second wing", "Third wing"];
    let mut rows =
        (1..).zip(wings).map(|(at, name)| Opt::new(umpire_engine::table::OptionKey::numbered("wing", at), name));
    let wing = t.offer(Heading::new("wing", Asked::Anyone, "Which wing?", ""), Offer::ROWS, &mut rows).await;
    t.emit(HostChange::Joined(HostEntry { kind: CompanyKind::ALL[usize::from(at)], count: count as u8, wing }));
}

async fn leave(t: &Table<Drill>) {
    let at = t.look(|draft| {
        let row = |(at, entry): (u8, &HostEntry)| {
            let label = Words::with2("{} {}", entry.count, entry.kind.line().name);
            Opt::new(umpire_engine::table::OptionKey::numbered("part", at), label).icon(entry.kind.line().icon)
        };
        let mut rows = (1..).zip(&draft.host.entries).map(row);
        t.offer(Heading::new("leaves", Asked::Anyone, "Who leaves?", ""), Offer::ROWS, &mut rows)
    });
    let at = at.await;
    t.emit(HostChange::Left(at));
}

impl Scene for HostDraft {
    fn game(&self) -> &'static str {
        "long-fray"
    }

    fn seats(&self) -> u8 {
        1
    }

    fn side_name(&self, _: Seat) -> &str {
        self.host.name()
    }

    fn write_name(&self, _: PieceId, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
}
