//! Racing the beam: a panel reads its memory row by row, and a transfer must not be overtaken by that.
//!
//! All times are microseconds. The panel reads row `y` at `start + y * FRAME / ROWS`, again and again. A transfer writes
//! row `y` at its own pace. A picture is torn where one reading finds both rows that are written and rows that
//! are not: where reading and writing cross between the first row and the last. So a transfer starts when the
//! reading has passed its rows already, or is far enough behind them.

/// From one reading of the memory to the next, as the panel leaves its reset: 60 times a second.
pub const FRAME: u32 = 16_667;
/// Rows of a frame: 320 that are read, and 24 more for the beam to come back.
const ROWS: u32 = 344;
/// Two readings of the same row are so far apart at most that an older start says nothing any more.
const STALE: u64 = 4 * FRAME as u64;
/// What start, line and pace may be wrong by.
const SAFE: i64 = 120;

/// A transfer of full or part rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// The first row it writes.
    pub top: u16,
    /// How many rows it writes.
    pub rows: u16,
    /// How long it takes for all of them.
    pub takes: u32,
}

/// When this reading finds a row, in microseconds after its start.
const fn read_at(row: u16) -> i64 {
    row as i64 * FRAME as i64 / ROWS as i64
}

/// How long to wait before the transfer starts, so that it is not torn. `start` is when the panel last began to
/// read its first row; none where it never said so, or not for long: then nobody waits.
pub fn wait(start: Option<u64>, now: u64, transfer: Transfer) -> u32 {
    let Some(start) = start.filter(|&start| now.saturating_sub(start) < STALE) else { return 0 };
    let (first, last) = (read_at(transfer.top), read_at(transfer.top + transfer.rows));
    let takes = i64::from(transfer.takes);
    // Started in this span after a reading's start, writing and reading would cross. Where writing is slower, it
    // begins when the reading could still catch up with the last row, and ends when it has passed the first;
    // where writing is faster, the other way round.
    let (from, to) = ((last - takes).min(first) - SAFE, (last - takes).max(first) + SAFE);
    let phase = (now.saturating_sub(start) % u64::from(FRAME)) as i64;
    // The span may reach over the start of this reading, or of the next one.
    let frame = i64::from(FRAME);
    let inside = [-frame, 0, frame].into_iter().find(|&shift| (from + shift..to + shift).contains(&phase));
    inside.map_or(0, |shift| (to + shift - phase) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Microseconds for a full row at 62.5 MHz.
    const ROW: f64 = 46.08;

    fn transfer(top: u16, rows: u16, width: u16) -> Transfer {
        Transfer { top, rows, takes: (f64::from(rows) * ROW * f64::from(width) / 240.0) as u32 + 9 }
    }

    /// Looks at every row of every reading, the slow way: whether one finds old and new ones.
    fn torn(begins: i64, transfer: Transfer) -> bool {
        (-3..4).any(|reading| {
            let start = reading * i64::from(FRAME);
            let mut found = [false; 2];
            for row in 0..transfer.rows {
                let written = begins + i64::from(transfer.takes) * i64::from(row) / i64::from(transfer.rows);
                found[usize::from(start + read_at(transfer.top + row) > written)] = true;
            }
            found == [true; 2]
        })
    }

    #[test]
    fn no_transfer_is_torn_whenever_it_is_wanted() {
        let (mut waited, mut count) = (0, 0);
        for (top, rows) in [(0, 240), (0, 40), (40, 26), (66, 24), (100, 60), (216, 24), (239, 1)] {
            for width in [16, 80, 160, 188, 190, 240] {
                let transfer = transfer(top, rows, width);
                for now in (0..u64::from(FRAME)).step_by(37) {
                    let pause = wait(Some(5 * u64::from(FRAME)), 6 * u64::from(FRAME) + now, transfer);
                    assert!(!torn(now as i64 + i64::from(pause), transfer), "{transfer:?} at {now}, after {pause}");
                    waited += u64::from(pause);
                    count += 1;
                }
            }
        }
        assert!(waited / count < 400, "{} µs on average", waited / count);
    }

    #[test]
    fn without_waiting_some_are_torn() {
        let whole = transfer(0, 240, 240);
        let torn = (0..i64::from(FRAME)).step_by(37).filter(|&now| torn(now, whole)).count();
        assert!((10..25).contains(&torn), "{torn} of 451");
    }

    #[test]
    fn nobody_waits_long() {
        let longest = |transfer| {
            let waits = (0..u64::from(FRAME)).map(|now| wait(Some(0), now, transfer));
            waits.max().expect("there are moments")
        };
        assert!(longest(transfer(0, 240, 240)) < 3_500);
        assert!(longest(transfer(66, 24, 240)) < 600);
    }

    #[test]
    fn a_panel_that_says_nothing_is_not_waited_for() {
        for now in (0..200_000).step_by(101) {
            assert_eq!(wait(None, now, transfer(0, 240, 240)), 0);
            assert_eq!(wait(Some(0), STALE + now, transfer(0, 240, 240)), 0);
        }
    }
}
