//! The rosters of a game without its types, for whoever keeps their bytes.

use core::fmt::{self, Display, Write};

use crate::table::Off;
use crate::table::checksum::Crc32;
use crate::table::roster::{CampaignStanding, MAX_ROSTER, Remark, Roster, Shelved, TakeError};

/// Receives bytes, piece by piece.
type ByteSink<'b> = &'b mut dyn FnMut(&[u8]);
/// Shows bytes, for as long as it takes to look at them.
type ByteSource<'b> = &'b dyn Fn(&mut dyn FnMut(&[u8]));
/// Receives what is wrong.
type RemarkSink<'r> = &'r mut dyn FnMut(Remark<'_>);
/// Receives text.
type DisplaySink<'w> = &'w mut dyn FnMut(&dyn Display);
/// Receives a name.
type NameSink<'n> = &'n mut dyn FnMut(&str);

/// Takes a result into a roster, and hands out the bytes of that.
type TakeResult = fn(&[u8], &[u8], ByteSink<'_>) -> Result<(), TakeError>;

/// What a game's rosters are, and what can be done with their bytes. Bytes begin with their version.
#[derive(Clone, Copy)]
pub struct RosterBook {
    /// The game they are for.
    pub game: &'static str,
    /// What players call one; empty where the game has none.
    pub word: &'static str,
    /// Several of them.
    pub words: &'static str,
    /// What each has to be.
    pub size: &'static str,
    /// The version that is written today.
    pub version: u8,
    /// Those the book prints: what scripts call them, and players.
    pub examples: &'static [(&'static str, &'static str)],
    /// Hands out the bytes of one of those.
    pub example: fn(usize, ByteSink<'_>),
    /// Reads a text of this version and hands out its bytes; false where something is wrong, which is reported.
    pub read: fn(u8, &str, ByteSink<'_>, RemarkSink<'_>) -> bool,
    /// How a text is read that comes in pieces; none where it is one line.
    pub pieces: Option<RosterPieces>,
    /// Writes bytes as text; none where they are no roster that may play.
    pub write: fn(&[u8], &mut dyn Write) -> Option<fmt::Result>,
    /// Hands out the name of a roster; false where the bytes are none that may play.
    pub name: fn(&[u8], NameSink<'_>) -> bool,
    /// Reports what its owner should mind.
    pub mind: fn(&[u8], DisplaySink<'_>),
    /// Says what is in one of those the book prints.
    pub describe_example: fn(usize, DisplaySink<'_>),
    /// Says what is in a roster; nothing where the bytes are none that may play.
    pub describe: fn(&[u8], DisplaySink<'_>),
    /// Says what is otherwise in the second roster than it was in the first.
    pub changes: fn(&[u8], &[u8], DisplaySink<'_>),
    /// Hands out the bytes of a roster under another name; false where it cannot have that one.
    pub rename: fn(&[u8], &str, ByteSink<'_>) -> bool,
    /// The checksum of a roster as it is written today, by which two versions of the same one are known.
    pub checksum: fn(&[u8]) -> Option<u32>,
    /// Hands out the campaign a roster is of; empty where it is of none.
    pub campaign: fn(&[u8], NameSink<'_>),
    /// How it stands in its campaign.
    pub standing: fn(&[u8]) -> CampaignStanding,
    /// Why it cannot play a game now.
    pub idle: fn(&[u8]) -> Option<&'static Off>,
    /// Says what became of it in its campaign.
    pub chronicle: fn(&[u8], DisplaySink<'_>),
    /// Hands out the bytes of its last result, their version first; false where it has none.
    pub result: fn(&[u8], ByteSink<'_>) -> bool,
    /// Takes a result, its version first, into a roster, and hands out the bytes of that.
    pub take_result: TakeResult,
}

/// How a text is read that comes in pieces. Between them there are bytes, which need not be a roster that may play.
#[derive(Clone, Copy)]
pub struct RosterPieces {
    /// Reads a piece of this version, and hands out the bytes of what came before and of it; nothing came before where
    /// there are none. Those are not looked at any more once the first are handed out: one buffer has room for both. False
    /// where something is wrong, which is reported; nothing is handed out then.
    pub more: fn(ByteSource<'_>, u8, &str, ByteSink<'_>, RemarkSink<'_>) -> bool,
    /// Reports what is wrong with the whole of it; true where it may play: the bytes are a roster then.
    pub end: fn(&[u8], RemarkSink<'_>) -> bool,
}

impl RosterBook {
    /// Of this game.
    pub const fn of<G: Shelved>() -> Self {
        RosterBook {
            game: G::ID,
            word: G::Roster::WORD,
            words: G::Roster::WORDS,
            size: G::Roster::SIZE,
            version: G::Roster::VERSION,
            examples: G::Roster::EXAMPLES,
            example: |at, out| encode(&G::Roster::example(at), out),
            read: read::<G::Roster>,
            pieces: pieces::<G::Roster>(),
            write: write::<G::Roster>,
            name: |bytes, out| with::<G::Roster>(bytes, &mut |roster| out(roster.name())),
            mind: |bytes, say| _ = with::<G::Roster>(bytes, &mut |roster| roster.mind(say)),
            describe_example: |at, say| G::Roster::example(at).describe(say),
            describe: |bytes, say| _ = with::<G::Roster>(bytes, &mut |roster| roster.describe(say)),
            changes: changes::<G::Roster>,
            rename: rename::<G::Roster>,
            checksum: checksum::<G::Roster>,
            campaign: |bytes, out| _ = with::<G::Roster>(bytes, &mut |roster| out(roster.campaign())),
            standing: standing::<G::Roster>,
            idle: idle::<G::Roster>,
            chronicle: |bytes, say| _ = with::<G::Roster>(bytes, &mut |roster| roster.chronicle(say)),
            result: result::<G::Roster>,
            take_result: take_result::<G::Roster>,
        }
    }
}

/// Does something with a roster of these bytes; false where they are none that may play, or of a version nobody knows here.
#[inline(never)] // a whole roster is on the stack meanwhile
fn with<R: Roster>(bytes: &[u8], does: &mut dyn FnMut(&mut R)) -> bool {
    let Some((&version, bytes)) = bytes.split_first() else { return false };
    let mut roster = R::default();
    let reads = version <= R::VERSION && roster.decode_in_place(version, bytes);
    if reads {
        does(&mut roster);
    }
    reads
}

fn write<R: Roster>(bytes: &[u8], out: &mut dyn Write) -> Option<fmt::Result> {
    let mut wrote = None;
    with::<R>(bytes, &mut |roster| wrote = Some(roster.write(out)));
    wrote
}

/// Two whole rosters are on the stack meanwhile.
fn changes<R: Roster>(before: &[u8], after: &[u8], say: DisplaySink<'_>) {
    with::<R>(before, &mut |before| _ = with::<R>(after, &mut |after| after.changes(before, say)));
}

fn rename<R: Roster>(bytes: &[u8], name: &str, out: ByteSink<'_>) -> bool {
    let mut named = false;
    with::<R>(bytes, &mut |roster| {
        named = roster.rename(name);
        if named {
            encode(roster, out);
        }
    });
    named
}

fn standing<R: Roster>(bytes: &[u8]) -> CampaignStanding {
    let mut standing = CampaignStanding::default();
    with::<R>(bytes, &mut |roster| standing = roster.standing());
    standing
}

fn idle<R: Roster>(bytes: &[u8]) -> Option<&'static Off> {
    let mut idle = None;
    with::<R>(bytes, &mut |roster| idle = roster.idle());
    idle
}

fn result<R: Roster>(bytes: &[u8], out: ByteSink<'_>) -> bool {
    let (mut first, mut has) = (true, false);
    with::<R>(bytes, &mut |roster| {
        has = roster.result(&mut |piece| {
            if core::mem::take(&mut first) {
                out(&[R::VERSION]);
            }
            out(piece);
        });
    });
    has
}

fn take_result<R: Roster>(bytes: &[u8], result: &[u8], out: ByteSink<'_>) -> Result<(), TakeError> {
    let (&version, result) = result.split_first().ok_or(TakeError::Unread)?;
    if version > R::VERSION {
        return Err(TakeError::Unread);
    }
    let mut taken = Err(TakeError::OtherRoster);
    with::<R>(bytes, &mut |roster| {
        taken = roster.take_result(version, result);
        if taken.is_ok() {
            encode(roster, out);
        }
    });
    taken
}

fn checksum<R: Roster>(bytes: &[u8]) -> Option<u32> {
    let mut sum = Crc32::new();
    with::<R>(bytes, &mut |roster| encode(roster, &mut |piece| sum.add(piece))).then(|| sum.done())
}

fn encode<R: Roster>(roster: &R, out: ByteSink<'_>) {
    out(&[R::VERSION]);
    roster.encode(out);
}

#[inline(never)] // a whole roster is on the stack meanwhile
fn read<R: Roster>(version: u8, text: &str, out: ByteSink<'_>, say: RemarkSink<'_>) -> bool {
    let Some(roster) = R::read(version, text, say) else { return false };
    hand_out(&roster, out, say)
}

const fn pieces<R: Roster>() -> Option<RosterPieces> {
    if R::IN_PIECES { Some(RosterPieces { more: more::<R>, end: end::<R> }) } else { None }
}

#[inline(never)] // a whole roster is on the stack meanwhile
fn more<R: Roster>(draft: ByteSource<'_>, version: u8, text: &str, out: ByteSink<'_>, say: RemarkSink<'_>) -> bool {
    let mut before = None;
    draft(&mut |bytes| before = draft_of::<R>(bytes));
    let Some(mut roster) = before else { return false };
    roster.read_more(version, text, say) && hand_out(&roster, out, say)
}

#[inline(never)] // a whole roster is on the stack meanwhile
fn end<R: Roster>(draft: &[u8], say: RemarkSink<'_>) -> bool {
    draft_of::<R>(draft).is_some_and(|roster| roster.may_play(say))
}

/// What came of a roster so far: nothing where there are no bytes.
fn draft_of<R: Roster>(draft: &[u8]) -> Option<R> {
    match draft.split_first() {
        None => Some(R::default()),
        Some((&version, bytes)) => R::decode_draft(version, bytes),
    }
}

/// Hands out the bytes of a roster, where they are not too many.
fn hand_out<R: Roster>(roster: &R, out: ByteSink<'_>, say: RemarkSink<'_>) -> bool {
    let mut length = 0;
    roster.encode(&mut |piece| length += piece.len());
    if length > MAX_ROSTER {
        let (wrong, right) = (format_args!("it takes {length} bytes"), format_args!("{MAX_ROSTER} bytes at most"));
        say(Remark { reads: true, code: "", wrong: &wrong, right: &right });
        return false;
    }
    encode(roster, out);
    true
}
