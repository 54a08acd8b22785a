# The dead and the Men of the West meet in a valley that neither can hold.
#
# A question and its answer a line; below it what came of it.

rules: pick                 # Pick a scenario
scenario: valley            # Valley of Death
    Valley of Death
told:
rules: fight                # Valley of Death
terrain:
traits: 6 3 6 3 4 1         # Leader traits
    Red: Formidable 6 3 6, needs 1+: success
    Blue: Wise 3 4 1, needs 1+: success
march: keep                 # Formidable
roles: 3 2                  # Who attacks?
wise: more                  # 3 against 3
roles: 4 1                  # Who attacks?
wise: less                  # 0 against 4
    Red: Attacker by 4 to 0
    Red: Red hates man
hold: red-6
    Red: 1 wait to be summoned
deploy:                     # Half your points each side
quests: gods every-blade rain
    Red: Red: 3 Quests
quests: tremble first-blow every-blade
    Blue: Blue: 3 Quests

## Turn 1

    Red: Red acts
wild:
unit: red-4                 # Skeleton Archers
order: shoot                # Shoot
test: 5 1                   # Shoot
    Skeleton Archers: Shoot 5 1, needs 6+: success
shoot-at: blue-2            # Wizard
shoot: 1 2 6 2 4 1 5 2 2 4 6 1# Shoot
cover: no                   # No cover
    Skeleton Archers shoots at Wizard 1 2 6 2 4 1 5 2 2 4 6 1, needs 5+: success
    Wizard: 11 left
courage: 6 3                # Courage
    Wizard stands 6 3, needs 4+: success
unit: red-5                 # Skeleton Knights
order: move                 # Move
test: 1 4                   # Move
    Skeleton Knights: Move 1 4, needs 5+: success
move:                       # Skeleton Knights: Half in rough, 3" from all, 10 in
valley: danger exit
danger: 5                   # Danger
    Skeleton Knights: dangerous 5, needs 1+: failure
    Skeleton Knights: 4 left
    Skeleton Knights gets away
unit: red-3                 # Skeleton Foot
order: attack               # Attack
test: 5 5                   # Attack
    Skeleton Foot: Attack 5 5, needs 6+: success
target: blue-3              # West Spearmen 1
valley: danger
danger: 6                   # Danger
    Skeleton Foot: dangerous 6, needs 1+: failure
    Skeleton Foot: 9 left
ground: rough cover
attack: 1 4 5 5 5 6 1 1 6 2 1 1# Attack
defend: 1 5 1 3 1 2 5 1 3 6 5 2# Defend
    Skeleton Foot x West Spearmen 1
    West Spearmen 1: 11 left
    Skeleton Foot: 7 left
courage: 5 5                # Courage
    West Spearmen 1 stands 5 5, needs 4+: success
courage: 5 1                # Courage
    Skeleton Foot stands 5 1, needs 0+: success
    Skeleton Foot retreats
retreat: blocked            # Blocked
valley: danger
danger: 2                   # Danger
    Skeleton Foot: dangerous 2, needs 1+: failure
    Skeleton Foot: 6 left
unit: red-1                 # Necromancer
order: attack               # Attack
test: 5 1                   # Attack
    Necromancer fails: Attack 5 1, needs 7+: failure
    Blue: Blue acts
wild:
unit: blue-4                # West Spearmen 2
order: attack               # Attack
test: 6 6                   # Attack
    West Spearmen 2: Attack 6 6, needs 6+: success
target: red-2               # Ghouls
react: counter              # Counter-charge
counter: 3 6                # Counter-charge
    Ghouls reacts 3 6, needs 7+: success
gap: 4
meet:                       # West Spearmen 2: Of 4" the attacker: 2, 2 in
valley: danger
danger: 6                   # Danger
    West Spearmen 2: dangerous 6, needs 1+: failure
    West Spearmen 2: 9 left
valley:
attack: 5 6 1 2 2 1 5 4 5 5 2 5# Attack
defend: 3 5 2 4 4 2 4 6 2 1 6 3# Attack
    West Spearmen 2 x Ghouls
    Ghouls: 9 left
    West Spearmen 2: 5 left
courage: 3 3                # Courage
leader: yes                 # Leader within 12"
    Ghouls stands 3 3, needs 4+: success
