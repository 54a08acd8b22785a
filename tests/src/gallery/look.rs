//! What is so now, the log, the warbands, the rules of the table, a warning.

use rattle_and_rend::book::{Bond, Reputation, Tactic};
use rattle_and_rend::{Grade, help};
use umpire_engine::table::{Crossed, Happening, PieceId, PieceMark, Seat, Words};
use umpire_screens::{DeviceStatus, Flip, Key, KeyEvent};

use super::choose::turn;
use super::result::rolled;
use super::{Shot, press, shot};
use crate::fixture::StillMatch;

pub(super) fn looks() -> Vec<Shot> {
    let line = |seat, words: &'static str, change| Happening {
        change,
        ..Happening::line("still", Some(seat), None, words.into())
    };
    let dice = || match rolled(20, &[14, 11], 9, Grade::Success, "").into_news() {
        Some(rolled) => rolled,
        None => unreachable!("it was rolled"),
    };
    let log = || {
        turn()
            .logged(line(Seat::RED, "Red has the Turn", 0))
            .logged(line(Seat::BLUE, "Dregs: Sprint", -2))
            .logged(line(Seat::RED, "Fighters + Champion: Charge", -1))
            .logged(line(Seat::BLUE, "Heavy: Intimidate", -1))
            .logged(line(Seat::RED, "Denied", -1))
            .logged(line(Seat::BLUE, "Gave way", 0))
            .logged(dice())
            .logged(line(Seat::BLUE, "Fighters II removed", -2))
    };
    let state = || {
        let notes = vec![
            (Some(Seat::RED), Words::with("Acted last: {}", PieceId(0))),
            (Some(Seat::RED), Words::with("Free Action: {}", PieceId(3))),
            (Some(Seat::BLUE), Words::with("Acted last: {}", PieceId(9))),
            (Some(Seat::BLUE), "Next Action/Reaction free".into()),
            (Some(Seat::BLUE), Words::with("Omen {}, used this Turn", 14u8)),
            (Some(Seat::BLUE), "Next Will has a Bonus".into()),
            (Some(Seat::RED), "Tactic: Resurrectionists".into()),
            (Some(Seat::RED), "Bond: Superiority".into()),
            (Some(Seat::RED), "Reputation: Compelled".into()),
            (None, "Capture the Flags".into()),
        ];
        log().on(|still| still.notes = notes)
    };
    let mut warned = shot("warning", turn(), "");
    warned.view.warn("No fair dice", ["The dice source failed", "its test. Roll your own", "d20s, enter the faces."]);
    let mut agree = shot("consent", turn(), "");
    agree.view.ask_consent(3, Crossed { dice: true, secret: false }, "Heavy I: Fury 17 4 12");
    let mut agreed = shot("consent-blue", turn(), "");
    agreed.view.ask_consent(1, Crossed { dice: false, secret: true }, "");
    agreed.view.on_key(KeyEvent::down(Key::A), &agreed.game);
    let mut back = shot("replay", turn().looked_back(12), "");
    back.view.sync_looking_back(&back.game, false);
    let device = |name, vitals: DeviceStatus, keys: &str| {
        let mut shown = shot(name, log(), "");
        shown.view.set_status(vitals);
        press(&mut shown.view, &shown.game, keys);
        shown
    };
    let handheld = DeviceStatus {
        witnessed: Some(false),
        sound: Some(true),
        light: Some((3, 4)),
        supply: "Battery",
        percent: Some(72),
        millivolts: Some(3938),
        dice: "tested noise",
        answers: Some(1_843_200),
        mishap: "hung, restarted".try_into().expect("it fits"),
        ..DeviceStatus::default()
    };
    let cabled = DeviceStatus {
        witnessed: Some(true),
        sound: None,
        light: Some((4, 4)),
        supply: "Cable",
        percent: None,
        millivolts: Some(4870),
        mishap: Default::default(),
        ..handheld.clone()
    };
    let asked = [(Seat::RED, 765), (Seat::BLUE, 3599)].into_iter().collect();
    let clocked = DeviceStatus { clock: true, asked, ..handheld.clone() };
    let set = DeviceStatus { day: true, flip: Flip::FarSeat, tumble: true, ..handheld.clone() };
    vec![
        device("look-device", handheld.clone(), "y left left left"),
        device("look-device-cable", cabled.clone(), "y left left left"),
        device("look-device-clock", clocked, "y left left left"),
        device("settings", handheld.clone(), "y left left left left down down"),
        device("settings-end", set.clone(), "y left left left left up down down down down down down down"),
        device("settings-why", set, "y left left left left down down y"),
        shot("look-log", log(), "y left"),
        shot("look-log-back", log(), "y left up"),
        shot("look-log-undone", log().undone(vec![2, 3, 6]), "y left"),
        shot("look-log-round", log(), "y left a"),
        shot("look-steps", log().answered(), "y left left down"),
        shot("look-log-cable", log().marked(vec![2, 6, 7]), "y left"),
        shot("look-red", log(), "y"),
        shot("look-red-tabs", held(log()), "y down right right"),
        shot("look-red-tactics", held(log()), "y right"),
        shot("look-red-tactics-end", held(log()), "y right down down"),
        shot("look-red-bond", held(log()), "y right right"),
        shot("look-red-most", log(), "y down right right right right right"),
        shot("look-blue", log(), "y right down right right"),
        shot("look-blue-ward", log(), "y right down right right right right right"),
        shot("look-state", state(), "y"),
        shot("look-state-words", worded(state()), "y"),
        shot("look-state-red", state(), "y down right right"),
        shot("look-state-blue", state(), "y down right down"),
        shot("look-state-end", state(), &format!("y{}", " down".repeat(5))),
        shot("look-rules", log(), "y left left left"),
        shot("look-rules-end", log(), &format!("y left left left{}", " down".repeat(7))),
        warned,
        agree,
        agreed,
        back,
    ]
}

/// With Tactics, a Bond and a Reputation.
fn held(game: StillMatch) -> StillMatch {
    let tactics = [Tactic::Ambushers, Tactic::Zealots].map(|tactic| ("Tactics", help::tactic(tactic)));
    let rest = [help::bond(Bond::Superiority), help::reputation(Reputation::ALL[0])].map(|help| ("Bond", help));
    let all = tactics.into_iter().chain(rest).map(|(name, help)| (Seat::RED, name, help)).collect();
    game.on(|still| still.holdings = all)
}

/// With one word for some pieces.
pub(super) fn worded(game: StillMatch) -> StillMatch {
    let words = [(0, "acted"), (1, "lost"), (3, "late"), (5, "free"), (8, "lost"), (9, "acted"), (13, "free")];
    game.on(|still| {
        still.marks = words.map(|(piece, name)| (PieceId(piece), PieceMark { name, icon: None, help: None })).to_vec();
    })
}
