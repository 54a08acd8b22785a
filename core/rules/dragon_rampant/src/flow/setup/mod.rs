//! Before the first turn (section 9 of the checklist): a file for each step.
//!
//! What has nothing to ask is skipped: two players who fight without a scenario roll for their Leaders and for who attacks,
//! deploy, and choose Quests.

mod board;
mod deploy;
mod leaders;
mod menu;
mod quests;
mod roles;
mod told;
mod warbands;

use super::{Table, magic};

/// DR-SETUP-1 to DR-SETUP-12.
pub(super) async fn setup(t: &Table) {
    let smaller = warbands::sizes(t).await;
    let agreed = menu::agree(t).await;
    let rolled = !agreed.pick_traits && !t.look(leaders::untitled).is_empty();
    told::terrain(t, !rolled).await;
    leaders::traits(t, agreed.pick_traits).await;
    let dice = roles::roles(t).await;
    warbands::before_deployment(t, smaller).await;
    warbands::announce(t);
    // That there are Were is no secret.
    magic::announce(t).await;
    deploy::deploy(t, agreed.crowded, dice).await;
    deploy::desertion(t).await;
    deploy::carrier(t).await;
    quests::quests(t).await;
}