courage: 1 2                # Courage
    West Spearmen 2 routs 1 2, needs 4+: failure
    West Spearmen 2 routs
unit: blue-1                # Earl
order: move                 # Move
test: 1 6                   # Move
    Earl: Move 1 6, needs 7+: success
move:                       # Earl: Half in rough, 3" from all, 10 in
valley: danger
danger: 5                   # Danger
    Earl: dangerous 5, needs 1+: failure
    Earl: 4 left
unit: blue-5                # West Archers
order: attack               # Attack
test: 2 4                   # Attack
    West Archers fails: Attack 2 4, needs 7+: failure

## Turn 2

    Red: Red acts
wild:
unit: red-3                 # Skeleton Foot
order: attack               # Attack
test: 5 3                   # Attack
    Skeleton Foot: Attack 5 3, needs 6+: success
target: blue-1              # Earl
react: counter              # Counter-charge
counter: 4 1                # Counter-charge
    Earl is too slow 4 1, needs 7+: failure
valley: danger
danger: 4                   # Danger
    Skeleton Foot: dangerous 4, needs 1+: failure
    Skeleton Foot: 4 left
ground:
attack: 5 6 3 4 4 5         # Attack
defend: 5 6 2 6 1 6 2 6 2 6 4 5# Defend
    Skeleton Foot x Earl
    Skeleton Foot: 0 left
    Skeleton Foot is destroyed
unit: red-1                 # Necromancer
order: summon               # Summon
summon: red-6               # Zombies
test: 3 1                   # Summon
    Necromancer fails: Summon 3 1, needs 6+: failure
    Blue: Blue acts
wild: blue-1
wild-test: 6 3              # Wild Charge
    Earl charges wildly 6 3, needs 5+: success
target: red-4               # Skeleton Archers
valley: danger
danger: 3                   # Danger
    Earl: dangerous 3, needs 1+: failure
    Earl: 3 left
ground:
attack: 2 1 6 2 6 4         # Attack
defend: 5 2 3 3 1 6 4 6 1 6 2 5# Defend
    Earl x Skeleton Archers
    Skeleton Archers: 10 left
    Earl: 2 left
    Skeleton Archers stands
courage: 6 2                # Courage
    Earl stands 6 2, needs 3+: success
    Skeleton Archers retreats
retreat: full               # 3" away
valley:
unit: blue-3                # West Spearmen 1
order: attack               # Attack
test: 3 6                   # Attack
    West Spearmen 1: Attack 3 6, needs 6+: success
target: red-1               # Necromancer
valley:
ground:
attack: 6 6 1 3 6 4 2 4 1 6 4 6# Attack
defend: 5 6 2 4 5 1 2 2 6 6 6 3# Defend
reroll: 3 4                 # Defend
    West Spearmen 1 x Necromancer
    Necromancer: 10 left
    West Spearmen 1: 8 left
courage: 6 1                # Courage
    Necromancer stands 6 1, needs 4+: success
courage: 2 6                # Courage
    West Spearmen 1 stands 2 6, needs 4+: success
    West Spearmen 1 retreats
retreat: full               # 4" away
valley:
unit: blue-2                # Wizard
order: cast                 # Cast a spell
spell: bog                  # Bog Thee
cast-on: red-1              # Necromancer
    Wizard: Bog Thee
test: 6 4                   # Bog Thee
    Wizard: Bog Thee 6 4, needs 7+: success
    Necromancer: Bog Thee
unit: blue-5                # West Archers
order: attack               # Attack
test: 4 2                   # Attack
    West Archers fails: Attack 4 2, needs 7+: failure

## Turn 3

    Red: Red acts
wild:
unit: red-4                 # Skeleton Archers
order: attack               # Attack
test: 5 3                   # Attack
    Skeleton Archers: Attack 5 3, needs 7+: success
target: blue-3              # West Spearmen 1
valley:
ground: cover
attack: 6 3 5 4 3 3 6 6 6 3 5 5# Attack
defend: 6 2 4 1 6 3 1 1 6 1 6 3# Defend
    Skeleton Archers x West Spearmen 1
    West Spearmen 1: 7 left
    Skeleton Archers: 7 left
courage: 4 4                # Courage
leader: yes                 # Leader within 12"
    West Spearmen 1 stands 4 4, needs 4+: success
