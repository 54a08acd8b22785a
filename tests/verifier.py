"""Checks the dice of a saved game of the pocket umpire; written from FORMAT.md alone.

Prints what fits and what could not be checked, or the first line that does not fit. Exit status:
0 all fits, 1 something does not, 2 not such a file, 3 fits, but the dice cannot be checked.
"""
import argparse
import hashlib
import re
import struct
import sys
import zlib
from collections import namedtuple
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
HEAD = ["pocket-umpire save 4", "game .+", r"edition \d{1,5}", "tape 3",
        "seal [0-9a-f]{64}|seed ([0-9a-f]{64}|none)", "secret ([0-9a-f]{64}|withheld)",
        r"numbers (none|\d{6}( \d{6}){0,254})", "opening (none|([0-9a-f]{2})+)", r"lines \d{1,9}"]
# The tape, in hex: a number of one or two bytes; kind, source, length, check, payload; payloads.
NUMBER = "([0-7].|[89a-f].(?!00)[0-7].)"
TAPE_LINE = f"(?=([0-9a-f][0-9a-f])+$){NUMBER}0[012]{NUMBER}....(.*)"
STEPS, SECRETS, ROLL, NAME, RESUMED = 0, 4, 5, 7, 8
PAYLOADS = {STEPS: f"(..){NUMBER}{NUMBER}{NUMBER}", 1: "(..)+", 2: "((..)*(?!00)..)?", 3: "....",
            SECRETS: "(....)*", ROLL: "..|0[01](?!00)..(..)*", 6: "", RESUMED: "(..){16}"}
Entry = namedtuple("Entry", "kind payload hashed by_device")  # hashed: into `answers`


def require(fits: object, line: int, why: str, status: int = 1) -> None:
    if not fits:
        print(f"line {line}: {why}")
        sys.exit(status)


def sha(label: str, *parts: bytes) -> bytes:
    return hashlib.sha256(f"pocket-umpire {label} 2".encode() + b"".join(parts)).digest()


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


def parse(line: int, text: str) -> Entry:
    match = re.fullmatch(TAPE_LINE, text)
    require(match, line, "not a line of the tape")
    _, kind, length, payload = match.groups()
    data = bytes.fromhex(payload)
    require(number(length) == len(data) <= 88, line, "wrong length")
    fits = re.fullmatch(PAYLOADS.get(number(kind), ".*"), payload)
    utf8 = number(kind) != NAME or data.decode(errors="ignore").encode() == data
    require(fits and utf8, line, f"not a payload of kind {number(kind)}")
    by_device = number(kind) == ROLL and len(data) > 1 and data[0] == 0
    return Entry(number(kind), data, bytes.fromhex(kind + length + payload), by_device)


def step(line: int, payload: bytes, stand: list[Entry], taken: list[Entry]) -> None:
    """Takes answers back or brings them back, if the steps may do so."""
    net, deepest, backs = map(number, re.fullmatch(PAYLOADS[STEPS], payload.hex()).groups()[1:])
    require(deepest <= len(stand), line, "more taken back than there is")
    require(net <= (deepest if backs else len(taken)), line, "net is more than there is")
    undone = stand[len(stand) - deepest:]
    flags = any(e.by_device for e in undone) | any(e.kind == SECRETS for e in undone) << 1
    flags |= 4 if flags else 0
    require(payload[0] == flags, line, f"flags {payload[0]}, should be {flags}")
    source, target = (stand, taken) if backs else (taken, stand)
    target.extend(source.pop() for _ in range(net))


def replay(tape: list[str], first: int, seed: Optional[bytes]) -> Iterator[int]:
    """Checks the tape, whose first line is `first`; yields how many dice the device threw."""
    stand, taken, root = [], [], seed
    for line, text in enumerate(tape, first):
        entry = parse(line, text)
        if entry.kind == STEPS:
            step(line, entry.payload, stand, taken)
        elif entry.kind == RESUMED:
            root = root and sha("resume", root, entry.payload)
        else:
            if entry.by_device:
                require(root is not None, line, "dice of the device, but there is no seed")
                sides, *faces = entry.payload[1:]
                due = throw(root, [e.hashed for e in stand], sides, len(faces)) if root else faces
                require(faces == due, line, f"dice {faces}, should be {due}")
                yield len(faces)
            stand.append(entry)
            taken.clear()


def check(text: str, paper: argparse.Namespace) -> int:
    """Checks a file, prints the facts and returns the exit status."""
    cable = re.fullmatch(r'\s*{\s*"save":\s*"(.*)"\s*}\s*', text)
    text = cable[1].replace("\\r", "\r").replace("\\n", "\n") if cable else text
    lines = text.replace("\r\n", "\n").split("\n") + [""] * 9
    forms = HEAD[:5] + HEAD[7:] if lines[4].startswith("seed ") else HEAD
    for line, form in enumerate(forms, 1):
        require(re.fullmatch(form, lines[line - 1]), line, f"is not `{form}`", 2)
    head = dict(line.split(" ", 1) for line in lines[:len(forms)])
    sealed, numbers = "seal" in head, head.get("numbers", "").replace("none", "")
    origin = head["secret" if sealed else "seed"]
    seed = None if origin == "none" else b"" if origin == "withheld" else bytes.fromhex(origin)
    if sealed and seed:
        require(seal_of(seed).hex() == head["seal"], 6, "not the secret that was sealed")
        seed = seed_of(seed, numbers.split())
    last = len(forms) + int(head["lines"]) + 1
    dice = list(replay(lines[len(forms):last - 1], len(forms) + 1, seed))
    before = "".join(line + "\n" for line in lines[:last - 1]).encode("latin-1")
    crc = f"crc32 {zlib.crc32(before):08x}"
    require("\n".join(lines[last - 1:]).rstrip("\n") == crc, last, f"not `{crc}` and the end")
    facts = ["seal fits" if sealed and seed else f"seal not checked: {lines[5 if sealed else 4]}",
             f"dice {sum(dice)} in {len(dice)} throws " + ("fit" if seed else "not checked")]
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
