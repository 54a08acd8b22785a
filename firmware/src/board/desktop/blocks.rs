//! A picture in letters: each cell shows two or four pixels by two colours.

use umpire_screens::SIDE;

/// One cell of a terminal: a letter, its colour and the colour behind it, 0x00RRGGBB.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cell {
    /// The letter.
    pub letter: char,
    /// Its colour.
    pub ink: u32,
    /// The colour behind it.
    pub paper: u32,
}

/// Quarters of a cell: top left 1, top right 2, bottom left 4, bottom right 8.
const QUARTERS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The cell rows at which every pixel has half a cell of its own.
pub(super) const SHARP: usize = SIDE / 2;

/// The cell at a place of a picture that is `high` cells high and twice as wide.
pub(super) fn cell(pixels: &[u32], high: usize, column: usize, row: usize) -> Cell {
    if high >= SHARP {
        let at = 2 * row * SIDE + column;
        return Cell { letter: '▀', ink: pixels[at], paper: pixels[at + SIDE] };
    }
    let quarters = [(0, 0), (1, 0), (0, 1), (1, 1)]
        .map(|(right, low)| mean(pixels, (2 * column + right, 4 * high), (2 * row + low, 2 * high)));
    let light = quarters.map(|colour| colour.iter().sum::<u32>());
    let middle = light.iter().sum::<u32>();
    let bits = (0..4).filter(|&i| 4 * light[i] > middle).fold(0, |bits, i| bits | 1 << i);
    let blend = |on: bool| blend((0..4).filter(|i| (bits >> i & 1 == 1) == on).map(|i| quarters[i]));
    Cell { letter: QUARTERS[bits], ink: blend(true), paper: blend(false) }
}

/// The mean colour of one part of so many, across and down.
fn mean(pixels: &[u32], across: (usize, usize), down: (usize, usize)) -> [u32; 3] {
    let span = |(part, of): (usize, usize)| {
        let start = part * SIDE / of;
        start..((part + 1) * SIDE / of).max(start + 1)
    };
    let rows = span(down).flat_map(|y| span(across).map(move |x| y * SIDE + x));
    let (sum, count) = rows.fold(([0; 3], 0), |(sum, count), at| {
        let [_, r, g, b] = pixels[at].to_be_bytes().map(u32::from);
        ([sum[0] + r, sum[1] + g, sum[2] + b], count + 1)
    });
    sum.map(|part| part / count)
}

fn blend(colours: impl Iterator<Item = [u32; 3]>) -> u32 {
    let (sum, count) = colours
        .fold(([0; 3], 0), |(sum, count), [r, g, b]: [u32; 3]| ([sum[0] + r, sum[1] + g, sum[2] + b], count + 1));
    let [r, g, b] = sum.map(|part| part / count.max(1));
    r << 16 | g << 8 | b
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: u32 = 0xff_ff_ff;

    fn picture(white: impl Fn(usize, usize) -> bool) -> Vec<u32> {
        (0..SIDE * SIDE).map(|at| if white(at % SIDE, at / SIDE) { WHITE } else { 0 }).collect()
    }

    #[test]
    fn a_large_terminal_shows_every_pixel() {
        let dot = picture(|x, y| (x, y) == (239, 239));
        assert_eq!(cell(&dot, SHARP, 239, 119), Cell { letter: '▀', ink: 0, paper: WHITE });
    }

    #[test]
    fn a_small_one_shows_quarters() {
        let left = picture(|x, _| x < 120);
        assert_eq!(cell(&left, 20, 0, 0), Cell { letter: ' ', ink: 0, paper: WHITE });
        assert_eq!(cell(&left, 15, 14, 0).paper, WHITE);
        let corner = picture(|x, y| x < 2 && y < 4);
        assert_eq!(cell(&corner, 30, 0, 0), Cell { letter: '▘', ink: WHITE, paper: 0 });
    }

    #[test]
    fn every_cell_of_every_size_lies_in_the_picture() {
        let black = picture(|_, _| false);
        for high in 1..=SHARP {
            cell(&black, high, 2 * high - 1, high - 1);
        }
    }
}
