//! Images that no store of ours would write, with checksums that hold.

/// CRC-32 as in Ethernet and PNG.
pub fn crc(parts: &[&[u8]]) -> [u8; 4] {
    let sum = parts.concat().iter().fold(!0_u32, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 })
    });
    (!sum).to_le_bytes()
}

/// A sector's header: its number, where all begins, records before that and before this one, and what it holds.
pub fn header(number: u32, start: u32, base: u32, from: u32, holds: u32, sectors: usize) -> Vec<u8> {
    let words = [number, start, base, from, 7, holds | (sectors as u32) << 8];
    let mut bytes = [&b"PUS2"[..], &words.map(u32::to_le_bytes).concat()].concat();
    bytes.extend(crc(&[&bytes]));
    bytes
}

/// A record: its kind, which drawer or game, its line, how many lines it claims, its step and serial, what it holds.
pub fn record(number: u32, kind: u8, which: u8, line: u16, [lines, step, serial]: [u8; 3], holds: &[u8]) -> Vec<u8> {
    let mut bytes = vec![kind, which];
    for word in [holds.len() as u16, line] {
        bytes.extend(word.to_le_bytes());
    }
    bytes.extend([lines, step, serial]);
    let sum = crc(&[&number.to_le_bytes(), &bytes, holds]);
    bytes.extend(sum);
    bytes.extend([0x5a, 0xc3]);
    bytes.extend(holds);
    bytes.resize(bytes.len().next_multiple_of(8), 0xff);
    bytes
}

/// Bytes before the first one of a sector that holds no record.
pub fn end(sector: &[u8]) -> usize {
    let mut at = HEADER;
    while let Some(next) = after(sector, at) {
        at = next;
    }
    at
}

/// Sets every checksum of a sector right, whatever it says.
pub fn mend(sector: &mut [u8]) {
    sector[..4].copy_from_slice(b"PUS2");
    let sum = crc(&[&sector[..HEADER - 4]]);
    sector[HEADER - 4..HEADER].copy_from_slice(&sum);
    let number = [4, 5, 6, 7].map(|at| sector[at]);
    let mut at = HEADER;
    while let Some(next) = after(sector, at) {
        let length = usize::from(u16::from_le_bytes([sector[at + 2], sector[at + 3]]));
        let holds = at + HEAD;
        let sum = crc(&[&number, &sector[at..at + FRONT], &sector[holds..holds + length]]);
        sector[at + FRONT..at + FRONT + 4].copy_from_slice(&sum);
        at = next;
    }
}

/// Bytes of a sector's header.
const HEADER: usize = 32;
/// Bytes of a record before its checksum, and before what it holds.
const FRONT: usize = 9;
const HEAD: usize = 15;

/// Where the record here ends; none where there is no record.
fn after(sector: &[u8], at: usize) -> Option<usize> {
    let head = sector.get(at..at + HEAD).filter(|head| (1..=4).contains(&(head[0] & 0x7f)))?;
    let length = usize::from(u16::from_le_bytes([head[2], head[3]]));
    let next = (at + HEAD + length).next_multiple_of(8);
    (next <= sector.len()).then_some(next)
}

/// A line of the tape with a check that fits: after a line with the check `before`, in a game of this edition and opening.
pub fn tape_line(before: u16, (edition, opening): (u16, &[u8]), (kind, id): (u8, &str), payload: &[u8]) -> Vec<u8> {
    let fnv = |parts: &[&[u8]]| {
        let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
        parts.concat().iter().fold(0x811c_9dc5, step)
    };
    let opening = fnv(&[&edition.to_le_bytes(), opening]).to_le_bytes();
    let sum = fnv(&[&before.to_le_bytes(), &opening, &[0], id.as_bytes(), payload]);
    let check = (sum >> 16 ^ sum) as u16;
    [&[kind, 0, payload.len() as u8], &check.to_le_bytes()[..], payload].concat()
}
