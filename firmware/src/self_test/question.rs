//! What is asked: a small rulebook, with no dice, that is not stored.

use core::fmt::{self, Display, Write};

use heapless::String;
use umpire_engine::prose;
use umpire_engine::table::{
    Asked, Game, Happening, Heading, Help, Layout, Offer, Opt, OptionKey, Other, Preset, Role, Scene, Table, Trial,
    TrialPicture, Words,
};

use super::STARTERS;
use super::finding::{Finding, Findings, Part, Verdict};
use super::words::{name, write_advice, write_part, write_verdict};
use crate::board::Contacts;

/// The self-test, as a game.
pub(super) struct SelfTest;

/// Picks of every trial: it is well; it is not; nobody said so. Of a key there is one more: press it once more, alone.
pub(super) const WELL: u8 = 0;
pub(super) const WRONG: u8 = 1;
pub(super) const SKIP: u8 = 2;
pub(super) const AGAIN: u8 = 3;

/// What is tried, and what was found.
#[derive(Clone, Default)]
pub(super) struct Bench {
    /// What the board has, in the order in which it is tried.
    pub(super) contacts: Contacts,
    pub(super) lamp: bool,
    pub(super) sound: bool,
    /// Contacts that were closed before anything was asked for, a bit each.
    pub(super) stuck: u16,
    /// What was seen of a part that is not well: whoever goes back loses nothing of it.
    seen: Findings,
    pub(super) findings: Findings,
    /// The contact that is tried now.
    pub(super) at: u8,
}

/// What can happen.
pub(super) enum TestEvent {
    /// The board has these contacts; a lamp; a speaker.
    Fitted(Contacts, bool, bool),
    /// These contacts are closed, though nobody presses them.
    Stuck(u16),
    /// This was seen of a part.
    Seen(Part, Finding),
    /// This contact is tried now.
    Tries(u8),
    /// This is what a part came to.
    Found(Part, Verdict),
}

impl Game for SelfTest {
    const ID: &'static str = "self-test";
    const TITLE: &'static str = "Self-test";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::SelfTest;
    type Opening = ();
    type State = Bench;
    type Event = TestEvent;

    fn open((): &()) -> Bench {
        Bench::default()
    }

    /// What the board has stays, and what was seen of it.
    fn reopen(bench: &mut Bench, (): &()) {
        (bench.findings, bench.at) = (Findings::default(), 0);
    }

    fn apply(bench: &mut Bench, event: TestEvent) -> Option<Happening> {
        match event {
            TestEvent::Fitted(contacts, lamp, sound) => {
                (bench.contacts, bench.lamp, bench.sound) = (contacts, lamp, sound);
            }
            TestEvent::Stuck(stuck) => bench.stuck = stuck,
            TestEvent::Seen(part, finding) => bench.seen.0[part.index()] = finding,
            TestEvent::Tries(at) => bench.at = at,
            TestEvent::Found(part, verdict) => {
                let (seen, place) = (bench.seen.of(part), part.index());
                // What was seen says more than a key or a line does.
                let says_more = seen.verdict != Verdict::Untried && seen.verdict.is_trouble() == verdict.is_trouble();
                bench.findings.0[place] = if says_more { seen } else { Finding::new(verdict, 0) };
            }
        }
        None
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        row.is_none().then_some(if question == "end" { &END } else { &WALK })
    }