courage: 3 4                # Courage
    Skeleton Archers stands 3 4, needs 0+: success
    Skeleton Archers retreats
retreat: full               # 3" away
valley:
unit: red-2                 # Ghouls
order: attack               # Attack
test: 3 6                   # Attack
    Ghouls: Attack 3 6, needs 5+: success
target: blue-1              # Earl
react: stand                # Stand
valley:
ground: cover
attack: 1 6 5 5 2 6 6 3 4 6 1 2# Attack
defend: 6 6 2 1 5 3         # Defend
    Ghouls x Earl
    Earl: 1 left
    Ghouls: 8 left
courage: 6 3                # Courage
    Earl stands 6 3, needs 3+: success
courage: 4 3                # Courage
leader: no                  # No
    Ghouls is Battered 4 3, needs 4+: failure
    Ghouls retreats
retreat: blocked            # Blocked
blocked: 2                  # Blocked
    Ghouls: 6 left
valley:
unit: red-1                 # Necromancer
order: attack               # Attack
test: 2 5                   # Attack
    Necromancer: Attack 2 5, needs 7+: success
target: blue-5              # West Archers
valley:
ground: cover
attack: 6 6 3 4 3 3 1 4 3 4 3 2# Attack
defend: 5 5 4 2 5 1 2 4 2 6 5 3# Defend
reroll: 6 2                 # Attack
    Necromancer x West Archers
    West Archers: 11 left
    Necromancer: 8 left
courage: 6 3                # Courage
    West Archers stands 6 3, needs 4+: success
courage: 3 4                # Courage
    Necromancer stands 3 4, needs 4+: success
    Necromancer retreats
retreat: blocked            # Blocked
blocked: 4                  # Blocked
valley: danger
danger: 4                   # Danger
    Necromancer: dangerous 4, needs 1+: failure
    Necromancer: 6 left
    Necromancer: no Bog Thee
    Blue: Blue acts
wild:
unit: blue-3                # West Spearmen 1
order: wall                 # Form wall
test: 1 2                   # Form wall
    West Spearmen 1 fails: Form wall 1 2, needs 5+: failure

## Turn 4

    Red: Red acts
courage: 5 5                # Rally
    Ghouls rallies 5 5, needs 4+: success
unit: red-1                 # Necromancer
order: attack               # Attack
test: 3 4                   # Attack
    Necromancer: Attack 3 4, needs 7+: success
target: blue-2              # Wizard
valley: danger
danger: 1                   # Danger
    Necromancer: dangerous 1, needs 1+: success
ground: rough cover
attack: 2 4 1 2 2 2         # Attack
defend: 4 1 4 2 6 3 6 4 3 6 4 5# Defend
reroll: 1 1                 # Attack
    Necromancer x Wizard
    Necromancer: 4 left
courage: 2 6                # Courage
    Necromancer is Battered 2 6, needs 4+: failure
    Necromancer retreats
retreat: blocked            # Blocked
blocked: 4                  # Blocked
valley:
unit: red-4                 # Skeleton Archers
order: shoot                # Shoot
test: 2 6                   # Shoot
    Skeleton Archers: Shoot 2 6, needs 6+: success
shoot-at: blue-5            # West Archers
shoot: 1 2 2 4 5 3 5 2 3 5 1 3# Shoot
    Skeleton Archers shoots at West Archers 1 2 2 4 5 3 5 2 3 5 1 3, needs 5+: success
    West Archers: 10 left
courage: 6 2                # Courage
    West Archers stands 6 2, needs 4+: success
    Blue: Blue acts
wild:
unit: blue-3                # West Spearmen 1
order: attack               # Attack
test: 1 2                   # Attack
    West Spearmen 1 fails: Attack 1 2, needs 6+: failure

## Turn 5

    Red: Red acts
courage: 1 1                # Rally
    Necromancer routs 1 1, needs 4+: failure
    Necromancer routs
courage: 6 4                # Courage
    Ghouls stands 6 4, needs 4+: success
courage: 1 4                # Courage
    Skeleton Archers stands 1 4, needs 0+: success
wild:
unit: red-2                 # Ghouls
order: attack               # Attack
test: 2 6                   # Attack
    Ghouls: Attack 2 6, needs 5+: success
