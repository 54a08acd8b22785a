//! A phase: Rally, Wild Charges, then orders until one fails (sections 10 and 11, FLOW-PHASE).

use super::reaction::half_inches;
use super::{Table, ask, attack, end, enter, goal, magic, movement, rally, shoot, skirmish, wall, wild};
use crate::book::{HouseRule, LeaderTrait, Special, Spell, member};
use crate::event::PhaseEvent;
use crate::state::{Battle, Flag, Order, Place, Step, UnitId, UnitSet, WALL_STRENGTH};
use umpire_engine::dice::Need;
use umpire_engine::table::{
    Amount, Asked, EnumSet, Heading, Layout, Off, Offer, Opt, Other, Preset, Seat, SeatSet, Words, rows as lazy_rows,
};

/// DR-TURN-3 to DR-TURN-5: of one player, or of a team that acts together (DR-MULTI-2).
pub(super) async fn phase(t: &Table, seats: SeatSet) {
    for seat in seats.iter() {
        t.emit(PhaseEvent::Phase(seat).into());
        magic::begin_phase(t, seat).await;
    }
    t.emit(PhaseEvent::Step(Step::Rally).into());
    for seat in seats.iter() {
        rally::rally(t, seat).await;
    }
    t.emit(PhaseEvent::Step(Step::WildCharges).into());
    for seat in seats.iter() {
        wild::wild(t, seat).await;
    }
    t.emit(PhaseEvent::Step(Step::Orders).into());
    let mut acting = seats;
    while let Some(unit) = next(t, acting).await {
        let goes_on = activate(t, unit).await;
        t.emit(PhaseEvent::Acts(None).into());
        end::resolved(t).await;
        if !goes_on {
            // DR-MULTI-2: of a team, this player's phase alone is over.
            acting = acting.without(t.look(|b| b.seat_of(unit)));
        }
    }
    t.emit(PhaseEvent::Step(Step::Between).into());
    for seat in seats.iter() {
        magic::end_phase(t, seat).await;
        goal::phase_over(t, seat).await;
    }
}

/// The unit that is ordered next; none where all were, or its owner has enough (DR-ACT-5).
async fn next(t: &Table, seats: SeatSet) -> Option<UnitId> {
    loop {
        let ready = t.look(|b| ready(b, seats));
        if ready.is_empty() || t.look(|b| b.is_ended()) {
            return None;
        }
        // Asked anew where the players have put something right.
        let Some(at) = ask_unit(t, seats, ready).await else { continue };
        let at = usize::from(at);
        let first = seats.iter().next().unwrap_or(Seat::RED);
        match at.checked_sub(ready.len() as usize) {
            None => return ready.iter().nth(at),
            Some(0) => {
                end::offer(t, first).await;
                if t.look(|b| b.is_ended()) {
                    return None;
                }
            }
            Some(_) => {
                t.emit(PhaseEvent::Ended(first, ready.len() as u8).into());
                return None;
            }
        }
    }
}

/// Who can be given an order: not who was tested, and nobody who is Battered (DR-ACT-1, DR-ACT-7).
fn ready(b: &Battle, seats: SeatSet) -> UnitSet {
    b.units_that(|unit| {
        let there = matches!(unit.place, Place::OnTable | Place::Enters);
        seats.has(unit.seat) && there && !unit.is(Flag::Tested) && !unit.is_battered()
    })
}

#[inline(never)]
fn ask_unit(t: &Table, seats: SeatSet, ready: UnitSet) -> impl Future<Output = Option<u8>> {
    let asked = seats.only().map_or(Asked::Seats(seats), Asked::Seat);
    let mut head = Heading::new("unit", asked, "Order whom?", Words::NONE);
    if !t.is_unread() {
        head.note = Words::with("{} ready", ready.len() as u8);
        head.why = Words::of("Each unit is ordered once; the first order that fails ends the phase.");
        head.renews = true;
    }
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(0), other: Other::Last };
    t.offer_anew(head, offer, &mut lazy_rows(ready.iter().map(Pick::Unit).chain([Pick::Battle, Pick::End]), pick_row))
}

/// What can be picked where units are ordered.
enum Pick {
    Unit(UnitId),
    Battle,
    End,
}

