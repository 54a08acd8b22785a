# The dead and the Men of the West meet in a valley that neither can hold.
#
# A question and its answer a line; below it what came of it.

rules: pick                 # Pick a scenario
scenario: valley            # Valley of Death
    Valley of Death
told:
rules: fight                # Valley of Death
terrain:
traits: 1 5 4 1 6 6         # Leader traits
    Red: Strong 1 5 4, needs 1+: success
    Blue: Boneshaker 1 6 6, needs 1+: success
march: keep                 # Strong
roles: 3 1                  # Who attacks?
    Red: Attacker by 3 to 1
    Red: Red hates man
    Necromancer: Leader, single
    Earl: Leader, single
    Units of few models
hold: red-6
    Red: 1 wait to be summoned
deploy:                     # Half your points each side
quests: champions avenge
    Red: Red: 2 Quests
avenge: 1
quests: cower taste-blades drive-out
    Blue: Blue: 3 Quests

## Turn 1

    Red: Red acts
wild: red-2
    Ghouls charged wildly
target: blue-2              # Wizard
valley: danger
danger: 2                   # Danger
    Ghouls: dangerous 2, needs 1+: failure
    Ghouls: 11 left
ground:
attack: 5 3 3 2 6 5 2 3 2 5 4 4# Attack
defend: 2 1 4 2 3 3 6 6 3 5 6 5# Defend
    Ghouls x Wizard
    Wizard: 9 left
    Ghouls: 8 left
courage: 4 5                # Courage
    Wizard held firm 4 5, needs 4+: success
courage: 1 6                # Courage
leader: no                  # No: Battered
    Ghouls: Battered 1 6, needs 4+: failure
    Ghouls retreated
retreat: blocked            # Blocked: a die
blocked: 3                  # Blocked
    Ghouls: blocked 3, needs 4+: failure
    Ghouls: 5 left
valley: danger
danger: 3                   # Danger
    Ghouls: dangerous 3, needs 1+: failure
    Ghouls: 4 left
unit: red-1                 # Necromancer
order: attack               # Attack 6"
test: 4 3                   # Attack
    Necromancer: Attack 4 3, needs 7+: success
target: blue-4              # West Spearmen 2
valley: danger
danger: 6                   # Danger
    Necromancer: dangerous 6, needs 1+: failure
    Necromancer: 9 left
ground: rough cover
attack: 6 1 1 6 2 6 1 1 1 1 1 4# Attack
defend: 3 2 6 5 3 2 1 5 4 4 4 3# Defend
    Necromancer x West Spearmen 2 6 1 1 6 2 6 1 1 1 1 1 4, needs 5+: success
reroll: 3                   # Attack
    Necromancer x West Spearmen 2
    West Spearmen 2: 11 left
    Necromancer: 8 left
courage: 4 3                # Courage
    West Spearmen 2 held firm 4 3, needs 4+: success
courage: 3 4                # Courage
    Necromancer held firm 3 4, needs 4+: success
    Necromancer retreated
retreat: full               # 3" away
valley: danger
danger: 1                   # Danger
    Necromancer: dangerous 1, needs 1+: success
unit: red-3                 # Skeleton Foot
order: attack               # Attack 8"
test: 1 1                   # Attack
    Skeleton Foot failed: Attack 1 1, needs 6+: failure
    Blue: Blue acts
wild:
unit: blue-5                # West Archers
order: shoot                # Shoot 18"
test: 4 6                   # Shoot
    West Archers: Shoot 4 6, needs 6+: success
shoot-at: red-2             # Ghouls
aim: cover
shoot: 1 2 3 5 4 4 1 4 3 6 5 1# Shoot
    West Archers shot at Ghouls 1 2 3 5 4 4 1 4 3 6 5 1, needs 5+: success
    Ghouls: 3 left
courage: 4 6                # Courage
    Ghouls: Battered 4 6, needs 4+: failure
    Ghouls: 2 left
    Ghouls retreated
retreat: full               # 4" away
valley:
unit: blue-1                # Earl
order: attack               # Attack 10"
test: 4 5                   # Attack
    Earl: Attack 4 5, needs 5+: success
target: red-2               # Ghouls
valley: danger
danger: 1                   # Danger
    Earl: dangerous 1, needs 1+: success
ground: rough
attack: 6 2 3 4 1 1 2 4 3 6 3 3# Attack
defend: 6 1 1 2 6 1         # Defend
    Earl x Ghouls
    Ghouls: 1 left
    Earl: 5 left
courage: 2 3                # Courage
    Ghouls routed 2 3, needs 4+: failure
    Ghouls routed
courage: 5 6                # Courage
    Earl held firm 5 6, needs 3+: success
unit: blue-2                # Wizard
order: wall                 # Form wall
test: 6 4                   # Form wall
    Wizard: Form wall 6 4, needs 5+: success
