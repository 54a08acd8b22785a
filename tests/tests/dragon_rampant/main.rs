//! Dragon Rampant, rule by rule. The IDs are those of our checklist of the rules.

mod battle;
mod ending;
mod fixture;
mod laws;
mod magic;
mod multi;
mod muster;
mod quests;
mod random_warband;
mod scenarios;
mod setup;
mod shown;
mod stories;
mod thin;
