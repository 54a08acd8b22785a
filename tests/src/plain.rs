//! Questions that can be read without a doubt: nothing is left out for want of room, and no name could be of either side.

use std::collections::BTreeMap;

use umpire_engine::table::{Kind, Layout, PieceId, Question, Scene, Session, Words};
use umpire_screens::BandStack;

use crate::words::words;

/// What of the open question's head is not on its screen, whole.
pub fn left_out(game: &dyn Session, stack: &BandStack) -> Vec<String> {
    let (Some(question), scene) = (game.question(), game.scene()) else { return Vec::new() };
    let head = &question.heading;
    if let Kind::Secret(_) = question.kind {
        return Vec::new(); // the curtain says what is asked
    }
    let head = match head.deed {
        // A remark gives way to long names, a number does not: no text may speak of a distance that is not there.
        Some(deed) => {
            let number = head.note.line(&*scene).contains(char::is_numeric);
            let stays = number && !matches!(question.kind, Kind::Roll(_) | Kind::Tick(_));
            vec![Some(deed.by.1), deed.to.map(|to| to.1), stays.then_some(head.note)]
        }
        None => vec![Some(head.title), Some(head.note)],
    };
    let read: Vec<String> = words(stack).iter().map(|text| text.to_uppercase()).collect();
    let lines = head.into_iter().flatten().map(|words| words.line(&*scene).to_string());
    lines.filter(|line| !line.is_empty() && !read.contains(&line.to_uppercase())).collect()
}

/// Which words of the open question name a piece that could be of either side: both have one of that name, it is not
/// theirs who are asked, and no mark of its side stands beside it, as in the two lines of a deed, at the row of a piece, or
/// before each name over dice.
pub fn doubtful(game: &dyn Session) -> Vec<String> {
    let (Some(question), scene) = (game.question(), game.scene()) else { return Vec::new() };
    let twins = twins(&*scene);
    let doubted = |(words, key): &(Words, Option<PieceId>)| {
        let named = |piece: &PieceId| format!("{words:?}").contains(&format!("Piece({piece:?})"));
        twins.iter().any(|piece| {
            let own = question.heading.asked.seat() == Some(scene.card(*piece).seat);
            named(piece) && !own && *key != Some(*piece)
        })
    };
    texts(&question).iter().filter(|text| doubted(text)).map(|(words, _)| words.line(&*scene).to_string()).collect()
}

/// The pieces of which another side has one of the same name.
fn twins(scene: &dyn Scene) -> Vec<PieceId> {
    let mut named: BTreeMap<String, Vec<PieceId>> = BTreeMap::new();
    for piece in (0..scene.pieces()).map(PieceId) {
        let mut name = String::new();
        scene.write_name(piece, &mut name).expect("a name can be written");
        named.entry(name).or_default().push(piece);
    }
    let shared =
        |pieces: &Vec<PieceId>| pieces.iter().any(|piece| scene.card(*piece).seat != scene.card(pieces[0]).seat);
    named.into_values().filter(shared).flatten().collect()
}

/// All words of a question that stand without a mark, each with the piece of its row.
fn texts(question: &Question) -> Vec<(Words, Option<PieceId>)> {
    let head = &question.heading;
    let dice = match &question.kind {
        Kind::Roll(_) => true,
        Kind::Tick(tick) => tick.check.is_some(),
        Kind::Choose(choose) => matches!(choose.layout, Layout::Dice(_)),
        _ => false,
    };
    let marked = |words: Words| (words, words.piece().filter(|_| dice));
    let mut texts = if head.deed.is_none() { vec![marked(head.title), marked(head.note)] } else { Vec::new() };
    match &question.kind {
        Kind::Choose(choose) => texts.extend(choose.options.iter().map(|option| (option.label, option.key.piece))),
        Kind::Tick(tick) => texts.extend(tick.facts.iter().map(|fact| (fact.label, fact.key.piece))),
        // The picture has the piece in its side's colour.
        Kind::Instruct(tell) => texts.push((tell.text, tell.piece)),
        _ => {}
    }
    texts
}
