"""Checks the dice of a saved game of the pocket umpire by what FORMAT.md says, whatever game it is.

Prints what fits and what could not be checked, or the first line that does not fit. Exit status:
0 all fits, 1 something does not, 2 not such a file, 3 fits, but the dice cannot be checked.
"""
import argparse
import hashlib
import json
import re
import struct
import sys
import zlib
from collections import Counter, namedtuple
from typing import Iterator, Optional

WORDS = """acorn agate altar anchor anvil apple arch armor arrow aspen axle badge baker banner
barrel basil beacon birch bishop blade bread bridge bronze brush buckle bugle cabin candle castle
cave cedar chain chess chisel cider cliff clover coal cobalt comet copper crane crown cube dagger
daisy delta desert dial dice drake drum dune dusk dwarf eagle ebony echo elder elk ember ermine
fable fairy falcon farm feast fern fiddle field fire flag flint flute forge fox frame frost garden
gem ghost giant gift ginger globe gnome goblet gold grove guard guild hammer harbor hatch hawk
hazel hearth hedge helmet herald hill hinge hive holly honey horn hound hunter idol igloo iron
island ivory ivy jade jester jewel judge kennel kettle king kite knight knot lamp lance leaf lemon
lily lion lodge loom lotus lynx mantle maple marble mask meadow melon mirror mist moat monk moon
moss moth mule nail needle nest noble north nugget oak oasis oath ocean olive opal orchid otter owl
oxen paint palace paper parrot pebble pepper pewter pigeon pillar pine pirate plank plum pocket
pond poppy potion prism quarry queen rabbit raven relic ribbon river robin rock ruby rudder saddle
sage salt sand scarf scout scroll shield sickle signal silver siren sky smith snow spear spice
spring squire stable steel stone sugar summit swan sword tablet talon tavern temple tent throne
tiger timber token torch totem tower trail trout tulip tunnel twig valley vault velvet vessel
violet viper wagon walnut weasel whale wheat willow window wizard wolf wren yacht yoke zebra zinc
""".split()
HEAD = [
    ("pocket-umpire save 4", "pocket-umpire save 4"),
    ("game [a-z0-9-]{1,32}", "game and its id: letters, digits and dashes"),
    (r"edition (0|[1-9]\d{0,4})", "edition and a number"),
    ("tape 3", "tape 3"),
    ("seal [0-9a-f]{64}|seed ([0-9a-f]{64}|none)", "seal or seed and 64 hex digits, or seed none"),
    ("secret ([0-9a-f]{64}|withheld)", "secret and 64 hex digits, or secret withheld"),
    (r"numbers (none|\d{6}( \d{6}){0,5})", "numbers and six digits for each seat, or numbers none"),
    ("opening (none|([0-9a-f]{2}){1,3840})", "opening and hex digits, or opening none"),
    (r"lines (0|[1-9]\d{0,4})", "lines and how many follow")]
# A line of the tape in hex: a number of one or two bytes; kind, source, length, check, payload.
NUMBER = "([0-7].|[89a-f].(?!00)[0-7].)"
TAPE_LINE = f"(?=([0-9a-f][0-9a-f])+$){NUMBER}(0[012]){NUMBER}(....)(.*)"
STEPS, SECRETS, ROLL, NAME, RESUMED, CORRECTION, NICKNAME = 0, 4, 5, 7, 8, 9, 10
# What a payload of each kind is, in hex and in words.
PAYLOADS = {
    STEPS: (f"0([0-7]){NUMBER}{NUMBER}{NUMBER}", "flags below 8, net, deepest and backs"),
    1: ("[012].", "the place of an option, 0 to 47"),
    2: ("((..){0,5}(?!00)..)?", "6 bytes of ticks at most, the last not 0"),
    3: ("....", "a number of 2 bytes"),
    SECRETS: ("(..)+", "1, 2 or 6 bytes for each of the seats; 1 byte is 0 to 47"),
    ROLL: ("0[01]|02..|0[01](..){1,49}", "an option (0 or 1), hits (2, then 0 to 48), or who threw "
           "(0 or 1), sides (4, 6, 8, 10, 12, 20 or 100) and 48 faces at most, each 1 to the sides"),
    6: ("", "nothing"),
    NAME: ("(..){1,16}", "a name of 1 to 16 bytes of UTF-8, not only blanks"),
    RESUMED: ("(..){16}", "16 bytes of noise"),
    CORRECTION: ("(0000|010[0-5]|02..)......", "a target (0 and 0, 1 and a seat, 2 and a piece), a field "
                 "and a value of 2 bytes: 5 bytes"),
    NICKNAME: ("(010[0-5]|02..)(..){0,12}", "who (1 and a seat, 2 and a piece) and a name of 12 "
               "bytes of UTF-8 at most, of letters up to U+00FF and no blank at its ends")}
