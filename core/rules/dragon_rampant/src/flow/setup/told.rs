//! What players read before the battle: scenarios, terrain, Leaders (sections 7, 8 and 22), in our own words.

use crate::book::{LeaderTrait, Quest, Scenario};
use crate::flow::Table;
use crate::flow::ask;
use umpire_engine::prose;
use umpire_engine::table::{Amount, Asked, Diagram, Heading, Help, Modifier, Off, Prose, Words};

const fn page(title: &'static str, chip: &'static str, text: Prose) -> Help {
    Help { title, chip, text, page: "" }
}

/// DR-TERR-1 to DR-TERR-9: agreed on before the game.
#[rustfmt::skip]
static TERRAIN: Help = page("Terrain", "Agree", prose!("Say for each piece what it is.\nRough halves moves: marsh, woods. Cover, +1 Armour: woods, houses, walls. Obscuring hides: woods, houses, hills. An obstacle stops a move: walls, ditches. Impassable: cliffs.\nA hill covers only who is attacked uphill.\nMost of a unit counts; in doubt it has cover."));

/// A to G, told in the order of [`Scenario::ALL`].
#[rustfmt::skip]
static SCENARIOS: [Help; 7] = [
    page("Gory Bloodbath", "Scenario", prose!("Take more points of units than the others: 5 Glory. Even: 3 each.\nOnly units that are gone count.\nWhen four units or fewer are left a die at the start of each turn may make it the last.")),
    page("The Sacred Mole", "Scenario", prose!("The Attacker brings the mole off at the south-west corner, the Defender back to the entrance in the north-east: 5 Glory.\nPass it on in a Move. Who makes its carrier retreat in an Attack takes it; missiles never do.")),
    page("Death Chase", "Scenario", prose!("The Defender runs from east to west: 3 Glory for a unit over half that gets off, 1 for others. The Attacker has 2 for each that is lost.\nIn turns 1 and 2 the Defender neither attacks nor shoots.")),
    page("The Crystal Gale", "Scenario", prose!("Ten crystals, 1 Glory each.\nEnd a Move order in contact, and it is yours for good.\nIt is over when all are taken, or one Warband is left, which gets the rest.")),
    page("The Ringbearer", "Scenario", prose!("A unit of the Defender's has the ring, and nobody else knows which. Lost: 5 Glory for the Attacker. Kept: 4 for the Defender. Every other unit lost is 1.\nShould it become the Defender's only unit, all blows up, and only Quests count.")),
    page("Pot Boiler", "Scenario", prose!("Ten captives in a pot. From turn 3 the Defender eats one a turn: 1 Glory each.\nAn Attacker's unit over half and unbattered that moves to the pot frees all that are left, and ends it.")),
    page("Valley of Death", "Scenario", prose!("Both sides flee: 3 Glory for a unit over half at an exit, 1 for others.\nWho moves in dangerous ground, even retreating or flying, rolls a die and loses half of it.")),
];

/// What a scenario is about, in a line.
pub(super) const fn gist(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::None => "Quests alone decide",
        Scenario::Bloodbath => "Take the most points",
        Scenario::SacredMole => "Carry it to your corner",
        Scenario::DeathChase => "Run from east to west",
        Scenario::CrystalGale => "Gather ten crystals",
        Scenario::Ringbearer => "Find who has the ring",
        Scenario::PotBoiler => "Free or eat ten captives",
        Scenario::Valley => "Get out by the exits",
    }
}

/// The page of a scenario.
pub(super) fn scenario(t: &Table, scenario: Scenario) -> impl Future<Output = ()> {
    let head = Heading::new("told", Asked::Anyone, scenario.name(), Words::NONE).why("This is what you fight about");
    let page = &SCENARIOS[scenario as usize - 1];
    ask::tell(t, head, Words::NONE, (Diagram::Page(page), None, None), 0)
}

/// What terrain means; whoever has read it throws the Leaders' dice at once, where they are rolled.
pub(super) fn terrain(t: &Table, picked: bool) -> impl Future<Output = ()> {
    let head =
        Heading::new("terrain", Asked::Anyone, "Terrain", "agree on it").why("What ground does is agreed on first");
    let page = if picked { Diagram::Page(&TERRAIN) } else { Diagram::PageThenRoll(&TERRAIN, "Roll traits") };
    ask::tell(t, head, Words::NONE, (page, None, None), 0)
}

/// What a trait does, in a line.
pub(super) const fn trait_gist(leader: LeaderTrait) -> &'static str {
    match leader {
        LeaderTrait::Unworthy => "Some may desert",
        LeaderTrait::Insipid => "No +1 to Courage by him",
        LeaderTrait::Cowardly => "His unit gets no Attack order",
        LeaderTrait::Weakling => "His unit has a die less",
        LeaderTrait::Brutal => "1 SP makes a failed Rally pass",
        LeaderTrait::Wise => "+1 or -1 to who attacks",
        LeaderTrait::Brave => "His unit fears nothing",
        LeaderTrait::Strong => "1 missed die again",
        LeaderTrait::Commanding => "1 failed order again a turn",
        LeaderTrait::Goader => "1 Move without dice a turn",
        LeaderTrait::Boneshaker => "1 Attack without dice a turn",
        LeaderTrait::SkyDarkener => "1 Shoot without dice a turn",
        LeaderTrait::Formidable => "2 missed dice again",
        LeaderTrait::Patient => "1 Wild Charge skipped a turn",
        LeaderTrait::Charmed => "No enemy spell on his unit",
        LeaderTrait::EighteenStrength => "3 missed dice again",
        LeaderTrait::UnstoppableMarch => "Fewer Courage tests",
    }
}

/// Whether a trait does its Leader no good.
pub(super) const fn is_drawback(leader: LeaderTrait) -> bool {
    matches!(leader, LeaderTrait::Unworthy | LeaderTrait::Insipid | LeaderTrait::Cowardly | LeaderTrait::Weakling)
}

/// Why the March is not for this Warband.
pub(super) static NO_GRAVEYARD: Off = Off { short: "not all dead", full: "All must be Graveyard Dwellers" };

/// The Glory of a Quest, beside its row.
pub(super) const fn worth(quest: Quest) -> Modifier {
    Modifier { amount: Amount::Plus(quest.glory() as i8), name: quest.name() }
}