    async fn play(t: &Table<SelfTest>) {
        let none = (TrialPicture::Keys { wanted: 0, well: 0, wrong: 0 }, "Let go of all keys".into());
        if ask(t, ("let-go", "Self-test"), none, "Hold B: leave, at any time").await != WELL {
            return;
        }
        if let Some(name) = t.look(Bench::stuck_starter) {
            let text = (TrialPicture::None, Words::with("{} seems stuck", name));
            if ask(t, ("starter-stuck", "Self-test"), text, "Without A the game begins").await != WELL {
                let stuck = t.look(|bench| bench.stuck);
                let each = (0..u16::BITS as u8).filter(|at| stuck >> at & 1 == 1);
                return each.for_each(|at| t.emit(TestEvent::Found(Part::Contact(at), Verdict::Stuck)));
            }
        }
        for at in 0..t.look(|bench| bench.contacts.len() as u8) {
            t.emit(TestEvent::Tries(at));
            let verdict = if t.look(|bench| bench.stuck >> at & 1 == 1) { Verdict::Stuck } else { contact(t).await };
            t.emit(TestEvent::Found(Part::Contact(at), verdict));
        }
        let colours = match ask(t, ("colours", "Panel"), BARS, "").await {
            WELL => Verdict::Well,
            WRONG => COLOURS[usize::from(ask_colours(t).await)].2,
            _ => Verdict::Skipped,
        };
        t.emit(TestEvent::Found(Part::Colours, colours));
        let lamp = match t.look(|bench| bench.lamp) {
            true => heard(ask(t, ("lamp", "Lamp"), words("Red, green, blue?"), "It goes round and round").await),
            false => Verdict::Absent,
        };
        t.emit(TestEvent::Found(Part::Lamp, lamp));
        let sound = match t.look(|bench| bench.sound) {
            true => heard(ask(t, ("sound", "Sound"), words("Three tones, rising?"), "They come again").await),
            false => Verdict::Absent,
        };
        t.emit(TestEvent::Found(Part::Sound, sound));
        ask(t, ("measure", "Self-test"), words("Measuring"), "Panel, power, noise, flash").await;
        for part in [Part::Beam, Part::Battery, Part::Noise, Part::Flash, Part::Store] {
            let seen = t.look(|bench| bench.seen.of(part).verdict);
            t.emit(TestEvent::Found(part, seen));
        }
        end(t).await;
    }
}

const BARS: (TrialPicture, Words) = (TrialPicture::ColourBars, Words::of("Four bars, a whole frame?"));

/// What can be wrong with a picture.
const COLOURS: [(&str, &str, Verdict); 4] = [
    ("swapped", "Colours are swapped", Verdict::ColoursSwapped),
    ("negative", "Like a negative", Verdict::Negative),
    ("shifted", "Shifted, frame is cut", Verdict::Shifted),
    ("flickers", "Flicker or stripes", Verdict::Flickers),
];

fn words(text: &'static str) -> (TrialPicture, Words) {
    (TrialPicture::None, text.into())
}

/// The keys as they stand.
fn keys(t: &Table<SelfTest>, text: impl Into<Words>) -> (TrialPicture, Words) {
    (t.look(Bench::picture), text.into())
}

const fn heard(pick: u8) -> Verdict {
    match pick {
        WELL => Verdict::Well,
        WRONG => Verdict::Wrong,
        _ => Verdict::Skipped,
    }
}

/// Tries the contact at hand: twice, where another one came with it.
async fn contact(t: &Table<SelfTest>) -> Verdict {
    let (id, name, centre) = t.look(|bench| {
        let contact = &bench.contacts[usize::from(bench.at)];
        (KEY_IDS[contact.key as usize], name(contact), contact.centre)
    });
    let id = if centre { "key-centre" } else { id };
    let mut text = "Press {}";
    loop {
        match ask(t, (id, "Keys"), keys(t, Words::with(text, name)), "Without it, on in 6 seconds").await {
            AGAIN => text = "Only {}, once more",
            WELL => return Verdict::Well,
            _ => return Verdict::Silent,
        }
    }
}

/// The questions about keys, in their order.
const KEY_IDS: [&str; 8] = ["key-up", "key-down", "key-left", "key-right", "key-a", "key-b", "key-x", "key-y"];

/// Asks for one trial.
fn ask<'t>(
    t: &'t Table<SelfTest>,
    (id, title): (&'static str, &'static str),
    (picture, text): (TrialPicture, Words),
    expect: &'static str,
) -> impl Future<Output = u8> + use<'t> {
    let (first, second) = match (id, picture) {
        ("starter-stuck", _) => ("Test on", "Leave"),
        (_, TrialPicture::ColourBars) => ("I see all of it", "Something is missing"),
        ("lamp" | "sound", _) => ("Yes", "No"),
        _ => ("Go on", ""),
    };
    let key = id.starts_with("key-");
    let rows =
        [Opt::new("well", first), Opt::new("wrong", second), Opt::new("skip", "Skip"), Opt::new("again", "Again")];
    let count = match id {
        "let-go" | "measure" => 1,
        "starter-stuck" => 2,
        _ if key => 4,
        _ => 3,
    };
    let other = if second.is_empty() || id == "starter-stuck" { Other::Nothing } else { Other::At(WRONG) };
    let trial = Trial { picture, text, expect: expect.into() };
    let offer = Offer { layout: Layout::Trial(trial), preset: Preset::At(0), other };
    let note = match key {
        true => t.look(|bench| Words::with2("{} of {}", bench.at + 1, bench.contacts.len() as u8)),
        false => Words::NONE,
    };
    t.offer(Heading::new(id, Asked::Anyone, title, note), offer, &mut rows.into_iter().take(count))
}