wall:                       # Wizard: Close up, base to base
unit: blue-3                # West Spearmen 1
order: attack               # Attack 8"
test: 1 1                   # Attack
    West Spearmen 1 failed: Attack 1 1, needs 6+: failure

## Turn 2

    Red: Red acts
unit: red-4                 # Skeleton Archers
order: move                 # Move 6"
test: 5 5                   # Move
    Skeleton Archers: Move 5 5, needs 6+: success
move:                       # Skeleton Archers: Half in rough, 3" from all, 6 in
valley: exit
    Skeleton Archers got away
unit: red-5                 # Skeleton Knights
order: attack               # Attack 10"
test: 6 2                   # Attack
    Skeleton Knights: Attack 6 2, needs 5+: success
target: blue-1              # Earl
react: counter              # Counter-charge
counter: 4 4                # Counter-charge
    Earl reacted 4 4, needs 7+: success
gap: 4
meet:                       # Skeleton Knights: Of 4" the attacker: 2, 2 in
valley: danger
danger: 1                   # Danger
    Skeleton Knights: dangerous 1, needs 1+: success
valley:
ground:
attack: 1 6 3 5 3 3 2 2 6 1 4 6# Attack
defend: 2 5 1 4 1 2 4 5 5 2 3 5# Attack
    Skeleton Knights x Earl
    Earl: 4 left
    Skeleton Knights: 3 left
courage: 3 5                # Courage
    Earl held firm 3 5, needs 3+: success
courage: 6 6                # Courage
    Skeleton Knights held firm 6 6, needs 0+: success
    Skeleton Knights retreated
retreat: blocked            # Blocked: a die
valley: danger
danger: 3                   # Danger
    Skeleton Knights: dangerous 3, needs 1+: failure
    Skeleton Knights: 2 left
unit: red-1                 # Necromancer
order: attack               # Attack 6"
test: 1 3                   # Attack
    Necromancer failed: Attack 1 3, needs 7+: failure
    Blue: Blue acts
wild:
unit: blue-3                # West Spearmen 1
order: attack               # Attack 8"
test: 3 5                   # Attack
    West Spearmen 1: Attack 3 5, needs 6+: success
target: red-5               # Skeleton Knights
react: counter              # Counter-charge
counter: 5 4                # Counter-charge
    Skeleton Knights reacted 5 4, needs 7+: success
gap: 5
meet:                       # West Spearmen 1: Of 5" the attacker: 2, 2 in
valley:
valley: danger
danger: 6                   # Danger
    Skeleton Knights: dangerous 6, needs 1+: failure
    Skeleton Knights: 0 left
    Skeleton Knights: destroyed
unit: blue-5                # West Archers
order: attack               # Attack 6"
test: 1 2                   # Attack
    West Archers failed: Attack 1 2, needs 7+: failure

## Turn 3

    Red: Red acts
unit: red-1                 # Necromancer
order: summon               # Summon
summon: red-6               # Zombies
test: 4 5                   # Summon
    Necromancer: Summon 4 5, needs 6+: success
spot: no                    # No such spot
    Zombies: no spot
unit: red-3                 # Skeleton Foot
order: attack               # Attack 8"
test: 5 1                   # Attack
    Skeleton Foot: Attack 5 1, needs 6+: success
target: blue-4              # West Spearmen 2
valley:
ground: rough cover
attack: 6 6 5 4 5 1 6 3 3 6 4 5# Attack
defend: 3 2 4 4 2 5 1 4 2 1 2 6# Defend
    Skeleton Foot x West Spearmen 2
    West Spearmen 2: 9 left
    Skeleton Foot: 11 left
courage: 4 4                # Courage
    West Spearmen 2 held firm 4 4, needs 4+: success
    Skeleton Foot cannot fail
    Skeleton Foot held firm
    West Spearmen 2 retreated
retreat: off                # Off the table
    West Spearmen 2 fled the table
    Blue: Blue acts
wild:
unit: blue-3                # West Spearmen 1
order: attack               # Attack 8"
test: 6 4                   # Attack
    West Spearmen 1: Attack 6 4, needs 6+: success
target: red-1               # Necromancer
valley:
ground:
attack: 2 2 3 2 3 6 5 1 3 3 6 5# Attack
defend: 6 1 5 4 5 1 2 5 4 3 3 4# Defend
    Necromancer x West Spearmen 1 6 1 5 4 5 1 2 5 4 3 3 4, needs 5+: success
reroll: 2                   # Defend
    West Spearmen 1 x Necromancer
    Necromancer: 6 left
    West Spearmen 1: 10 left
courage: 5 4                # Courage
    Necromancer held firm 5 4, needs 4+: success
courage: 2 1                # Courage
    West Spearmen 1: Battered 2 1, needs 4+: failure
    West Spearmen 1 retreated
retreat: full               # 4" away
valley:
unit: blue-5                # West Archers
order: attack               # Attack 6"
test: 3 6                   # Attack
    West Archers: Attack 3 6, needs 7+: success
