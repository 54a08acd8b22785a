//! A warband of a campaign as text: read as it was written, whole or in pieces, and what is not understood is named.

use rattle_and_rend::KeptWarband;
use umpire_engine::table::{MAX_ROSTER, Roster};

use super::{LOST, MIXED, WON, bytes, kept, read, text};

/// What is not understood, and what would be right.
#[track_caller]
fn mistake(text: &str) -> (String, String) {
    let mut all = Vec::new();
    let read = KeptWarband::read(2, text, &mut |remark| {
        assert!(!remark.reads, "{}", remark.wrong);
        all.push((remark.wrong.to_string(), remark.right.to_string()));
    });
    assert!(read.is_none() && all.len() == 1, "{text}");
    all.remove(0)
}

/// RR-CAMP-16: everything a campaign knows stands in the text, and is read back to the same bytes.
#[test]
fn the_text_of_a_campaign_is_read_as_it_was_written() {
    let line = "warband \"Grim\" / heavy flyer / fighters / fighters / shooters fringe \"Old Tam\" / ward detonate / dregs \
                / dregs / tactics elites riders / fringe-tactics rangers zealots / bond null / reputation wary \
                / campaign \"Winter \\\"War\\\"\" start 12 growth tables banked 2 owed 1 swapped reassigned \
                / earlier 3 0 1 / game 00c0ffee won \"Iron / Oath\" duel size 12 roll 14 plus 1 \
                / game 00000002 lost \"\" size 9 roll 3 minus 1";
    let warband = read(line);
    assert_eq!(warband.to_string(), line);
    let campaign = warband.campaign.as_ref().expect("a campaign");
    assert_eq!((campaign.banked, campaign.owed, campaign.chronicle.earlier), (2, 1, [3, 0, 1]));
    assert_eq!(KeptWarband::decode(2, &bytes(&warband)), Some(warband));
    let escalation = read(&text(MIXED, "banked 0").replace("growth tables", "growth escalation"));
    assert!(escalation.to_string().contains("start 12 growth escalation banked 0"));
    // Without a campaign it is what it was before there were any.
    let plain = read("warband \"Grim\" / 6 fighters / tactics elites riders / bond null / reputation wary");
    let mut list = Vec::new();
    plain.warband.to_bytes(&mut |piece| list.extend_from_slice(piece));
    assert_eq!(bytes(&plain), list);
}

/// RR-CAMP-16: what is not understood is named as it was typed, with what would be right.
#[test]
fn a_mistake_is_named_with_what_would_be_right() {
    let with = |part: &str, other: &str| mistake(&text(MIXED, &format!("banked 0 / {WON}")).replace(part, other));
    assert_eq!(
        with("banked 0", "bankd 0"),
        ("not understood: bankd".into(), "start, growth, banked, owed, swapped, reassigned, retired".into())
    );
    assert_eq!(with("banked 0", "banked lots"), ("not understood: lots".into(), "a number up to 255".into()));
    assert_eq!(with("growth tables", "growth fast"), ("not understood: fast".into(), "tables, escalation".into()));
    assert_eq!(with("won", "victory"), ("not understood: victory".into(), "won, drawn, lost".into()));
    assert_eq!(with("roll 10", "roll 21"), ("not understood: 21".into(), "a number up to 20".into()));
    assert_eq!(with("duel", "duell").1, "kill, hill, flags, duel, conquest, size, roll, plus, minus");
    assert!(with("00000001", "1").1.starts_with("game, its number in 8 digits"));
    assert!(with("\"Iron Oath\"", "").1.contains("\"OPPONENT\""));
    assert_eq!(with("/ campaign \"Winter War\" start 12 growth tables banked 0", "").0, "not understood: game");
    assert_eq!(with("/ game", "/ campaign \"Twice\" / game").0, "stands here twice: campaign");
    assert!(with("campaign \"Winter War\"", "campaign Winter").1.starts_with("campaign \"NAME\""));
}

/// The longest warband there is, as text and as bytes.
fn longest() -> KeptWarband {
    let elements = "champion push-to-the-brink fringe \"abcdefghijkl\" / ".repeat(18);
    let games: String = (0..24)
        .map(|id| format!(" / game {id:08x} drawn \"abcdefghijklmnopqrstuvwx\" conquest size 18 roll 20"))
        .collect();
    let campaign = format!("banked 0 swapped reassigned / earlier 255 255 255{games}");
    kept(&format!("{elements}fringe-tactics counter-punchers resurrectionists"), &campaign)
}

/// RR-CAMP-16: a text that is longer than a line of a handheld comes in pieces of whole parts.
#[test]
fn a_long_text_comes_in_pieces() {
    let warband = longest();
    let (text, all) = (warband.to_string(), bytes(&warband));
    assert!(text.len() > umpire::console::LONGEST_BY_CABLE, "{} letters", text.len());
    assert!(all.len() <= MAX_ROSTER, "{} bytes", all.len());
    let parts: Vec<&str> = text.split(" / ").collect();
    for size in [1, 3, 10] {
        let mut draft = KeptWarband::default();
        for piece in parts.chunks(size) {
            assert!(draft.read_more(2, &piece.join(" / "), &mut |remark| panic!("{}", remark.wrong)));
            draft = KeptWarband::decode_draft(2, &bytes(&draft)).expect("a draft is kept between two pieces");
        }
        assert!(draft.may_play(&mut |remark| panic!("{}", remark.wrong)));
        assert_eq!(bytes(&draft), all, "{size} parts at a time");
    }
    let mut short = KeptWarband::default();
    assert!(short.read_more(2, parts[0], &mut |_| {}));
    assert!(!short.may_play(&mut |_| {}), "the rest is missing");
}

/// RR-CAMP-16: a game too many, and a piece before the name.
#[test]
fn pieces_that_do_not_fit_are_refused() {
    let mut full = longest();
    let mut wrong = Vec::new();
    assert!(!full.read_more(2, LOST, &mut |remark| wrong.push(remark.right.to_string())));
    assert_eq!(wrong, ["24 games at most; those before: earlier WON DRAWN LOST"]);
    let mut nameless = KeptWarband::default();
    assert!(!nameless.read_more(2, "dregs", &mut |_| {}));
}
