//! A vow nobody learns before the end: frays that differ in nothing else look the same from everywhere.

use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Answer, Roster, Session, Sides, Source, Standing, Tape};
use umpire_outside::{Fray, WarHost};
use umpire_screens::{Key, KeyEvent, ScreenState};
use umpire_tests::fray::with;
use umpire_tests::picture::{frame, picture};
use umpire_tests::random::{Lcg, any_answer};

/// Everything that is seen of a fray with this vow while it goes on.
fn seen(vow: u8, answers: usize) -> Vec<String> {
    let sides = Sides((0..3).map(WarHost::example).collect());
    with(&sides, &Tape::new(), |game| {
        let (mut rng, mut seen) = (Lcg::new(3), Vec::new());
        for _ in 0..answers {
            let question = game.question().expect("it goes on").clone();
            let mut answer = any_answer(&question, &mut rng);
            if question.heading.id == "vow" {
                answer = Answer::Secrets([vow.into()].into_iter().collect());
            }
            game.say(&answer, Source::Thumb).expect("it is allowed");
            assert_eq!(game.standing(), Standing::Waiting, "it goes on");
            seen.push(format!("{:?} {:?} {:?}", game.question(), game.news(), game.log()));
        }
        seen.extend(pages(game));
        seen
    })
}

/// What thumbs find: the question, its pages, and every answer so far when they look back.
fn pages(game: &mut dyn Session) -> Vec<String> {
    let mut view = ScreenState::new();
    view.sync(game, 7);
    let turned = [Key::Down, Key::Up, Key::Up, Key::Right].repeat(10);
    let keys = [Key::A, Key::A, Key::A, Key::Y].into_iter().chain(turned).chain([Key::Y]);
    let mut seen = Vec::new();
    for key in keys {
        view.on_key(KeyEvent::down(key), game);
        seen.push(sum(&view, game));
    }
    let lines = game.tape().answer_count();
    for line in 0..lines {
        game.show_at(Some(line));
        view.sync(game, 7);
        seen.push(sum(&view, game));
    }
    seen
}

fn sum(view: &ScreenState, game: &dyn Session) -> String {
    picture(&frame(&view.layout(game))).iter().map(|byte| format!("{byte:x}")).collect()
}

#[test]
fn no_page_shown_before_the_end_depends_on_the_vow() {
    let [spare, ruin, hold] = [0, 1, 2].map(|vow| seen(vow, 24));
    assert!(spare.len() > 60, "{}", spare.len());
    assert_eq!(spare, ruin);
    assert_eq!(spare, hold);
}

/// Everything the console says of a fray with this vow, up to its end.
fn said(vow: &str) -> Vec<String> {
    let asks = "state\nlog\nhistory\nstats\nodds\nwhy\nrosters\n";
    let turn = "pick pass\npick pass\n";
    let lines = format!(
        "pick colours\nnumber 1\npick {vow}\n{asks}ok\n{asks}pick press\npick press\n{asks}undo\nundo both\nredo\n{asks}{turn}"
    );
    let headless =
        Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed([7; 32]), None)).sit::<Fray>();
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().map(str::to_owned).collect()
}

/// What is written to be read of a fray with this vow, while it goes on.
fn exported(vow: &str) -> [String; 2] {
    ["txt", "jsonl"].map(|kind| {
        let file = std::env::temp_dir().join(format!("umpire-vow-{}-{vow}.{kind}", std::process::id()));
        let path = file.display();
        let lines = format!("pick colours\nnumber 1\npick {vow}\nok\npick press\npick hold\nexport --force {path}\n");
        Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed([7; 32]), None)).sit::<Fray>();
        let text = std::fs::read_to_string(&file).expect("it is written");
        drop(std::fs::remove_file(&file));
        text
    })
}

#[test]
fn no_export_tells_the_vow_before_the_end() {
    let [spare, ruin] = ["spare", "ruin"].map(exported);
    assert!(spare.iter().all(|text| text.contains("has sworn a vow")), "{spare:?}");
    assert_eq!(spare, ruin);
}

#[test]
fn the_console_says_nothing_of_the_vow_before_the_end_and_all_of_it_then() {
    let [spare, ruin] = ["spare", "ruin"].map(said);
    let told = |lines: &[String]| lines.iter().position(|line| line.contains("\"event\":\"vow\""));
    let at = told(&spare).unwrap_or_else(|| panic!("it is told at the end: {spare:#?}"));
    assert!(at > 30, "{at}");
    assert_eq!(spare[..at], ruin[..at]);
    assert!(spare[at].contains("Spare them") && ruin[at].contains("Ruin one"), "{} {}", spare[at], ruin[at]);
}
