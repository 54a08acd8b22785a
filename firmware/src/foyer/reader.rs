//! Lines to read: what became of a roster in its campaign, and how all of a campaign stand.

use core::fmt::{self, Display, Write};
use core::pin::pin;

use heapless::{String, Vec};
use umpire_engine::prose;
use umpire_engine::table::{
    Arg, Asked, CampaignStanding, CodeKind, Game, Happening, Heading, Help, Layout, Offer, Opt, OptionKey, Role,
    RosterBook, Runner, Scene, Table, Words,
};

use super::choice::{Choice, FoyerDeed};
use super::code::{self, CodePiece, ShownCode};
use super::hall::rank;
use super::kept_at;
use crate::games::{Host, Leave};
use crate::persistence::rosters::{MAX_IN_CAMPAIGN, OwnKey, RosterKey, RosterName, RosterStore};

/// A page, as a game of one question.
pub(super) struct Reader;

/// Letters on it: what is more is counted.
const TOLD: usize = 1_536;

/// A line of it.
type PageLine = String<96>;

/// What is to be read.
#[derive(Clone, Default)]
pub(super) struct ReaderPage {
    game: &'static str,
    /// Whose it is, and what.
    name: RosterName,
    note: &'static str,
    told: String<TOLD>,
    more: u16,
    /// What is shown as a code instead.
    code: ShownCode,
}

/// What can happen there.
pub(super) enum PageEvent {
    /// It is about this one of a game, and of this kind.
    Named(&'static str, RosterName, &'static str),
    /// One more line.
    Line(PageLine),
    /// More bytes of what is shown as a code.
    Code(CodeKind, CodePiece),
}

impl Game for Reader {
    const ID: &'static str = "";
    const TITLE: &'static str = "Pocket Umpire";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Homecoming;
    type Opening = ();
    type State = ReaderPage;
    type Event = PageEvent;

    fn open((): &()) -> ReaderPage {
        ReaderPage::default()
    }

    /// What is to be read stays.
    fn reopen(_: &mut ReaderPage, (): &()) {}

    fn apply(page: &mut ReaderPage, event: PageEvent) -> Option<Happening> {
        match event {
            PageEvent::Named(game, name, note) => (page.game, page.name, page.note) = (game, name, note),
            PageEvent::Code(kind, piece) => page.code.add(kind, &piece),
            PageEvent::Line(line) => {
                let length = page.told.len();
                if page.more > 0 || writeln!(page.told, "{line}").is_err() {
                    page.told.truncate(length);
                    page.more += 1;
                }
            }
        }
        None
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        row.is_none().then_some(if question == "code" { &CODE } else { &PAGE })
    }

    async fn play(t: &Table<Reader>) {
        match t.look(|page| page.code.parts()) {
            0 => drop(ask(t).await),
            parts => code::ask(t, parts).await,
        }
    }
}

fn ask(t: &Table<Reader>) -> impl Future<Output = u8> + use<'_> {
    let note = t.look(|page| page.note);
    let head = Heading::new("page", Asked::Anyone, Words::with("{}", Arg::Given(0)), note);
    let mut rows = core::iter::once(Opt::new("done", "Done").help(&Help::OF_SCENE));
    t.offer(head, Offer { layout: Layout::Told, ..Offer::ROWS }, &mut rows)
}

static PAGE: Help =
    Help { title: "A campaign", chip: "", text: prose!("Y on the row shows all of it. A or B leads back."), page: "" };

static CODE: Help = Help {
    title: "A code",
    chip: "",
    text: prose!(
        "Any reader of QR codes makes a line of text of it. Another umpire takes that line by its cable: code, and the line. What is long has several parts: A shows the next, and their order does not matter."
    ),
    page: "",
};

impl Scene for ReaderPage {
    fn game(&self) -> &'static str {
        self.game
    }

    fn write_given(&self, _: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_str(&self.name)
    }

    fn write_code(&self, part: u8, out: &mut dyn Write) -> fmt::Result {
        self.code.write(self.game, part, out)
    }

    fn about(&self, _: u8, say: &mut dyn FnMut(&dyn Display)) {
        self.told.lines().for_each(|line| say(&line));
        if self.more > 0 {
            say(&format_args!("and {} more", self.more));
        }
    }
}