fn ask_colours(t: &Table<SelfTest>) -> impl Future<Output = u8> + use<'_> {
    let mut rows = COLOURS.iter().map(|(id, label, _)| Opt::new(*id, *label));
    t.offer(Heading::new("colours-how", Asked::Anyone, "What is wrong?", Words::NONE), Offer::ROWS, &mut rows)
}

/// What was found, until somebody has read it.
fn end(t: &Table<SelfTest>) -> impl Future<Output = u8> + use<'_> {
    let note = match t.look(|bench| bench.findings.troubles() as u8) {
        0 => Words::of("all is well"),
        count => Words::with("{} not well", count),
    };
    let mut rows = core::iter::once(Opt::new("done", "Done").help(&Help::OF_SCENE));
    let offer = Offer { layout: Layout::Told, ..Offer::ROWS };
    t.offer(Heading::new("end", Asked::Anyone, "Self-test", note), offer, &mut rows)
}

static WALK: Help = Help {
    title: "Self-test",
    chip: "",
    text: prose!(
        "It tries every part of the handheld, one after the other, and says what is wrong and where to look. Nothing that is stored is touched. Whoever sees nothing goes by the cable: each question is a line there, and a line answers it."
    ),
    page: "",
};

static END: Help = Help {
    title: "Self-test",
    chip: "",
    text: prose!(
        "This is what is not well, and where to look. All of it went out by the cable as a text, for a report; the line self-test prints it again. Done begins to play."
    ),
    page: "",
};

/// Letters of a line that is told.
type Line = String<96>;

impl Bench {
    /// A key that begins the self-test, and is stuck.
    fn stuck_starter(&self) -> Option<&'static str> {
        let stuck = (0..).zip(&self.contacts).filter(|(at, _)| self.stuck >> at & 1 == 1).map(|(_, contact)| contact);
        stuck.filter(|contact| STARTERS.contains(&contact.key)).map(name).next()
    }

    /// Which keys are well, which are not, and which is tried.
    fn picture(&self) -> TrialPicture {
        let (mut well, mut wrong, mut wanted) = (0, 0, 0);
        for (at, contact) in self.contacts.iter().enumerate() {
            let key = 1 << contact.key as u8;
            match self.findings.0[at].verdict {
                Verdict::Untried => {}
                Verdict::Well => well |= key,
                _ => wrong |= key,
            }
            if at == usize::from(self.at) {
                wanted = key;
            }
        }
        TrialPicture::Keys { wanted, well: well & !wrong, wrong }
    }

    /// Says what is not well: a line, and one on what to do.
    fn tell(&self, say: &mut dyn FnMut(&dyn Display)) -> fmt::Result {
        for part in Part::all() {
            let finding = self.findings.of(part);
            if !finding.verdict.is_trouble() {
                continue;
            }
            let mut line = Line::new();
            let Some(named) = write_part(part, &self.contacts, &mut line) else { continue };
            named?;
            line.write_str(": ")?;
            write_verdict(finding, part, &self.contacts, &mut line)?;
            say(&line);
            line.clear();
            write_advice(finding, part, &self.contacts, &mut line)?;
            say(&line);
        }
        Ok(())
    }
}

impl Scene for Bench {
    fn game(&self) -> &'static str {
        SelfTest::ID
    }

    fn about(&self, _: u8, say: &mut dyn FnMut(&dyn Display)) {
        if self.findings.troubles() == 0 {
            say(&"Every part that this board has works as it should.");
        }
        let _ = self.tell(say); // every line has room: a test says so
    }
}
