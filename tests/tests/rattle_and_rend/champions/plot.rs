//! Section 17.2: Scheming Plot.

use rattle_and_rend::Warband;
use rattle_and_rend::book::{Bond, Trait};
use umpire_tests::play::Play;

use crate::muster::{CHAMPION, FIGHTERS, fighters, heavy, meet, quiet};

fn schemers() -> Warband {
    quiet(&[CHAMPION, FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS])
}

fn plot(blue: Warband) -> Play {
    meet(schemers(), blue).says("act: scheming-plot, allowed: yes")
}

/// RR-ACT-SCHEMING-PLOT, GAP 94: asked first; No costs nothing and changes nothing.
#[test]
fn a_plot_needs_to_be_undisturbed() {
    let asked = meet(schemers(), fighters()).says("act: scheming-plot").shows("allowed");
    assert_eq!((asked.seat(), asked.momentum()), ("red", (10, 12)));
    let no = asked.clone().says("allowed: no").shows("act");
    assert_eq!((no.momentum(), no.state().sides[0].last_acted.len()), ((10, 12), 0));
    let yes = asked.says("allowed: yes").shows("roll");
    assert_eq!((yes.momentum(), yes.roll().name, yes.need()), ((9, 12), "Guile", 10));
}

/// RR-ACT-SCHEMING-PLOT, RR-MOM-5, RR-BOND-NULL: two to us, two from them; three after a critical.
#[test]
fn a_plot_shifts_momentum() {
    assert_eq!(plot(fighters()).says("roll: 9 9").shows("act").momentum(), (9, 12));
    assert_eq!(plot(fighters()).says("roll: 10 1").shows("act").momentum(), (11, 10));
    let poorer = plot(fighters()).says("roll: 9 9, act: sprint, who: red-2, move:, act: scheming-plot, allowed: yes");
    assert_eq!(poorer.momentum(), (7, 12));
    assert_eq!(poorer.says("roll: 10 10").momentum(), (10, 9));
}

/// RR-MOM-4, RR-MOM-5, RR-BOND-0: never above the total, never below nothing.
#[test]
fn a_plot_knows_the_limits() {
    let capped = plot(fighters()).says("roll: 10 10");
    assert_eq!((capped.momentum(), capped.state().sides[0].total), ((11, 9), 11));
    let poor = meet(schemers(), quiet(&[FIGHTERS])).says("act: pass, act: sprint, who: blue-1, move:, act: pass");
    assert_eq!(poor.momentum().1, 1);
    assert_eq!(poor.says("act: scheming-plot, allowed: yes, roll: 10 1").momentum().1, 0);
    assert_eq!(capped.state().sides[0].bond, Some(Bond::Null), "it works without a Bond");
}

/// RR-ACT-SCHEMING-PLOT: it can be intimidated, and then nothing comes of it.
#[test]
fn a_plot_can_be_cancelled() {
    let window = plot(quiet(&[heavy(Trait::Flyer), FIGHTERS])).shows("react");
    assert_eq!(window.offers(), ["none", "intimidate-blue-1", "none-more"]);
    let lost = window.says("react: intimidate-blue-1, answer: accept, roll: 7 1").shows("act");
    assert_eq!((lost.active(), lost.momentum()), ("blue", (9, 4)));
}