target: red-1               # Necromancer
valley: danger
danger: 4                   # Danger
    West Archers: dangerous 4, needs 1+: failure
    West Archers: 10 left
ground: rough
attack: 5 2 5 4 4 6 5 4 6 4 1 5# Attack
defend: 3 2 6 4 6 2         # Defend
    Necromancer x West Archers 3 2 6 4 6 2, needs 5+: success
reroll: 1                   # Defend
    West Archers x Necromancer
    Necromancer: 3 left
    West Archers: 9 left
courage: 4 3                # Courage
    Necromancer routed 4 3, needs 4+: failure
    Necromancer routed
courage: 6 1                # Courage
    West Archers held firm 6 1, needs 4+: success
    Skeleton Foot cannot fail
    Skeleton Foot held firm
unit: blue-2                # Wizard
order: cast                 # Cast a spell
spell: bog                  # Bog Thee
cast-on: red-3              # Skeleton Foot
    Wizard: Bog Thee
test: 4 2                   # Bog Thee
    Wizard failed: Bog Thee 4 2, needs 7+: failure

## Turn 4

    Red: Red acts
unit: red-3                 # Skeleton Foot
order: attack               # Attack 8"
test: 1 6                   # Attack
    Skeleton Foot: Attack 1 6, needs 6+: success
target: blue-2              # Wizard
valley:
ground: rough
attack: 3 4 1 4 3 5 6 6 5 3 6 4# Attack
defend: 3 3 6 2 4 6 6 1 1 4 1 6# Defend
    Skeleton Foot x Wizard
    Wizard: 8 left
    Skeleton Foot: 9 left
courage: 2 1                # Courage
    Wizard routed 2 1, needs 4+: failure
    Wizard routed
courage: 5 4                # Courage
    Skeleton Foot held firm 5 4, needs 0+: success
    Blue: Blue acts
courage: 5 4                # Rally
    West Spearmen 1 rallied 5 4, needs 4+: success
wild: blue-1
wild-test: 2 4              # Wild Charge
    Earl charged wildly 2 4, needs 5+: success
valley: danger
danger: 1                   # Danger
    Earl: dangerous 1, needs 1+: success
ground: cover
attack: 5 6 3 5 3 6 3 3 2 6 3 3# Attack
defend: 6 5 5 6 5 6 5 4 6 6 4 5# Defend
    Earl x Skeleton Foot
    Skeleton Foot: 5 left
    Earl: 1 left
courage: 2 4                # Courage
    Skeleton Foot routed 2 4, needs 0+: failure
    Skeleton Foot routed
courage: 1 5                # Courage
    Earl: Battered 1 5, needs 3+: failure
    Earl retreated
retreat: blocked            # Blocked: a die
blocked: 1                  # Blocked
    Earl: blocked 1, needs 3+: failure
    Earl: 0 left
    Earl: destroyed
courage: 4 3                # Courage
    West Spearmen 1 held firm 4 3, needs 4+: success
courage: 4 1                # Courage
    West Archers: Battered 4 1, needs 4+: failure
    West Archers retreated
retreat: blocked            # Blocked: a die
blocked: 3                  # Blocked
    West Archers: blocked 3, needs 4+: failure
    West Archers: 6 left
valley:

## Turn 5

    Red: Red acts
    Blue: Blue acts
courage: 4 6                # Rally
    West Archers did not rally 4 6, needs 4+: failure
    West Archers: 5 left
    West Archers retreated
retreat: off                # Off the table
    West Archers fled the table
courage: 6 2                # Courage
    West Spearmen 1 held firm 6 2, needs 4+: success
unit: blue-3                # West Spearmen 1
order: wall                 # Form wall
test: 2 2                   # Form wall
    West Spearmen 1 failed: Form wall 2 2, needs 5+: failure

## Turn 6

    Red: Red acts
    Blue: Blue acts
unit: blue-3                # West Spearmen 1
order: wall                 # Form wall
test: 5 6                   # Form wall
    West Spearmen 1: Form wall 5 6, needs 5+: success
wall:                       # West Spearmen 1: Close up, base to base

## Turn 7

    Red: Red acts
    Blue: Blue acts
unit: blue-3                # West Spearmen 1
order: move                 # Move 8"
test: 5 4                   # Move
    West Spearmen 1: Move 5 4, needs 5+: success
move:                       # West Spearmen 1: Half in rough, 3" from all, 8 in
valley: exit
    West Spearmen 1 got away
    Nobody is left
    Red: Smite champions: done
    Red: Wizard fell
    Red: Avenge the fallen: done
    Red: Wizard fell
    Blue: They will cower: failed
    Blue: 1 of 3 cowed at once
    Blue: Taste our blades: done
    Blue: 10 of 3 SP in a turn
    Blue: Drive them out: failed
    Blue: 0 driven out
judged: champions-1 avenge-1 taste-blades-2
    Red: Red: 4 by Quests
    Blue: Blue: -1 by Quests
    The end: Red (Red: Glory: 7 to 2)
