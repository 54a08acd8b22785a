//! Images that no store of ours would write, with checksums that hold.

/// CRC-32 as in Ethernet and PNG.
fn crc(parts: &[&[u8]]) -> [u8; 4] {
    let sum = parts.concat().iter().fold(!0_u32, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 })
    });
    (!sum).to_le_bytes()
}

/// A sector's header: its number, where all begins, records before that and before this one, and what it holds.
pub(crate) fn header(number: u32, start: u32, base: u32, from: u32, holds: u32, sectors: usize) -> Vec<u8> {
    let words = [number, start, base, from, 7, holds | (sectors as u32) << 8];
    let mut bytes = [&b"PUS1"[..], &words.map(u32::to_le_bytes).concat()].concat();
    bytes.extend(crc(&[&bytes]));
    bytes
}

/// A record: its kind, which drawer or game, its line, how many lines it claims, and what it holds.
pub(crate) fn record(number: u32, kind: u8, which: u8, line: u16, lines: u16, holds: &[u8]) -> Vec<u8> {
    let mut bytes = vec![kind, which];
    for word in [holds.len() as u16, line, lines] {
        bytes.extend(word.to_le_bytes());
    }
    let sum = crc(&[&number.to_le_bytes(), &bytes, holds]);
    bytes.extend(sum);
    bytes.extend(holds);
    bytes.resize(bytes.len().next_multiple_of(8), 0xff);
    bytes
}
