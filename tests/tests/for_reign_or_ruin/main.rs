//! For Reign or Ruin, rule by rule. The IDs are those of our checklist of the rules.

mod close_combat;
mod command;
mod fixture;
mod laws;
mod magic;
mod morale;
mod movement;
mod muster;
mod quick;
mod random_army;
mod ranged;
mod shown;
mod stories;
mod stress;
mod turn;
