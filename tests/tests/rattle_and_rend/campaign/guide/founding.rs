//! A campaign begins with a list of 12 points, or of 9.

use rattle_and_rend::{EditError, GivenName, Growth, KeptWarband, WARBANDS, WarbandError};

use super::{kept, numbers, read, wrong};

fn named(name: &str) -> GivenName<24> {
    GivenName::new(name)
}

/// RR-CAMP-1: a list of 12 points that may play is the Founding Roster.
#[test]
fn a_campaign_starts_with_twelve_points_that_may_play() {
    for example in &WARBANDS {
        let mut kept = KeptWarband::from(example.roster());
        assert_eq!(kept.found(named("Winter War"), Growth::Tables, 12), Ok(()));
        assert_eq!(numbers(&kept), (12, 0, 0));
        assert!(kept.is_sound() && kept.warband.entries.iter().all(|entry| !entry.fringe));
        let again = kept.found(named("Other"), Growth::Tables, 12);
        assert_eq!(again, Err(EditError::Founded), "a warband is of one campaign");
    }
}

/// RR-CAMP-1: one that may not play starts none, and the campaign has a name.
#[test]
fn a_list_with_a_fault_starts_no_campaign() {
    let mut kept = KeptWarband::from(WARBANDS[1].roster());
    assert_eq!(kept.found(named(""), Growth::Tables, 12), Err(EditError::Nameless));
    kept.warband.entries.pop();
    let short = EditError::Element(WarbandError::Points { have: 9, size: 12 });
    assert_eq!(kept.found(named("Winter War"), Growth::Tables, 12), Err(short));
    assert_eq!((short.code(), short.off().full), ("V1", "Spend exactly 12 points"));
    assert!(kept.campaign.is_none(), "nothing changed");
    let nobody = EditError::NoCampaign;
    assert_eq!((kept.can_swap(), nobody.code()), (Err(nobody), "RR-CAMP-1"));
}

/// RR-CAMP-1, RR-CAMP-2: the Fringe comes later.
#[test]
fn a_campaign_starts_without_a_fringe() {
    let list = "warband \"Grim\" / heavy flyer / 2 fighters / shooters / 2 dregs / dregs fringe / tactics elites riders \
                / fringe-tactics rangers zealots / bond null / reputation wary";
    let mut kept = read(list);
    assert_eq!(kept.found(named("Winter War"), Growth::Tables, 12), Err(EditError::EarlyFringe));
}

/// RR-ESC-1: an escalation starts with 12 points or with 9, by a point a game or by the tables.
#[test]
fn an_escalation_starts_with_twelve_or_nine() {
    let mut nine = KeptWarband::from(WARBANDS[1].roster());
    nine.warband.entries.pop();
    assert_eq!(nine.warband.points(), 9);
    for growth in Growth::ALL {
        let mut kept = nine.clone();
        assert_eq!(kept.found(named("Ember Coast"), growth, 9), Ok(()));
        assert!(kept.is_sound());
        assert_eq!((kept.size(), numbers(&kept)), (9, (9, 0, 0)));
    }
    for start in [0, 8, 10, 11, 13, 18] {
        assert_eq!(nine.clone().found(named("Ember Coast"), Growth::Escalation, start), Err(EditError::Start));
    }
    assert_eq!(EditError::Start.code(), "RR-ESC-1");
}

/// RR-CAMP-12: once founded, neither 4 to 8 Elements nor 4 points of core are asked for.
#[test]
fn a_founded_warband_may_have_few_or_many_elements_and_no_core() {
    let few = kept("3 heavy flyer", "banked 0");
    assert_eq!((few.warband.entries.len(), few.warband.core_points()), (3, 0));
    assert!(few.is_sound());
    let many = kept("18 dregs", "banked 0");
    assert_eq!((many.warband.entries.len(), numbers(&many).0), (18, 18));
    let list = "warband \"Grim\" / 3 heavy flyer / tactics elites riders / bond null / reputation wary";
    assert!(!wrong(list).is_empty(), "a list of no campaign still needs them");
}
