//! House rules, as switches.

use crate::fixture::{BattlePlay, fresh, unit};
use for_reign_or_ruin::book::HouseRule;

fn house() -> BattlePlay {
    fresh(&[unit("Spears")], &[unit("Orcs")]).says("rules: house").shows("house")
}

/// FR-HR-1, FR-HR-2, FR-HR-3, FR-HR-4, FR-HR-5, FR-HR-6, FR-HR-7, FR-HR-8, FR-HR-9, FR-HR-10, FR-HR-11, FR-HR-12, FR-HR-13,
/// FR-HR-14: each is ruled unless it is turned; each turn is told, and after the last setting comes the ruling again.
#[test]
fn each_rule_turns_through_its_settings() {
    for rule in HouseRule::ALL {
        let mut play = house();
        assert_eq!(play.state().house.setting(rule), 0);
        let settings = rule.settings();
        assert!((2..=3).contains(&settings.len()));
        for turn in 1..=settings.len() {
            let setting = turn % settings.len();
            play = play.says(&format!("house: hr-{}", rule.number()));
            assert_eq!(play.state().house.setting(rule), setting as u8, "{}", rule.name());
            let line = format!("{}: {}", rule.name(), settings[setting]);
            assert_eq!(play.heard(), [line]);
            play = match play.asks().as_str() {
                table @ ("limits" | "counters") => play.clone().says(&format!("{table}: done")),
                _ => play,
            };
            assert_eq!(play.cursor(), format!("hr-{}", rule.number()), "the cursor stays");
        }
    }
}

/// Section 18: the menu counts what is played otherwise, and the rest stays as ruled.
#[test]
fn the_menu_counts_what_is_otherwise() {
    let play = house().says("house: hr-2, house: hr-2, house: hr-9, house: done").shows("rules");
    assert!(play.labels().contains(&"House rules: 2".to_string()));
    let changed: Vec<u8> = play.state().house.changed().map(HouseRule::number).collect();
    assert_eq!(changed, [2, 9]);
    assert_eq!(play.state().house.setting(HouseRule::LeaderInDestroyed), 2);
}

/// FR-HR-13: how many counters of each order a side has is said there.
#[test]
fn counters_are_entered() {
    let play = house().says("house: hr-13, counters: rout, counter: 7").shows("counters");
    assert!(play.labels().contains(&"Rout: 7".to_string()), "{:?}", play.labels());
    assert_eq!(play.heard(), ["Rout: 7 counters"]);
}

/// FR-HR-7: the 9 x 9 table is entered order by order.
#[test]
fn the_table_of_orders_is_entered() {
    let play = house().says("house: hr-7").shows("limits");
    assert_eq!(play.labels()[0], "Attack: 9");
    assert_eq!(play.labels()[8], "Rout: 1", "the sheet's own limit");
    let play = play.says("limits: march, allowed: march move halt").shows("limits");
    assert_eq!(play.labels()[4], "March: 3");
    assert_eq!(play.heard(), ["On March: 3 orders"]);
}