# The lines that no question asks for have a word in its place: their checks need no rules.
NOTES = {STEPS: b"steps", RESUMED: b"resumed", CORRECTION: b"correct", NICKNAME: b"nickname"}
DICE, MOST = (4, 6, 8, 10, 12, 20, 100), 48
Entry = namedtuple("Entry", "kind source check payload hashed by_device")  # hashed: into `answers`


def require(fits: object, line: int, why: str, status: int = 1) -> None:
    if not fits:
        print(f"line {line}: {why}")
        sys.exit(status)


def sha(label: str, *parts: bytes) -> bytes:
    return hashlib.sha256(f"pocket-umpire {label} 2".encode() + b"".join(parts)).digest()


def fnv(*parts: bytes) -> int:
    total = 0x811C9DC5
    for byte in b"".join(parts):
        total = (total ^ byte) * 0x01000193 & 0xFFFFFFFF
    return total


def start_of(edition: int, opening: bytes) -> int:
    return fnv(struct.pack("<H", edition), opening)


def check_of(before: int, start: int, entry: Entry) -> int:
    """The check of a line that no question asks for, after one with the check `before`."""
    about = bytes([entry.source]) + NOTES[entry.kind] + entry.payload
    total = fnv(struct.pack("<HI", before, start), about)
    return (total >> 16 ^ total) & 0xFFFF


def words_of(digest: bytes) -> str:
    return " ".join(WORDS[byte] for byte in digest[:12])


def seal_of(secret: bytes) -> bytes:
    seal = sha("seal", secret)
    for _ in range(1023):
        seal = hashlib.sha256(seal).digest()
    return seal


def seed_of(secret: bytes, numbers: list[str]) -> bytes:
    return sha("seed", secret, struct.pack(f"<B{len(numbers)}I", len(numbers), *map(int, numbers)))


def chacha20(key: bytes) -> Iterator[int]:
    head = struct.unpack("<12I", b"expand 32-byte k" + key)
    quarters = [(i, 4 + (i + k) % 4, 8 + (i + 2 * k) % 4, 12 + (i + 3 * k) % 4)
                for k in (0, 1) for i in range(4)]
    for counter in range(1 << 32):
        start = [*head, counter, 0, 0, 0]
        s = start[:]
        for a, b, c, d in quarters * 10:
            for x, y, z, turn in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
                s[x] = (s[x] + s[y]) & 0xFFFFFFFF
                s[z] = ((s[z] ^ s[x]) << turn | (s[z] ^ s[x]) >> (32 - turn)) & 0xFFFFFFFF
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))


def throw(root: bytes, answers: list[bytes], sides: int, count: int) -> list[int]:
    limit = 4294967295 - 4294967295 % sides
    key = sha("throw", root, sha("answers", *answers))
    below = (value for value in chacha20(key) if value < limit)
    return [next(below) % sides + 1 for _ in range(count)]


def number(text: str) -> int:
    low, high = bytes.fromhex(text + "00")[:2]
    return low & 127 | high << 7


def sides_of(opening: bytes) -> Optional[int]:
    """How many sides an opening has; none where it is not made of sides."""
    at = 1
    for _ in range(opening[0] if opening else 0):
        length = int.from_bytes(opening[at:at + 2], "little")
        at += 2 + length if length else len(opening)
    return opening[0] if opening and at == len(opening) and 1 <= opening[0] <= 6 else None


def fits_kind(kind: int, data: bytes, seats: int) -> bool:
    """What the form of a payload does not tell."""
    if kind == SECRETS:
        widths = [width for width in (1, 2, 6) if len(data) % width == 0 and len(data) <= seats * width]
        return bool(set(widths) - {1}) or widths == [1] and max(data) < MOST
    if kind == ROLL and len(data) > 1 and data[0] < 2:
        return data[1] in DICE and all(1 <= face <= data[1] for face in data[2:])
    if kind == ROLL and len(data) > 1:
        return data[1] <= MOST
    if kind == NAME:
        text = data.decode(errors="ignore")
        return text.encode() == data and bool(text.strip())
    if kind == NICKNAME:
        text = data[2:].decode(errors="ignore")
        known = all(" " <= letter <= "~" or "\u00c0" <= letter <= "\u00ff" for letter in text)
        if text.encode() != data[2:] or not known or text.strip(" ") != text:
            return False
    return kind not in (CORRECTION, NICKNAME) or data[0] != 1 or data[1] < seats


