//! A campaign told as text: `tests/games/winter-war.story`. Every game and every evening at the workbench is played again here,
//! and must come to what the text tells.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use rattle_and_rend::{Builder, DraftOutcome, KeptWarband, RattleAndRend};
use umpire_engine::table::{BenchOpening, Roster, Seat, Shelved};
use umpire_tests::game_play::GamePlay;
use umpire_tests::play::Play;

use super::field::begin;

/// What is under way.
enum Scene {
    Nothing,
    Game(Box<Play>, [String; 2]),
    Guide(Box<GamePlay<Builder>>, String),
}

/// The warbands of a campaign, by their names.
#[derive(Default)]
struct Club {
    kept: BTreeMap<String, KeptWarband>,
}

impl Club {
    /// A text in the store's own bytes: what is kept is what a handheld would read.
    fn keep(&mut self, warband: &KeptWarband) {
        let mut bytes = Vec::new();
        warband.encode(&mut |piece| bytes.extend_from_slice(piece));
        let read = KeptWarband::decode(KeptWarband::VERSION, &bytes).expect("nothing illegal is ever kept");
        self.kept.insert(read.name().to_string(), read);
    }

    fn stands(&self, name: &str) -> String {
        let kept = &self.kept[name];
        let campaign = kept.campaign.as_ref().expect("of the campaign");
        let dissolved = if campaign.retired { ", dissolved" } else { "" };
        format!("{name}: {} points, {} banked, {} owed{dissolved}", kept.worth(), campaign.banked, campaign.owed)
    }

    fn tells(&self, name: &str) -> String {
        let mut told = Vec::new();
        self.kept[name].chronicle(&mut |line| told.push(line.to_string()));
        format!("{name} tells: {}", told.first().expect("a game"))
    }

    /// Whoever played or was changed is kept, once that is done.
    fn settle(&mut self, scene: Scene) -> Scene {
        match scene {
            Scene::Game(play, names) if play.is_over() => {
                for (seat, name) in [Seat::RED, Seat::BLUE].into_iter().zip(&names) {
                    let brought = self.kept[name].clone();
                    let home = RattleAndRend::after(brought, &play.state(), seat).expect("a game changes its warbands");
                    self.keep(&home);
                }
                Scene::Nothing
            }
            Scene::Guide(guide, _) if guide.state().outcome == Some(DraftOutcome::Keep) => {
                self.keep(&guide.state().kept);
                Scene::Nothing
            }
            scene => scene,
        }
    }
}

/// Plays a told campaign; the error says at which line it goes otherwise.
fn retell(text: &str) -> Result<(usize, Club), String> {
    let (mut club, mut scene, mut games) = (Club::default(), Scene::Nothing, 0);
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        scene = match (word, scene) {
            ("" | "#", scene) => scene,
            ("band", Scene::Nothing) => {
                let warband = KeptWarband::read(KeptWarband::VERSION, rest, &mut |remark| panic!("{}", remark.wrong));
                club.keep(&warband.expect("a warband"));
                Scene::Nothing
            }
            ("game", Scene::Nothing) => {
                games += 1;
                let mut parts = rest.split(", ").map(str::to_string);
                let names: [String; 2] = std::array::from_fn(|_| parts.next().expect("two names"));
                let [red, blue] = [0, 1].map(|side| club.kept[&names[side]].clone());
                let settled = parts.collect::<Vec<_>>().join(", ");
                Scene::Game(Box::new(begin(red, blue).sets_up(&settled).red_begins()), names)
            }
            ("guide", Scene::Nothing) => {
                let roster = club.kept[rest].clone();
                Scene::Guide(Box::new(GamePlay::new(BenchOpening { roster, kept: true })), rest.to_string())
            }
            ("=", Scene::Nothing) => {
                let (name, _) = rest.split_once(':').expect("a name");
                let now = name.strip_suffix(" tells").map_or_else(|| club.stands(name), |name| club.tells(name));
                if now != rest {
                    return Err(format!("line {}: the text tells {rest:?}, but {now:?} is so", at + 1));
                }
                Scene::Nothing
            }
            (_, Scene::Game(play, names)) => Scene::Game(Box::new(play.says(line)), names),
            (_, Scene::Guide(guide, name)) => Scene::Guide(Box::new(guide.says(line)), name),
            (word, Scene::Nothing) => return Err(format!("line {}: {word:?} belongs to nothing", at + 1)),
        };
        scene = club.settle(scene);
    }
    match scene {
        Scene::Nothing => Ok((games, club)),
        Scene::Game(..) => Err("the last game is not over".into()),
        Scene::Guide(_, name) => Err(format!("{name} lies on the workbench still")),
    }
}

fn told() -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games/winter-war.story");
    fs::read_to_string(file).expect("it lies in the tree")
}

/// RR-CAMP-1 to RR-CAMP-12, RR-CAMP-16: six games with a Fringe Roster and a dissolution go as they are told.
#[test]
fn the_winter_war_goes_as_it_is_told() {
    let (games, club) = retell(&told()).unwrap_or_else(|wrong| panic!("{wrong}"));
    assert_eq!(games, 6);
    let standing = |name: &str| club.kept[name].standing();
    assert_eq!((standing("Grim").games, standing("Grim").retired), ([4, 0, 2], false));
    assert_eq!((standing("Iron Oath").games, standing("Iron Oath").retired), ([1, 0, 3], true));
    assert_eq!(standing("Young Oath").games, [1, 0, 1]);
    assert!(club.kept["Grim"].warband.entries.iter().any(|entry| entry.fringe), "a Fringe Roster");
}

/// A lie in the text is found.
#[test]
fn a_lie_about_the_winter_war_is_found() {
    let lie = told().replace("= Iron Oath: 9 points, 0 banked, 0 owed", "= Iron Oath: 10 points, 0 banked, 0 owed");
    let wrong = retell(&lie).map(|_| ()).expect_err("a lie");
    assert!(wrong.contains("but \"Iron Oath: 9 points"), "{wrong}");
}
