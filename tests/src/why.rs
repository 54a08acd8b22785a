//! What is behind *Why?* in any rulebook: nothing is without a text, and every text can be read.

use umpire_engine::table::{CorrectionField, CorrectionTarget, Help, Kind, PieceId, Question, Scene, Session};
use umpire_screens::TextSize;
use umpire_screens::{Key, KeyEvent, ScreenState, TextScale};

use crate::words::{cuts, faults};

/// What nobody explains: the question, or one of its rows where its id is among `named`; `plain` rows say all there is.
pub fn unexplained(question: &Question, named: &[&str], plain: &[&str]) -> Vec<String> {
    let id = question.heading.id;
    let rows: Vec<(&str, bool)> = match &question.kind {
        Kind::Choose(choose) => choose.options.iter().map(|row| (row.key.word, row.help.is_some())).collect(),
        Kind::Tick(tick) => tick.facts.iter().map(|row| (row.key.word, row.help.is_some())).collect(),
        _ => Vec::new(),
    };
    let bare = rows.iter().filter(|(word, explained)| named.contains(&id) && !explained && !plain.contains(word));
    let bare = bare.map(|(word, _)| format!("{id}: {word}"));
    bare.chain(question.heading.help.is_none().then(|| id.to_string())).collect()
}

/// What may be put right at a table and does not say what it means, in a line that has room.
pub fn gistless(scene: &dyn Scene) -> Vec<String> {
    let seats = scene.all_seats().iter().map(CorrectionTarget::Seat);
    let pieces = (0..scene.pieces()).map(|piece| CorrectionTarget::Piece(PieceId(piece)));
    let mut missing = Vec::new();
    for target in [CorrectionTarget::Game].into_iter().chain(seats).chain(pieces) {
        scene.fields(target, &mut |CorrectionField { key, gist, .. }| {
            if gist.is_empty() || TextSize::Small.width(gist) > GIST {
                missing.push(format!("{key}: {gist:?}"));
            }
        });
    }
    missing
}

/// How wide the line is in which it stands.
const GIST: i32 = 230;

/// Checks a text: three pages at the most, in letters that the fonts have.
#[track_caller]
pub fn short_and_plain(help: &Help) {
    let (Help { title, chip, .. }, text) = (help, help.text.unpack());
    assert!((1..=20).contains(&title.len()), "{title}");
    assert!(chip.len() <= 10, "{title}: {chip}");
    assert!((25..=270).contains(&text.len()), "{title}: {} letters: {text}", text.len());
    assert!(text.chars().all(|letter| letter == '\n' || letter == ' ' || letter.is_ascii_graphic()), "{text}");
    assert!(text.ends_with('.') && !text.contains("  "), "{title}: {text}");
}

/// What is cut, leaves its place or touches another word in either size of text, while these keys are pressed, one after
/// the other. A is pressed as long as there is news, and answers nothing.
pub fn without_room(game: &dyn Session, id: &str, keys: &str) -> Vec<String> {
    [TextScale::Normal, TextScale::Large].into_iter().flat_map(|scale| cut_in(scale, game, id, keys)).collect()
}

fn cut_in(scale: TextScale, game: &dyn Session, id: &str, keys: &str) -> Vec<String> {
    let (mut view, mut wrong) = (ScreenState::new(), Vec::new());
    view.set_text_scale(scale);
    view.sync(game, 0);
    let keys = keys.split_whitespace().map(|key| Some(Key::from_id(key).expect("a key")));
    for key in [None].into_iter().chain(keys) {
        if key == Some(Key::A) && view.news_at().is_none() {
            continue;
        }
        key.into_iter().for_each(|key| drop(view.on_key(KeyEvent::down(key), game)));
        let stack = view.layout(game);
        let bands = 0..stack.len();
        let found = faults(&stack, bands.clone()).into_iter().chain(cuts(&stack, bands));
        wrong.extend(found.map(|fault| format!("{id} {} {scale:?}: {fault}", key.map_or("", Key::id))));
    }
    wrong
}
