//! Warbands and Heroes, rule by rule. The IDs are those of our checklist of the rules.
//!
//! `muster` has what comes before a battle and between battles: classes, warbands, the workbench, upkeep.

mod battle;
mod muster;
