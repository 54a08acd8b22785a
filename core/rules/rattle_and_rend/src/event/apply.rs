//! What each event changes, and the line the players read of it.

use super::{Event, action, campaign, momentum, round, setup};
use crate::grade::REMOVED;
use crate::state::{ElementSet, ReactionSlot, State};
use umpire_engine::table::{Beat, ExpectRoom, Happening, Show, Words};

impl Event {
    /// Changes the state, and says what the players are told.
    pub(crate) fn apply(self, s: &mut State) -> Option<Happening> {
        let line = |id, seat, words: Words| Some(Happening::line(id, Some(seat), None, words));
        match self {
            Event::Rules(whole) => {
                s.whole = whole;
                None
            }
            Event::House(house) => setup::house(s, house),
            Event::Size(size) => Some(campaign::size(s, size)),
            Event::Arrived(seat) => {
                setup::arrive(s, seat);
                None
            }
            Event::Fielded(seat, who) => {
                s.fielded[seat.index()] = who;
                None
            }
            Event::Mustered(seat) => setup::muster(s, seat),
            Event::Focus(seat, who) => {
                s.sides[seat.index()].focus = Some(who);
                line("focus", seat, Words::with("Focus: {}", who))
            }
            Event::First(seat) => {
                s.first = seat;
                line("first", seat, Words::with("{} is Player A", seat))
            }
            Event::Scenario(scenario) => setup::scenario(s, scenario),
            Event::Deployed(deployment) => setup::deployed(s, deployment),
            Event::Zone(seat, zone) => {
                s.sides[seat.index()].zone = zone;
                line("zone", seat, Words::with("Zone: {}", zone))
            }
            Event::Terrain(kinds) => {
                s.terrain = kinds;
                None
            }
            Event::Prey(seat, prey) => Some(setup::prey(s, seat, prey)),
            Event::Put(who, place) => setup::put(s, who, place),
            Event::Compelled(who) => {
                s.elements[usize::from(who.0)].compelled = true;
                None
            }

            Event::Round => Some(round::begin(s)),
            Event::Refilled => {
                round::refill(s);
                None
            }
            Event::Bids(bids, costs, again) => Some(round::bids(s, bids, costs, again)),
            Event::Turn(seat) => Some(round::turn(s, seat)),
            Event::Stolen(seat, by) => Some(round::stolen(s, seat, by)),
            Event::Spent => Some(round::spent(s)),
            Event::FirstTurn(seat, done) => {
                round::first_turn(s, seat, done);
                None
            }
            Event::Passed(seat, true) => {
                s.passes += 1;
                line("passed", seat, Words::of("Passed"))
            }
            Event::Passed(seat, false) => Some(round::cannot_act(s, seat)),
            Event::Settlement(seat) => {
                let (big, reason) = (Words::with("{}", seat), Words::of("The higher die decides"));
                let show = Show::Beat(Beat { big, reason, next: None });
                Some(Happening {
                    show,
                    ..Happening::line("settled", Some(seat), None, Words::with("{} is right", seat))
                })
            }
            Event::Morale(seat, last) => Some(round::morale(s, seat, last)),
            Event::Strips(held) => Some(round::strips(s, held)),
            Event::Over(winner, why) => {
                (s.over, s.verdict) = (Some(winner), why);
                s.active = None;
                Some(if s.is_campaign() { campaign::verdict(s) } else { campaign::over(s) })
            }
            Event::Grew(seat, roll) => campaign::grow(s, seat, roll),
            Event::Ended => Some(campaign::over(s)),

            Event::Rolled(who, rolled, news) => {
                let words = Words::with2("{}: {}", who, rolled.name);
                let seat = s.element(who).seat;
                let best = rolled.faces.iter().fold([0; 2], |[high, low], &face| match face {
                    _ if face > high => [face, high],
                    _ => [high, low.max(face)],
                });
                let side = &mut s.sides[seat.index()];
                side.best = side.best.max(best);
                if news && rolled.word == REMOVED {
                    s.told = s.told.and(who);
                }
                let show = if news { Show::Rolled(rolled) } else { Show::Seen(rolled) };
                Some(Happening { show, ..Happening::line("rolled", Some(seat), Some(who), words) })
            }
            Event::RolledOff(seat, rolled) => {
                let words = Words::of(rolled.name);
                let show = Show::Rolled(rolled);
                Some(Happening { show, ..Happening::line("rolled", Some(seat), None, words) })
            }
            Event::Drawn(seat, rolled, line) => {
                let words = Words::with2("{}: {}", rolled.name, line);
                let show = Show::Seen(rolled);
                Some(Happening { show, ..Happening::line("rolled", Some(seat), None, words) })
            }
            Event::Acts(who, action, target) => Some(action::declare(s, who, action, target)),
            Event::Joined(pack) => action::join(s, pack),
            Event::Next(who) => {
                s.current.actor = Some(who);
                s.current.target = None;
                s.current.more = ElementSet::EMPTY;
                // What turned another's Action does not turn this one's.
                (s.current.moved, s.current.redirected, s.current.hampered) = (true, false, false);
                None
            }
            Event::NextAction(who, action) => {
                let current = &mut s.current;
                (current.leader, current.actor, current.action) = (Some(who), Some(who), Some(action));
                (current.target, current.more, current.acting) = (None, ElementSet::EMPTY, ElementSet::one(who));
                (current.strikers, current.attacker) = (ElementSet::EMPTY, None);
                (current.moved, current.redirected, current.hampered) = (true, false, false);
                None
            }
            Event::Granted(who, action, target, bonus) => Some(action::grant(s, who, action, target, bonus)),
            Event::Acted => {
                action::acted(s);
                None
            }
            Event::Reinforced(seat) => Some(action::reinforce(s, seat)),
            Event::Cancelled => action::cancel(s),
            Event::Done => {
                action::done(s);
                None
            }
            Event::Aimed(target) => {
                s.current.target = target;
                s.current.moved = false;
                None
            }
            Event::AlsoAimed(more) => {
                s.current.more = more;
                None
            }
            Event::Turned { from, to, hampered } => {
                action::turn(s, from, to, hampered);
                None
            }
            Event::Moved => {
                (s.current.moved, s.current.seen) = (true, None);
                None
            }
            Event::Seen(seen) => {
                s.current.seen = Some(seen);
                None
            }
            Event::Went(movers) => {
                (s.current.movers, s.current.moved, s.current.seen) = (movers, true, None);
                s.current.watched = movers.iter().fold(s.current.watched, ElementSet::and);
                None
            }
            Event::Reacts(who, reaction) => Some(action::react(s, who, reaction)),
            Event::ReactTogether(pack) => action::react_together(s, pack),
            Event::Waived => {
                s.current.slot = ReactionSlot::Waived;
                None
            }
            Event::Denied(seat) => Some(momentum::pay(s, seat, 1, "denied", "Denied it")),
            Event::Forced(seat) => Some(momentum::pay(s, seat, 1, "forced", "Forced it")),
            // Whoever has nothing left was not asked.
            Event::GaveWay(seat) if s.side(seat).now == 0 => line("gave-way", seat, Words::of("Cannot insist")),
            Event::GaveWay(seat) => line("gave-way", seat, Words::of("Gave way")),
            Event::Reacted => {
                s.current.reacted = true;
                None
            }
            Event::Strikes(who, attacker) => {
                s.current.strikers = s.current.strikers.and(who);
                s.current.attacker = Some(attacker);
                None
            }
            Event::Dared(who, dares) => {
                s.current.dared = s.current.dared.and(who);
                if !dares {
                    s.current.strikers = s.current.strikers.without(who);
                }
                None
            }
            Event::Rewarded => {
                s.current.rewarded = true;
                None
            }
            Event::Settled => {
                (s.current.passed, s.current.lost) = (ElementSet::EMPTY, ElementSet::EMPTY);
                None
            }

            Event::Paid(seat, amount, why) => Some(momentum::pay(s, seat, amount, "paid", why)),
            Event::Gained(seat, amount, why) => momentum::gain(s, seat, amount, why),
            Event::Robbed(seat, amount, why) => momentum::rob(s, seat, amount, why),
            Event::Credited(seat, credit) => Some(momentum::credit(s, seat, credit)),
            Event::Mode(seat, mode) => Some(action::mode(s, seat, mode)),
            Event::Omen(seat, face) => {
                s.sides[seat.index()].round.omen = Some(face);
                line("omen", seat, Words::with("The Omen is {}", face))
            }
            Event::OmenUsed(seat) => {
                s.sides[seat.index()].round.omen_turn = Some(s.turn);
                line("omen-used", seat, Words::of("The Omen takes a die"))
            }
            Event::Offered(seat, taken) => {
                let round = &mut s.sides[seat.index()].round;
                (round.offered, round.banked) = (true, taken);
                line("offered", seat, Words::of(if taken { "Tempted: a die is banked" } else { "Refused temptation" }))
            }
            Event::BankedUsed(seat) => {
                s.sides[seat.index()].round.banked = false;
                line("banked", seat, Words::of("Uses the banked die"))
            }
            Event::Defiant(seat, on) => {
                s.sides[seat.index()].defiant = on;
                None
            }

            Event::Due(test) => {
                s.pending_checks.push(test).expect_room("an event has fewer Will checks than there is room for");
                None
            }
            Event::Held(held) => {
                for test in &mut s.pending_checks {
                    test.held = held;
                }
                None
            }
            Event::Tested(at, grade) => {
                action::tested(s, usize::from(at), grade);
                None
            }
            Event::TestDone(at) => {
                s.pending_checks.remove(usize::from(at));
                None
            }
            Event::StandsIn(at, who) => {
                let test = &mut s.pending_checks[usize::from(at)];
                (test.on, test.stands_in) = (who, true);
                line("stands-in", s.element(who).seat, Words::with("{} stands in", who))
            }
            Event::Removed(who) => Some(action::remove(s, who)),
            Event::Unanswered(who) => {
                s.current.lost = s.current.lost.without(who);
                None
            }
            Event::Fell(who) => {
                s.fallen = s.fallen.and(who);
                None
            }
            Event::Avenged(who) => {
                s.fallen = s.fallen.without(who);
                None
            }
            Event::Marker(at, marker) => action::marker(s, at, marker),
            Event::Paused(pause) => {
                s.pause = pause;
                None
            }
        }
    }
}