def parse(line: int, text: str, seats: int) -> Entry:
    match = re.fullmatch(TAPE_LINE, text)
    require(match, line, f"`{text}` is no line of the tape; right would be kind, source (0 to 2), "
            "length, check and payload in lower case hex")
    _, kind, source, length, check, payload = match.groups()
    data, known = bytes.fromhex(payload), number(kind)
    require(number(length) == len(data) <= 88, line,
            f"length {number(length)}, and {len(data)} bytes follow; right would be as many, 88 at most")
    require(known in PAYLOADS, line, f"kind {known} is unknown; right would be 0 to {max(PAYLOADS)}")
    form, right = PAYLOADS[known]
    require(re.fullmatch(form, payload) and fits_kind(known, data, seats), line,
            f"`{payload}` is no payload of kind {known}; right would be {right}")
    by_device = known == ROLL and len(data) > 2 and data[0] == 0
    return Entry(known, int(source), int.from_bytes(bytes.fromhex(check), "little"), data,
                 bytes.fromhex(kind + length + payload), by_device)


def step(line: int, entry: Entry, last: Optional[bool], stand: list[Entry], taken: list[Entry]) -> bool:
    """Takes answers back or brings them back, if the steps may do so; whether it was back."""
    given, *numbers = re.fullmatch(PAYLOADS[STEPS][0], entry.payload.hex()).groups()
    net, deepest, backs = map(number, numbers)
    back, there = backs > 0, len(stand if backs else taken)
    require(back != last, line, "steps after steps of the same sort; right would be one line")
    right = f"deepest 1 to {there}, net 0 to deepest" if back else f"net 1 to {there}, deepest 0"
    fits = max(net, 1) <= deepest <= there if back else 1 <= net <= there and deepest == 0
    require(fits, line, f"net {net}, deepest {deepest}, backs {backs}; right would be {right}")
    undone = stand[len(stand) - deepest:]
    flags = any(e.by_device for e in undone) | any(e.kind == SECRETS for e in undone) << 1
    flags |= 4 if flags else 0
    require(int(given) == flags, line, f"flags {given}, should be {flags}")
    source, target = (stand, taken) if back else (taken, stand)
    target.extend(source.pop() for _ in range(net))
    return back


def compare(line: int, before: int, edition: int, opening: bytes, entry: Entry) -> None:
    """Compares the check of a line that no question asks for; where it does not fit, says what would."""
    due = check_of(before, start_of(edition, opening), entry)
    if entry.check != due:
        others = (n for n in range(100) if check_of(before, start_of(n, opening), entry) == entry.check)
        hint = "".join(f"; it fits edition {n}, and line 3 says {edition}" for n in list(others)[:1])
        require(False, line, f"check {entry.check:04x}, should be {due:04x}: this line, the one before it, "
                f"the edition or the opening was altered{hint}")


def replay(tape: list[str], first: int, seed: Optional[bytes], edition: int, opening: bytes) -> Counter:
    """Checks the tape, whose first line is `first`; counts what there is on it."""
    stand, taken, root, last, before, count = [], [], seed, None, 0, Counter()
    for line, text in enumerate(tape, first):
        entry, back = parse(line, text, sides_of(opening) or 6), None
        count["bytes"] += len(text) // 2
        require(count["bytes"] <= 16384, line, "a tape too long; right would be 16384 bytes at most")
        if entry.kind == STEPS:
            back = step(line, entry, last, stand, taken)
        elif entry.kind == RESUMED:
            root = root and sha("resume", root, entry.payload)
        else:
            if entry.by_device:
                require(root is not None, line, "dice of the device, but there is no seed")
                sides, *faces = entry.payload[1:]
                chosen = [e.hashed for e in stand if e.kind != NICKNAME]
                due = throw(root, chosen, sides, len(faces)) if root else faces
                require(faces == due, line, f"dice {faces}, should be {due}")
                count.update(throws=1, dice=len(faces))
            stand.append(entry)
            taken.clear()
        if entry.kind in NOTES:
            compare(line, before, edition, opening, entry)
            count["checks"] += 1
        count["corrections"] += entry.kind == CORRECTION
        count["nicknames"] += entry.kind == NICKNAME
        count["own"] += entry.kind == ROLL and len(entry.payload) > 1 and not entry.by_device
        last, before = back, entry.check
    return count


def unwrapped(text: str) -> str:
    """The text of a save, also where a handheld printed it by cable as JSON."""
    for line in text.splitlines():
        if line.lstrip().startswith('{"save":'):
            try:
                return json.loads(line)["save"]
            except ValueError:
                return ""
    return text.replace("\r\n", "\n")


