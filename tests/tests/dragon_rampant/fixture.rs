//! Playing *Dragon Rampant* as a test. It lies here, so that a change to the rules compiles this program alone.

use dragon_rampant::book::{Fantastical, TypeOption, UnitType};
use dragon_rampant::roster::{Build, PackedWarbands, UnitEntry, Warband, WarbandFault};
use dragon_rampant::{DragonRampant, Flag, Unit, UnitId};
use umpire_engine::table::{Kind, PieceId, Roll, Scene};
use umpire_tests::game_play::GamePlay;

pub(crate) use crate::random_warband::{gifted_warband, random_warband};

/// A battle in the middle of being fought.
pub(crate) type BattlePlay = GamePlay<DragonRampant>;

/// A unit of a type, with these options and fantastical rules.
pub(crate) fn unit(of: UnitType, options: &[TypeOption], rules: &[Fantastical]) -> UnitEntry {
    let mut build = Build::of(of);
    build.options = options.iter().copied().collect();
    build.fantastical = rules.iter().copied().collect();
    UnitEntry::of(build)
}

/// Plain units of these types.
pub(crate) fn plain(types: &[UnitType]) -> Vec<UnitEntry> {
    types.iter().map(|of| unit(*of, &[], &[])).collect()
}

/// A warband of these units; the first has the Leader. All agree to it, so that tests bring what they like (DR-WB-9).
pub(crate) fn warband(units: &[UnitEntry]) -> Warband {
    let mut warband = Warband { name: "Test".try_into().expect("it is short"), agreed: true, ..Warband::default() };
    warband.units.extend(units.iter().cloned());
    warband.units[0].leader = true;
    let unlawful: Vec<WarbandFault> = warband.breaches().filter(|fault| !is_on_purpose(*fault)).collect();
    assert_eq!(unlawful, [], "units that nobody could bring");
    warband
}

/// What test warbands break, and why: they are as small or as large as their tests want. Each unit is one that can be bought.
fn is_on_purpose(fault: WarbandFault) -> bool {
    matches!(fault, WarbandFault::TooFew(_) | WarbandFault::Total(..))
}

/// A battle of these warbands, before its first question.
pub(crate) fn fresh(sides: &[&[UnitEntry]]) -> BattlePlay {
    let warbands: Vec<Warband> = sides.iter().map(|units| warband(units)).collect();
    GamePlay::new(PackedWarbands::of(warbands.iter()).expect("they fit a battle"))
}

/// A battle of these warbands, about to deploy: no scenario, no Leader traits, Red attacks, every magic weapon is awake.
pub(crate) fn battle(sides: &[&[UnitEntry]]) -> BattlePlay {
    to_deployment(fresh(sides).says("rules: traits"))
}

/// Goes on to deployment from the first menu: no traits where they are picked, Red attacks, every magic weapon is awake.
pub(crate) fn to_deployment(play: BattlePlay) -> BattlePlay {
    play.then(|game| {
        loop {
            let question = game.question().expect("a battle is being set up").clone();
            let step = match question.heading.id {
                "rules" => "rules: fight".to_string(),
                "trait" => "trait: none".to_string(),
                "roles" => "roles: red".to_string(),
                "too-dear" => "too-dear: none".to_string(),
                "hold" => "hold:".to_string(),
                id @ ("terrain" | "crystals") => format!("{id}: done"),
                id @ ("traits" | "enchanted" | "edge") => {
                    let Kind::Roll(roll) = &question.kind else { unreachable!("dice are thrown for it") };
                    format!("{id}: {}", "6 ".repeat(roll.pool.count.into()))
                }
                "hatred" => {
                    let Kind::Choose(races) = &question.kind else { unreachable!("a race is picked") };
                    format!("hatred: {}", races.options[0].key.line(&*game.scene()))
                }
                _ => break,
            };
            umpire_tests::play::say(game, &step).unwrap_or_else(|error| panic!("{error}"));
        }
    })
}

/// Deploys and takes no Quests: on to the first phase.
pub(crate) fn deployed(play: BattlePlay) -> BattlePlay {
    let seats = play.state().sides.len();
    play.says("deploy: done").then(|game| {
        for _ in 0..seats {
            umpire_tests::play::say(game, "quests:").unwrap_or_else(|error| panic!("{error}"));
        }
    })
}

/// A battle in Red's first phase, without traits and house rules; it is not the last turn.
#[track_caller]
pub(crate) fn begun(red: &[UnitEntry], blue: &[UnitEntry]) -> BattlePlay {
    agreed("", ["none", "none"], red, blue)
}

/// The same with these house rules, and these traits of Red's and Blue's Leader.
#[track_caller]
pub(crate) fn agreed(house: &str, traits: [&str; 2], red: &[UnitEntry], blue: &[UnitEntry]) -> BattlePlay {
    let play = fresh(&[red, blue]).says("rules: traits, rules: house").says(&format!("house: {house}"));
    let [own, other] = traits;
    let play = play.says("rules: fight, terrain: done").says(&format!("trait: {own}, trait: {other}"));
    go_on(deployed(to_deployment(play)))
}

/// The next turn, which is not the last.
pub(crate) fn go_on(play: BattlePlay) -> BattlePlay {
    if play.asks() == "end-die" { play.says("end-die: 1") } else { play }
}

/// What tests ask of a battle.
pub(crate) trait Fought {
    /// The open roll.
    fn roll(&self) -> Roll;
    /// How many dice it has, and what each or all of them must come to.
    fn dice(&self) -> (u8, i16);
    /// A unit by its script name, `red-1`.
    fn id(&self, id: &str) -> UnitId;
    /// A unit as it is now.
    fn unit(&self, id: &str) -> Unit;
    /// Its Strength Points.
    fn sp(&self, id: &str) -> u8;
    /// Whether this is so for it.
    fn is(&self, id: &str, flag: Flag) -> bool;
}

impl Fought for BattlePlay {
    #[track_caller]
    fn roll(&self) -> Roll {
        match self.question().kind {
            Kind::Roll(roll) => roll,
            kind => panic!("a {} is open", kind.word()),
        }
    }

    #[track_caller]
    fn dice(&self) -> (u8, i16) {
        let roll = self.roll();
        (roll.pool.count, roll.score.need().map_or(0, |need| need.value))
    }

    #[track_caller]
    fn id(&self, id: &str) -> UnitId {
        let battle = self.state();
        let named = |piece: &u8| {
            let mut name = String::new();
            battle.write_id(PieceId(*piece), &mut name).expect("a string takes all");
            name == id
        };
        PieceId((0..battle.pieces()).find(named).unwrap_or_else(|| panic!("no {id:?}")))
    }

    #[track_caller]
    fn unit(&self, id: &str) -> Unit {
        self.state().unit(self.id(id)).clone()
    }

    #[track_caller]
    fn sp(&self, id: &str) -> u8 {
        self.unit(id).strength
    }

    #[track_caller]
    fn is(&self, id: &str, flag: Flag) -> bool {
        self.unit(id).is(flag)
    }
}
