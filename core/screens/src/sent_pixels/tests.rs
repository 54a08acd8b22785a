//! What is sent, and what is not.

use core::ops::Range;

use heapless::Vec;

use crate::sent_pixels::areas::{AREAS, OPENING_ROWS, bridged};
use crate::{Area, FrameBuffer, STRIDE, SentPixels};

fn area(left: u16, top: u16, width: u16, height: u16) -> Area {
    Area { left, top, width, height }
}

/// What has to be sent of rows that are drawn like this.
fn changed(sent: &mut SentPixels, top: u16, columns: Range<u16>, rows: &[u8]) -> Vec<Area, AREAS> {
    let mut desk = FrameBuffer::new();
    let desk = &mut desk.as_bytes_mut()[..rows.len()];
    desk.copy_from_slice(rows);
    sent.diff(top, columns, desk).areas
}

#[test]
fn a_pixel_changes_its_block_and_no_more() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 240)), [area(0, 0, 240, 240)], "at first all is unknown");
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 240)), []);
    frame.as_bytes_mut()[100 * STRIDE + 2 * 37] = 1;
    assert_eq!(changed(&mut sent, 96, 0..240, frame.rows(96, 24)), [area(32, 100, 8, 1)]);
    assert_eq!(changed(&mut sent, 96, 0..240, frame.rows(96, 24)), []);
}

#[test]
fn what_lies_apart_is_sent_apart_and_the_largest_last() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    changed(&mut sent, 0, 0..240, frame.rows(0, 240));
    for y in 0..20 {
        frame.as_bytes_mut()[y * STRIDE + 8] = 1;
        frame.as_bytes_mut()[y * STRIDE + 400..][..32].fill(2);
    }
    frame.as_bytes_mut()[23 * STRIDE + 100] = 3;
    let mut desk = FrameBuffer::new();
    let desk = &mut desk.as_bytes_mut()[..24 * STRIDE];
    desk.copy_from_slice(frame.rows(0, 24));
    let diff = sent.diff(0, 0..240, desk);
    assert!(diff.areas().eq([
        (area(0, 0, 8, 20), 0..320),
        (area(48, 23, 8, 1), 320..336),
        (area(200, 0, 16, 20), 336..976),
    ]));
    assert_eq!((desk[8], desk[16 + 8], desk[20 * 16 + 4], desk[21 * 16]), (1, 1, 3, 2), "one behind the other");
}

#[test]
fn full_rows_are_sent_from_where_they_were_drawn() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    changed(&mut sent, 0, 0..240, frame.rows(0, 240));
    frame.as_bytes_mut()[4 * STRIDE..9 * STRIDE].fill(7);
    let diff = sent.diff(0, 0..240, &mut frame.as_bytes_mut()[..24 * STRIDE]);
    assert!(diff.areas().eq([(area(0, 4, 240, 5), 4 * STRIDE..9 * STRIDE)]));
}

#[test]
fn a_short_gap_is_sent_along() {
    assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS / 2), 0b1_0001_1111_1111);
    assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS), 0b1_0001_0011_1111);
    assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS + 1), 0b1_0001_0010_1011);
    assert_eq!(bridged(1 << 29 | 1, 1), 1 << 29 | 1);
}

#[test]
fn a_piece_in_tatters_goes_as_a_whole() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    changed(&mut sent, 0, 0..240, frame.rows(0, 240));
    (0..24).step_by(2).for_each(|y| frame.as_bytes_mut()[y * STRIDE..][16 * (y % 20)] = 1);
    (0..24).step_by(2).for_each(|y| frame.as_bytes_mut()[y * STRIDE..][16 * (29 - y % 20)] = 1);
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 24)), [area(0, 0, 240, 24)]);
}

#[test]
fn what_is_not_looked_at_stays_unknown() {
    let (frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    assert_eq!(changed(&mut sent, 0, 0..112, frame.rows(0, 24)), [area(0, 0, 112, 24)]);
    assert_eq!(changed(&mut sent, 0, 112..240, frame.rows(0, 24)), [area(112, 0, 128, 24)]);
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 24)), [area(0, 0, 240, 24)], "for all we know");
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 24)), []);
}
