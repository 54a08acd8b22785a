//! What traits, Bonds and Reputations do, in a few of our own words: 30 letters at most.

use crate::book::{Bond, Reputation, Trait};

/// What a trait does.
pub(super) const fn of_trait(own: Trait) -> &'static str {
    match own {
        Trait::BanishFoe => "A foe is gone until next Round",
        Trait::BattleSummons => "Brings 1-2 lost points back",
        Trait::CrashingWave => "All friends within M move",
        Trait::DistantDoom => "Shoots within L, unseen too",
        Trait::PushToTheBrink => "Drives a foe back to its edge",
        Trait::SchemingPlot => "Takes Momentum from the foe",
        Trait::SpotWeakness => "A friend attacks at once",
        Trait::Colossal => "Up to three targets, unmoved",
        Trait::Flyer => "Moves M, over all terrain",
        Trait::Transport => "Moves M and carries 2 points",
        Trait::Defiance => "A friend strikes with a Bonus",
        Trait::Vengeance => "Momentum for one that is lost",
        Trait::Reversal => "Acts at once, keeps the Turn",
        Trait::Confusion => "The attack hits another foe",
        Trait::Sacrifice => "Another makes the Will check",
        Trait::Pursuit => "Follows a foe that gets away",
        Trait::Detonate => "A blast: Will for all within L",
    }
}

/// How a Bond regains Momentum.
pub(super) const fn bond(bond: Bond) -> &'static str {
    match bond {
        Bond::Fellowship => "+1 for each Will check passed",
        Bond::Strife => "The points of own losses",
        Bond::Bloodlust => "The points of foes slain",
        Bond::Retinue => "+1 or +2 for criticals near it",
        Bond::Discipline => "First Action, Reaction free",
        Bond::Null => "Regains nothing, knows no fear",
        Bond::Superiority => "Bids 3 openly and pays 1",
    }
}

/// What a Reputation does before the first Round.
pub(super) const fn reputation(known: Reputation) -> &'static str {
    match known {
        Reputation::Wary => "Some deploy after the enemy",
        Reputation::Compelled => "3-4 points deploy ahead",
        Reputation::Devious => "Moves 4 points of the enemy",
        Reputation::Prepared => "Has a say in the terrain",
        Reputation::Frenzied => "A third of the foes come late",
    }
}
