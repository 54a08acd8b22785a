//! Laws of *Rattle and Rend* that hold at any question of any game, whoever plays it.

use umpire_engine::table::{Amount, Kind, PieceId, Question, Scene, Seat, Session};

const SEATS: [Seat; 2] = [Seat::RED, Seat::BLUE];

/// What must be true of any open question.
pub fn keep_the_laws(game: &dyn Session, question: &Question) {
    let scene = game.scene();
    for seat in SEATS {
        if let Some(counter) = scene.counter(seat) {
            let within = counter.now <= counter.total || notes(&*scene, "Gains capped: two Bonds");
            assert!(within, "Momentum stays within its total (RR-MOM-4), unless the house rules otherwise");
            assert!(counter.total <= 18, "and the total within a warband's points (RR-ESC-3)");
        }
    }
    assert!(
        game.log().iter().all(|line| line.id != "over"),
        "{} is asked after the end (RR-VIC-1)",
        question.heading.id
    );
    match &question.kind {
        Kind::Roll(roll) => {
            // By a house rule a tempted die comes on top.
            let on_top = roll.why.iter().filter(|why| why.amount == Amount::Dice(1)).count() as u8;
            assert!((1..=3 + on_top).contains(&roll.pool.count), "pools are of one to three dice (RR-DICE-2)");
        }
        Kind::Choose(choose) => {
            assert!(
                choose.options.iter().any(|option| option.off.is_none()),
                "{}: nothing to pick",
                question.heading.id
            );
            let preset = &choose.options[usize::from(choose.preset)];
            assert!(preset.off.is_none(), "{}: the cursor starts on what cannot be picked", question.heading.id);
            for option in choose.options.iter().filter(|option| option.off.is_none()) {
                let lost = option.key.piece.is_some_and(|piece| !scene.card(piece).in_play);
                let raised = matches!(question.heading.id, "summon" | "raise-first");
                assert!(
                    !lost || raised,
                    "{}: the lost neither act nor react, nor are they targets (RR-FLOW-REMOVE)",
                    question.heading.id
                );
                let seat = question.heading.asked.seat();
                let rich = seat.and_then(|seat| scene.counter(seat)).is_none_or(|counter| option.cost <= counter.now);
                assert!(rich, "{}: what is offered can be paid (RR-MOM-4)", question.heading.id);
            }
        }
        Kind::Tick(tick) => {
            let all = 0..1 << tick.rows();
            assert!(
                all.into_iter().any(|ticked| tick.weight_allowed(ticked)),
                "{}: nothing weighs right",
                question.heading.id
            );
        }
        Kind::Instruct(tell) => {
            let lost = tell.piece.is_some_and(|piece| !scene.card(piece).in_play);
            assert!(!lost, "{}: the lost do not move", question.heading.id);
        }
        _ => {}
    }
}

/// Whether this is one of the notes of the table, such as the house rules are.
fn notes(scene: &dyn Scene, wanted: &str) -> bool {
    let mut found = false;
    scene.notes(&mut |_, words| found |= words.line(scene) == wanted);
    found
}

/// Only who is in play acts, reacts, rolls, or can be removed; but the lost may roll to come back.
pub fn heed_the_lost(game: &dyn Session, asked: &str, in_play: &mut Vec<bool>) {
    let scene = game.scene();
    for line in game.news().iter().filter(|line| matches!(line.id, "acts" | "reacts" | "rolled" | "removed")) {
        let lost = line.piece.is_some_and(|piece| !in_play[usize::from(piece.0)]);
        assert!(!lost || asked == "returns?", "{} by one that was lost (RR-FLOW-REMOVE)", line.id);
    }
    *in_play = (0..scene.pieces()).map(|piece| scene.card(PieceId(piece)).in_play).collect();
}