fn pick_row(pick: Pick) -> Opt {
    match pick {
        Pick::Unit(id) => Opt::new(id, id),
        Pick::Battle => Opt::new("battle", "End the battle").gist("If all agree"),
        Pick::End => Opt::new("end", "End phase").gist("No more orders; B undoes it"),
    }
}

/// One unit is ordered. Whether the phase goes on (DR-ACT-3).
async fn activate(t: &Table, unit: UnitId) -> bool {
    // Where the players have put something right, the unit is picked anew.
    let Some(at) = ask_order(t, unit).await else { return true };
    let Some(mut row) = t.look(|b| rows(b, unit).iter().nth(usize::from(at))) else { return true };
    t.emit(PhaseEvent::Acts(Some(unit)).into());
    if row != Row::Attack && t.look(|b| is_locked(b, unit)) && ask_locked(t, unit).await {
        row = Row::Attack;
    }
    match row {
        Row::Move => movement::order(t, unit).await,
        Row::Attack => attack::order(t, unit).await,
        Row::Shoot => shoot::order(t, unit).await,
        Row::Skirmish => skirmish::order(t, unit).await,
        Row::Wall => wall::order(t, unit).await,
        Row::Enter => enter::order(t, unit).await,
        Row::Cast => magic::cast(t, unit).await,
        Row::Summon => magic::summon(t, unit).await,
        Row::Explode => magic::explode(t, unit).await,
    }
}

/// HR-WCLOCK: who would charge wildly may do nothing else while an enemy is in reach.
fn is_locked(b: &Battle, unit: UnitId) -> bool {
    let wild = b.profile(unit).specials.has(Special::WildCharge) && b.unit(unit).on_table();
    b.plays(HouseRule::WildLock) && wild && !b.unit(unit).is(Flag::NoWildCharge) && attack_off(b, unit).is_none()
}

fn ask_locked(t: &Table, unit: UnitId) -> impl Future<Output = bool> {
    let head = ask::of_unit(t, "locked", unit, "{}: wild", "Enemy in reach?");
    ask::yes(t, head, "Yes: it must attack", "No")
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Row {
    Move,
    Enter,
    Attack,
    Shoot,
    Skirmish,
    Wall,
    Cast,
    Summon,
    Explode,
}

impl Row {
    const ALL: [Row; 9] = [
        Row::Move,
        Row::Enter,
        Row::Attack,
        Row::Shoot,
        Row::Skirmish,
        Row::Wall,
        Row::Cast,
        Row::Summon,
        Row::Explode,
    ];
}

member!(Row);

/// The rows of the menu (DR-ACT-8); who is off the table can only enter (DR-ACT-10).
#[inline(never)]
fn rows(b: &Battle, unit: UnitId) -> EnumSet<Row, u16> {
    if !b.unit(unit).on_table() {
        return EnumSet::one(Row::Enter);
    }
    let (profile, [cast, summon, explode]) = (b.profile(unit), magic::orders(b, unit));
    EnumSet::one(Row::Move)
        .and(Row::Attack)
        .and_if(profile.shoot.is_some(), Row::Shoot)
        .and_if(profile.specials.has(Special::Skirmish), Row::Skirmish)
        .and_if(profile.specials.has(Special::WallOfSpears), Row::Wall)
        .and_if(cast, Row::Cast)
        .and_if(summon, Row::Summon)
        .and_if(explode, Row::Explode)
}

#[inline(never)]
fn ask_order(t: &Table, unit: UnitId) -> impl Future<Output = Option<u8>> {
    let (mut head, mut preset) = (ask::of_unit(t, "order", unit, "{}", "Order"), Preset::Open);
    if !t.is_unread() {
        head = head.why("Two dice must come to the number of the order, or the phase is over.").renewed();
        let likely = t.look(|b| likely(b, unit).and_then(|likely| rows(b, unit).iter().position(|row| row == likely)));
        preset = likely.map_or(Preset::Open, |at| Preset::From(at as u8));
    }
    t.look(|b| {
        let row = |row: Option<Row>| row.map_or(Opt::new("back", "Another unit"), |row| option(b, unit, row));
        let offer = Offer { layout: Layout::Rows, preset, other: Other::Last };
        t.offer_anew(head, offer, &mut lazy_rows(rows(b, unit).iter().map(Some).chain([None]), row))
    })
}

/// What its owner most likely wants of a unit, as far as its numbers tell: who casts casts, who shoots no worse than it
/// strikes shoots, who obeys an Attack best attacks.
fn likely(b: &Battle, unit: UnitId) -> Option<Row> {
    let profile = b.profile(unit);
    let shoots = profile.shoot.is_some_and(|shoot| shoot.value <= profile.attack_value);
    match () {
        () if !b.spells_of(unit).is_empty() && magic::cast_off(b, unit).is_none() => Some(Row::Cast),
        () if shoots && shoot_off(b, unit).is_none() => Some(Row::Shoot),
        () if profile.attack < profile.moves && attack_off(b, unit).is_none() => Some(Row::Attack),
        () => None,
    }
}

/// A row: its number, what it does, why it is off.
fn option(b: &Battle, unit: UnitId, row: Row) -> Opt {
    let needs = |order: Order| {
        let need = Amount::Need(Need::at_least(b.order_need(unit, order)));
        Opt::new(order.id(), order.name()).amount(need)
    };
    let far = |order: Order, inches: &'static str| Opt {
        label: Words::with2("{} {}\"", order.name(), inches),
        ..needs(order)
    };
    let reach = half_inches(movement::reach(b, unit).into());
    let range = half_inches(b.profile(unit).shoot.map_or(0, |shoot| u16::from(shoot.range) * 2));
    match row {
        Row::Move => far(Order::Move, reach).gist("Half in rough, 3\" from others"),
        Row::Attack => far(Order::Attack, reach).gist("Whom it sees and reaches").off(attack_off(b, unit)),
        Row::Shoot => far(Order::Shoot, range).gist("All at one in sight and range").off(shoot_off(b, unit)),
        Row::Skirmish => needs(Order::Skirmish).gist("Half a move and a shot at -1"),
        Row::Wall => needs(Order::Wall).gist("Open ground: Armour +1").off(wall_off(b, unit)),
        Row::Enter => needs(Order::Enter).gist("If there is room at the edge"),
        Row::Cast => Opt::new("cast", "Cast a spell").gist("One in sight, within 18\"").off(magic::cast_off(b, unit)),
        Row::Summon => needs(Order::Summon).gist("A unit that waits comes").off(magic::summon_off(b, unit)),
        Row::Explode => needs(Order::Explode).gist("It dies; all within 6\": hit").off(magic::explode_off(b, unit)),
    }
}