def check(text: str, paper: argparse.Namespace) -> int:
    """Checks a file, prints the facts and returns the exit status."""
    lines = unwrapped(text).split("\n")
    forms = HEAD[:5] + HEAD[7:] if lines[4:] and lines[4].startswith("seed ") else HEAD
    for line, (form, right) in enumerate(forms, 1):
        stands = lines[line - 1] if line <= len(lines) else ""
        require(re.fullmatch(form, stands), line, f"`{stands[:60]}`; right would be `{right}`", 2)
    head = dict(line.split(" ", 1) for line in lines[:len(forms)])
    require(int(head["edition"]) < 65536, 3, "no edition is so high; right would be 0 to 65535", 2)
    opening = bytes.fromhex(head["opening"].replace("none", ""))
    sealed, numbers = "seal" in head, head.get("numbers", "").replace("none", "")
    sides, added = sides_of(opening), len(numbers.split())
    require(not added or added == (sides or added), 7,
            f"{added} numbers for {sides} sides; right would be one for each, or none")
    origin = head["secret" if sealed else "seed"]
    seed = None if origin == "none" else b"" if origin == "withheld" else bytes.fromhex(origin)
    if sealed and seed:
        require(seal_of(seed).hex() == head["seal"], 6, "not the secret that was sealed")
        seed = seed_of(seed, numbers.split())
    last = len(forms) + int(head["lines"]) + 1
    tape = lines[len(forms):last - 1]
    count = replay(tape, len(forms) + 1, seed, int(head["edition"]), opening)
    before = "".join(line + "\n" for line in lines[:last - 1]).encode("latin-1")
    crc = f"crc32 {zlib.crc32(before):08x}"
    require(lines[last - 1:] == [crc, ""], last, f"not `{crc}`, the end of its line, and nothing more")
    facts = ["seal fits" if sealed and seed else f"seal not checked: {lines[5 if sealed else 4]}",
             f"dice {count['dice']} in {count['throws']} throws " + ("fit" if seed else "not checked"),
             f"own dice {count['own']} throws, as they were entered",
             f"put right by hand {count['corrections']} times",
             f"nicknames {count['nicknames']}, which no die depends on",
             f"edition {head['edition']} and opening " + (
                 f"fit {count['checks']} checks" if count["checks"] else "not checked")]
    for name, line, due in (("words", 5, words_of(bytes.fromhex(head.get("seal", "")))),
                            ("numbers", 7 if sealed else 5, numbers),
                            ("closing", last, words_of(sha("closing", before)))):
        noted = getattr(paper, name)
        require(noted is None or noted.lower().split() == due.split(), line,
                f"{name} on paper do not fit, in the file: {due or 'none'}")
        facts.append(f"{name} {due or 'none'}: " + ("not compared" if noted is None else "fit"))
    print("\n".join(facts))
    return 0 if seed else 3


def self_test() -> None:
    secret, ones, answers = bytes(range(32)), b"\1" * 32, [b"\6\0", b"\1\1\5"]
    seal, two, none = seal_of(secret), seed_of(secret, ["123456", "000007"]), seed_of(secret, [])
    assert seal.hex() == "e06e7ade0361dd6e8e5dcd2155270427aabceca12716174aafe9301d7d1dc3a7"
    assert two.hex() == "88e06099b291ffa07423cdf79301ef16bf824353211bc26bc025080affd48196"
    assert none.hex() == "3eaf2e856d1c2fa8aa7246e05cbe89f68667465a68d26b326cce81c1192d9c56"
    words = "throne iron knight temple anchor hedge tavern iron moat hatch sky chisel"
    assert words_of(seal) == words
    root = sha("resume", ones, bytes(range(16)))
    assert throw(ones, [], 20, 12) == [2, 1, 9, 6, 12, 1, 4, 19, 12, 1, 11, 10]
    assert throw(ones, answers, 20, 12) == [20, 20, 5, 17, 6, 2, 15, 19, 10, 19, 5, 2]
    start = start_of(1, bytes.fromhex("02010000010000"))
    correction = Entry(CORRECTION, 0, 0, bytes.fromhex("010100fdff"), b"", False)
    assert (start, check_of(0, start, correction)) == (0xCDB6BFB0, 0x138D)
    nickname = Entry(NICKNAME, 0, 0, b"\1\0Ann", b"", False)
    assert check_of(0, start, nickname) == 0x939B
    assert throw(root, answers, 20, 12) == [20, 8, 3, 7, 6, 8, 9, 6, 14, 16, 4, 16]


def main() -> Optional[int]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="-", type=argparse.FileType("rb"))
    for option in "--words", "--numbers", "--closing":
        parser.add_argument(option)
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    return self_test() if args.self_test else check(args.game.read().decode("latin-1"), args)


if __name__ == "__main__":
    sys.exit(main())