target: blue-3              # West Spearmen 1
valley:
ground: rough
attack: 4 2 5 1 4 2         # Attack
defend: 4 4 4 5 5 3 5 3 1 3 3 3# Defend
    Ghouls x West Spearmen 1
    West Spearmen 1: 6 left
    Ghouls: 5 left
courage: 2 6                # Courage
    West Spearmen 1 is Battered 2 6, needs 4+: failure
    West Spearmen 1 retreats
retreat: full               # 4" away
valley:
courage: 1 3                # Courage
    Ghouls routs 1 3, needs 4+: failure
    Ghouls routs
courage: 2 6                # Courage
    Skeleton Archers stands 2 6, needs 0+: success
unit: red-4                 # Skeleton Archers
order: attack               # Attack
test: 1 5                   # Attack
    Skeleton Archers fails: Attack 1 5, needs 7+: failure
    Blue: Blue acts
courage: 6 1                # Rally
    West Spearmen 1 does not rally 6 1, needs 4+: failure
    West Spearmen 1: 5 left
    West Spearmen 1 retreats
retreat: full               # 4" away
valley: danger
danger: 3                   # Danger
    West Spearmen 1: dangerous 3, needs 1+: failure
    West Spearmen 1: 4 left
wild: blue-1
wild-test: 2 4              # Wild Charge
    Earl charges wildly 2 4, needs 5+: success
valley:
ground:
attack: 6 5 1 1 1 3         # Attack
defend: 6 4 5 2 3 2 3 3 5 2 2 5# Defend
    Earl x Skeleton Archers
    Skeleton Archers: 5 left
    Earl: 0 left
    Earl is destroyed
courage: 3 1                # Courage
    Skeleton Archers routs 3 1, needs 0+: failure
    Skeleton Archers routs
courage: 1 6                # Courage
    Wizard stands 1 6, needs 4+: success
courage: 4 6                # Courage
    West Spearmen 1 is Battered 4 6, needs 4+: failure
    West Spearmen 1: 3 left
    West Spearmen 1 retreats
retreat: full               # 4" away
valley: danger
danger: 4                   # Danger
    West Spearmen 1: dangerous 4, needs 1+: failure
    West Spearmen 1: 1 left
courage: 4 2                # Courage
    West Archers stands 4 2, needs 4+: success
unit: blue-5                # West Archers
order: move                 # Move
test: 4 2                   # Move
    West Archers: Move 4 2, needs 6+: success
move:                       # West Archers: Half in rough, 3" from all, 6 in
valley: exit
    West Archers gets away
unit: blue-2                # Wizard
order: wall                 # Form wall
test: 5 2                   # Form wall
    Wizard: Form wall 5 2, needs 5+: success
wall:                       # Wizard: Close up, base to base

## Turn 6

    Red: Red acts
    Blue: Blue acts
courage: 3 2                # Rally
    West Spearmen 1 routs 3 2, needs 4+: failure
    West Spearmen 1 routs
courage: 4 2                # Courage
    Wizard stands 4 2, needs 4+: success
unit: blue-2                # Wizard
order: cast                 # Cast a spell
spell: breath               # Dragon's Breath
cast-on: blue-2             # Wizard
    Wizard: Dragon's Breath
test: 2 4                   # Dragon's Breath
    Wizard fails: Dragon's Breath 2 4, needs 7+: failure

## Turn 7

    Red: Red acts
    Blue: Blue acts
unit: blue-2                # Wizard
order: move                 # Move
test: 1 5                   # Move
    Wizard: Move 1 5, needs 5+: success
move:                       # Wizard: Half in rough, 3" from all, 6 in
valley: exit
    Wizard gets away
    Nobody is left
    Red: The gods listened: done
    Red: 1 Battered at once
    Red: Every blade drawn: failed
    Red: 2 never attacked
    Red: Missiles shall rain: failed
    Red: None by missiles alone
    Blue: They will tremble: failed
    Blue: 1 of 2 cowed at once
    Blue: The first blow: failed
    Blue: Red was first
    Blue: Every blade drawn: failed
    Blue: 2 never attacked
judged: gods-1
    Red: Red: 1 by Quests
    Blue: Blue: -3 by Quests
    The end: Red (Red: Glory: 4 to 3)