static NO_FOE: Off = Off { short: "no enemy", full: "No enemy is on the table" };
static NO_TARGET: Off = Off { short: "no target", full: "No enemy can be shot at" };
static COWARDLY: Off = Off { short: "Cowardly", full: "A Cowardly Leader never attacks" };
static CHASE: Off = Off { short: "too early", full: "Not in the first two turns" };
static BREATH: Off = Off { short: "in smoke", full: "Dragon's Breath: no shooting" };
static FORMED: Off = Off { short: "formed", full: "Its wall is formed" };
static FEW: Off = Off { short: "below 6", full: "A wall takes 6 Strength" };

/// DR-ACT-8, DR-TRAIT-5.
fn attack_off(b: &Battle, unit: UnitId) -> Option<&'static Off> {
    match () {
        () if b.is_led_by(unit, LeaderTrait::Cowardly) => Some(&COWARDLY),
        () if !goal::may_fight(b, b.seat_of(unit)) => Some(&CHASE),
        () if b.foes(unit).is_empty() => Some(&NO_FOE),
        () => None,
    }
}

/// DR-ACT-8, DR-SHOOT-10.
fn shoot_off(b: &Battle, unit: UnitId) -> Option<&'static Off> {
    match () {
        () if b.is_under(unit, Spell::DragonsBreath) => Some(&BREATH),
        () if !goal::may_fight(b, b.seat_of(unit)) => Some(&CHASE),
        () if b.shootable(unit).is_empty() => Some(&NO_TARGET),
        () => None,
    }
}

/// DR-WALL-1.
fn wall_off(b: &Battle, unit: UnitId) -> Option<&'static Off> {
    match b.unit(unit) {
        unit if unit.is(Flag::Wall) => Some(&FORMED),
        unit if unit.strength < WALL_STRENGTH => Some(&FEW),
        _ => None,
    }
}
