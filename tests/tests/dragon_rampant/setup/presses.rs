//! Few questions before the first order.

use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot};

use crate::fixture::{fresh, plain};

/// DR-SETUP-1 to DR-SETUP-12: seven answers from the first menu to the first order, by default.
#[test]
fn seven_answers_lead_to_the_first_order() {
    let play = fresh(&[&plain(&[HeavyFoot, LightFoot]), &plain(&[HeavyFoot, LightFoot])])
        .says("rules: fight, terrain: done, traits: 3 3 3 3 3 4, roles: 5 3, deploy: done, quests:, quests:")
        .shows("unit");
    assert_eq!(play.tape().answer_count(), 7);
}