/// Shows what was chosen to be read, until somebody goes back.
pub(crate) async fn show(host: &mut impl Host, choice: &Choice) -> Leave {
    let table = Table::<Reader>::empty(&());
    write(host, choice, &table);
    let flow = pin!(Reader::play(&table));
    let mut live = Runner::new(&table, (), flow, Reader::play).expect("an empty tape fits all rules");
    host.play(&mut live, None).await
}

#[inline(never)]
fn write(host: &mut impl Host, choice: &Choice, table: &Table<Reader>) -> Option<()> {
    let (FoyerDeed::ShowChronicle(at) | FoyerDeed::ShowTable(at) | FoyerDeed::ShowCode(at, _)) = choice.deed else {
        return None;
    };
    let (_, key) = kept_at(host, at)?;
    let (book, rosters) = (&choice.title().rosters, host.rosters()?);
    let mut line = |line: &dyn Display| {
        let mut text = PageLine::new();
        let _ = write!(text, "{line}"); // none is longer
        table.emit(PageEvent::Line(text));
    };
    if let FoyerDeed::ShowCode(_, kind) = choice.deed {
        if !code::lay((book, key.in_game(book.game)), kind, rosters, table) {
            line(&"No game yet");
        }
        table.emit(PageEvent::Named(book.game, key.name, "last result"));
    } else if let FoyerDeed::ShowTable(_) = choice.deed {
        each_standing(book, &key.campaign, rosters, &mut |name, standing| {
            let CampaignStanding { games: [won, drawn, lost], worth, retired } = standing;
            let out = if *retired { ", retired" } else { "" };
            line(&format_args!("{name}: {won}-{drawn}-{lost}, {worth}{out}"));
        });
        line(&"Won-drawn-lost, and worth");
        table.emit(PageEvent::Named(book.game, key.campaign, "table"));
    } else {
        chronicle_of(book, key.in_game(book.game), rosters, &mut line);
        if table.look(|page| page.told.is_empty()) {
            line(&"No game yet");
        }
        table.emit(PageEvent::Named(book.game, key.name, "chronicle"));
    }
    Some(())
}

/// Says what became of a roster.
#[inline(never)] // a whole roster, as bytes
pub(crate) fn chronicle_of(
    book: &RosterBook,
    key: RosterKey<'_>,
    rosters: &mut dyn RosterStore,
    say: &mut dyn FnMut(&dyn Display),
) -> bool {
    let bytes = rosters.read(key);
    bytes.iter().for_each(|bytes| (book.chronicle)(bytes, say));
    bytes.is_some()
}

/// Hands out how each roster of a campaign stands, the best first.
#[inline(never)]
pub(crate) fn each_standing(
    book: &RosterBook,
    campaign: &str,
    rosters: &mut dyn RosterStore,
    see: &mut dyn FnMut(&str, &CampaignStanding),
) {
    let mut all: Vec<(OwnKey, CampaignStanding), MAX_IN_CAMPAIGN> = Vec::new();
    rosters.each(&mut |key| {
        if (key.game, key.campaign) == (book.game, campaign) {
            let _ = all.push((key.into(), CampaignStanding::default())); // no more are ever kept
        }
    });
    for (key, standing) in &mut all {
        *standing = standing_of(book, key.in_game(book.game), rosters);
    }
    all.sort_unstable_by_key(|(_, standing)| core::cmp::Reverse(rank(standing)));
    all.iter().for_each(|(key, standing)| see(&key.name, standing));
}

#[inline(never)] // a whole roster, as bytes
fn standing_of(book: &RosterBook, key: RosterKey<'_>, rosters: &mut dyn RosterStore) -> CampaignStanding {
    rosters.read(key).map_or_else(CampaignStanding::default, |bytes| (book.standing)(&bytes))
}
