//! What the device only reminds of: it cannot see the table.

use dragon_rampant::book::UnitType;
use umpire_engine::table::Scene;

use crate::fixture::plain;
use crate::magic::fought;

/// DR-TERR-1 to DR-TERR-6, DR-CONV-5, DR-CONV-10, DR-CONV-11, DR-CONV-14, DR-SHOOT-13, DR-ATT-15: what is done on the table
/// alone can be looked up, in lines that have room.
#[test]
fn what_is_done_on_the_table_can_be_looked_up() {
    let play = fought(&plain(&[UnitType::HeavyFoot]), &plain(&[UnitType::Scouts]));
    let battle = play.state();
    let topics: Vec<&str> = battle.reminders().iter().map(|(title, _)| *title).collect();
    for title in ["Terrain", "Sight", "Measure", "Apart", "Together", "Models", "Who is taken off", "Battered"] {
        assert!(topics.contains(&title), "{title} of {topics:?}");
    }
    let table = battle.reminders().iter().take_while(|(title, _)| *title != "Card");
    for line in table.flat_map(|(_, lines)| lines.iter()) {
        assert!(line.unpack().len() <= 31, "{line:?}");
    }
}
