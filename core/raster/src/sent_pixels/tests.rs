//! What is sent, and what is not.

use core::ops::Range;

use heapless::Vec;

use crate::sent_pixels::areas::{AREAS, OPENING_ROWS, bridged};
use crate::{Area, FrameBuffer, STRIDE, SentPixels};

fn area(left: u16, top: u16, width: u16, height: u16) -> Area {
    Area { left, top, width, height }
}

/// A piece of a picture and what came of it: the areas to be sent, and their pixels.
struct Diffed {
    areas: Vec<Area, AREAS>,
    packed: [u16; 240 * 240],
}

/// What has to be sent of rows that are drawn like this.
fn diff(sent: &mut SentPixels, top: u16, columns: Range<u16>, rows: &[u8]) -> Diffed {
    let (mut desk, mut packed) = (FrameBuffer::new(), [0; 240 * 240]);
    let desk = &mut desk.as_bytes_mut()[..rows.len()];
    desk.copy_from_slice(rows);
    let diff = sent.diff(top, columns, desk, &mut packed);
    Diffed { areas: diff.areas, packed }
}

fn changed(sent: &mut SentPixels, top: u16, columns: Range<u16>, rows: &[u8]) -> Vec<Area, AREAS> {
    diff(sent, top, columns, rows).areas
}

#[test]
fn a_pixel_changes_its_block_and_no_more() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 240)), [area(0, 0, 240, 240)], "at first all is unknown");
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 240)), []);
    frame.as_bytes_mut()[100 * STRIDE + 2 * 37] = 1;
    assert_eq!(changed(&mut sent, 96, 0..240, frame.rows(96, 24)), [area(32, 100, 16, 1)]);
    assert_eq!(changed(&mut sent, 96, 0..240, frame.rows(96, 24)), []);
}

#[test]
fn any_bit_of_any_pixel_is_seen() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    changed(&mut sent, 0, 0..240, frame.rows(0, 1));
    let bits = || (0..32 * 8).filter(|bit| bit % 16 < 12);
    for bit in bits() {
        frame.as_bytes_mut()[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 1)), [area(0, 0, 16, 1)], "bit {bit}");
    }
    // And any two of them.
    for (one, other) in
        bits().flat_map(|one| bits().take_while(move |other| *other < one).map(move |other| (one, other)))
    {
        for bit in [one, other] {
            frame.as_bytes_mut()[bit / 8] ^= 1 << (bit % 8);
        }
        assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 1)), [area(0, 0, 16, 1)], "bits {one} and {other}");
    }
}

#[test]
fn what_lies_apart_is_sent_apart_and_the_largest_last() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    changed(&mut sent, 0, 0..240, frame.rows(0, 240));
    for y in 0..20 {
        frame.as_bytes_mut()[y * STRIDE + 8] = 1;
        frame.as_bytes_mut()[y * STRIDE + 384..][..64].fill(2);
    }
    frame.as_bytes_mut()[23 * STRIDE + 100] = 3;
    let Diffed { areas, packed } = diff(&mut sent, 0, 0..240, frame.rows(0, 24));
    assert_eq!(areas, [area(0, 0, 16, 20), area(48, 23, 16, 1), area(192, 0, 32, 20)]);
    let ends = (packed[4], packed[16 + 4], packed[20 * 16 + 2], packed[21 * 16], packed[21 * 16 + 639]);
    assert_eq!(ends, (1, 1, 3, 0x202, 0x202), "one behind the other");
}

#[test]
fn full_rows_are_packed_as_they_are() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    changed(&mut sent, 0, 0..240, frame.rows(0, 240));
    frame.as_bytes_mut()[4 * STRIDE..9 * STRIDE].fill(7);
    let Diffed { areas, packed } = diff(&mut sent, 0, 0..240, frame.rows(0, 24));
    assert_eq!(areas, [area(0, 4, 240, 5)]);
    assert_eq!(packed[..5 * 240], [0x707; 5 * 240]);
}

#[test]
fn a_short_gap_is_sent_along() {
    assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS / 2), 0b1_0001_1111_1111);
    assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS), 0b1_0001_0011_1111);
    assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS + 1), 0b1_0001_0010_1011);
    assert_eq!(bridged(1 << 14 | 1, 1), 1 << 14 | 1);
}

#[test]
fn a_piece_in_tatters_goes_as_a_whole() {
    let (mut frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    changed(&mut sent, 0, 0..240, frame.rows(0, 240));
    (0..24).step_by(2).for_each(|y| frame.as_bytes_mut()[y * STRIDE..][32 * (y % 14)] = 1);
    (0..24).step_by(2).for_each(|y| frame.as_bytes_mut()[y * STRIDE..][32 * (14 - y % 14)] = 1);
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 24)), [area(0, 0, 240, 24)]);
}

#[test]
fn what_is_not_looked_at_stays_unknown() {
    let (frame, mut sent) = (FrameBuffer::new(), SentPixels::new());
    assert_eq!(changed(&mut sent, 0, 0..112, frame.rows(0, 24)), [area(0, 0, 112, 24)]);
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 24)), [area(112, 0, 128, 24)]);
    assert_eq!(changed(&mut sent, 0, 0..240, frame.rows(0, 24)), []);
}
