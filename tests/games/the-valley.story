# The dead and the Men of the West meet in a valley that neither can hold.
#
# A question and its answer a line; below it what came of it.

rules: pick                 # Pick a scenario
scenario: valley            # Valley of Death
    Valley of Death
told:
rules: fight                # Valley of Death
terrain:
traits: 4 1 6 5 4 1         # Leader traits
    Red: Commanding 4 1 6, needs 1+: success
    Blue: Strong 5 4 1, needs 1+: success
march: march                # Unstoppable March
    Red: Unstoppable March
roles: 2 2                  # Who attacks?
roles: 4 1                  # Who attacks?
    Red: Attacker by 4 to 1
    Red: Red hates man
    Necromancer: Leader, single
    Earl: Leader, single
hold: red-3 red-5
    Red: 2 wait to be summoned
deploy:                     # Half your points each side
quests: no-magic drive-out own-2
    Red: Red: 3 Quests
quests: gods drive-out own-2
    Blue: Blue: 3 Quests

## Turn 1

    Red: Red acts
wild: red-2
    Ghouls charged wildly
target: blue-1              # Earl
react: stand                # Stand
valley:
ground: rough
attack: 2 3 3 4 6 6 6 2 1 5 4 4# Attack
defend: 1 5 1 5 3 3 4 5 5 3 2 3# Defend
    Earl x Ghouls 1 5 1 5 3 3 4 5 5 3 2 3, needs 5+: success
reroll: 2                   # Defend
    Ghouls x Earl
    Earl: 2 left
    Ghouls: 10 left
courage: 6 5                # Courage
    Earl held firm 6 5, needs 3+: success
courage: 4 3                # Courage
    Ghouls held firm 4 3, needs 4+: success
    Earl retreated
retreat: blocked            # Blocked: a die
blocked: 4                  # Blocked
    Earl: blocked 4, needs 3+: success
valley:
unit: red-1                 # Necromancer
order: attack               # Attack 6"
test: 1 5                   # Attack
    Necromancer failed: Attack 1 5, needs 7+: failure
    Blue: Blue acts
wild: blue-1
wild-test: 1 2              # Wild Charge
    Earl held back 1 2, needs 5+: failure
unit: blue-3                # West Spearmen 1
order: wall                 # Form wall
test: 6 3                   # Form wall
    West Spearmen 1: Form wall 6 3, needs 5+: success
wall:                       # West Spearmen 1: Close up, base to base
unit: blue-4                # West Spearmen 2
order: attack               # Attack 8"
test: 4 5                   # Attack
    West Spearmen 2: Attack 4 5, needs 6+: success
target: red-2               # Ghouls
react: counter              # Counter-charge
counter: 4 2                # Counter-charge
    Ghouls: too slow 4 2, needs 7+: failure
valley:
ground: cover
attack: 6 5 3 4 3 4 5 1 1 4 1 4# Attack
defend: 4 5 5 3 4 5 3 4 3 3 2 1# Defend
    West Spearmen 2 x Ghouls
    Ghouls: 9 left
courage: 5 6                # Courage
    Ghouls held firm 5 6, needs 4+: success
    Ghouls retreated
retreat: blocked            # Blocked: a die
blocked: 4                  # Blocked
    Ghouls: blocked 4, needs 4+: success
valley:
unit: blue-5                # West Archers
order: attack               # Attack 6"
test: 2 2                   # Attack
    West Archers failed: Attack 2 2, needs 7+: failure

## Turn 2

    Red: Red acts
wild:
unit: red-2                 # Ghouls
order: move                 # Move 8"
test: 6 5                   # Move
    Ghouls: Move 6 5, needs 6+: success
move:                       # Ghouls: 3" from all others, 8 in
valley: danger
danger: 6                   # Danger
    Ghouls: dangerous 6, needs 1+: failure
    Ghouls: 6 left
unit: red-6                 # Zombies
order: attack               # Attack 6"
test: 4 6                   # Attack
    Zombies: Attack 4 6, needs 7+: success
target: blue-1              # Earl
react: counter              # Counter-charge
counter: 2 5                # Counter-charge
    Earl reacted 2 5, needs 7+: success
gap: 1
meet:                       # Zombies: Of 1" the attacker: 0.5, 0.5 in
valley:
valley: danger
danger: 1                   # Danger
    Earl: dangerous 1, needs 1+: success
ground:
attack: 2 3 4 2 1 4 3 5 5 5 1 1# Attack
defend: 4 3 5 6 5 2         # Attack
    Earl x Zombies 4 3 5 6 5 2, needs 3+: success
reroll: 3                   # Attack
    Zombies x Earl
    Zombies: 6 left
courage: 4 2                # Courage
    Zombies held firm 4 2, needs 0+: success
    Zombies retreated
retreat: off                # Off the table
    Zombies fled the table
unit: red-1                 # Necromancer
order: summon               # Summon
summon: red-5               # Skeleton Knights
test: 2 4                   # Summon
    Necromancer: Summon 2 4, needs 6+: success
spot: yes                   # Placed: 12", foes 6"
    Skeleton Knights: summoned
unit: red-4                 # Skeleton Archers
order: attack               # Attack 6"
test: 4 6                   # Attack
    Skeleton Archers: Attack 4 6, needs 7+: success
target: blue-3              # West Spearmen 1
valley: danger
danger: 3                   # Danger
    Skeleton Archers: dangerous 3, needs 1+: failure
    Skeleton Archers: 11 left
ground:
attack: 6 5 3 6 1 4 5 5 2 4 4 4# Attack
defend: 2 5 5 2 5 1 4 4 6 3 4 5# Defend
    Skeleton Archers x West Spearmen 1
    Skeleton Archers: 7 left
courage: 2 4                # Courage
    Skeleton Archers held firm 2 4, needs 0+: success
    Skeleton Archers retreated
retreat: blocked            # Blocked: a die
valley: danger
danger: 2                   # Danger
    Skeleton Archers: dangerous 2, needs 1+: failure
    Skeleton Archers: 6 left
    Blue: Blue acts
wild:
unit: blue-5                # West Archers
order: shoot                # Shoot 18"
test: 6 6                   # Shoot
    West Archers: Shoot 6 6, needs 6+: success
shoot-at: red-5             # Skeleton Knights
shoot: 6 3 6 2 2 4 4 2 5 4 3 3# Shoot
cover: no                   # No cover
    West Archers shot at Skeleton Knights 6 3 6 2 2 4 4 2 5 4 3 3, needs 5+: success
    Skeleton Knights: 5 left
    Skeleton Knights cannot fail
    Skeleton Knights held firm
unit: blue-1                # Earl
order: attack               # Attack 10"
test: 1 2                   # Attack
    Earl failed: Attack 1 2, needs 5+: failure

## Turn 3

    Red: Red acts
wild: red-2
    Ghouls charged wildly
target: blue-5              # West Archers
valley: danger
danger: 4                   # Danger
    Ghouls: dangerous 4, needs 1+: failure
    Ghouls: 4 left
ground:
attack: 2 2 5 2 3 6         # Attack
defend: 2 2 3 5 5 5 6 3 4 3 4 4# Defend
    Ghouls x West Archers
    West Archers: 11 left
    Ghouls: 2 left
courage: 3 1                # Courage
leader: no                  # No: Battered
    West Archers: Battered 3 1, needs 4+: failure
    West Archers retreated
retreat: blocked            # Blocked: a die
blocked: 1                  # Blocked
    West Archers: blocked 1, needs 4+: failure
    West Archers: 10 left
valley: danger
danger: 2                   # Danger
    West Archers: dangerous 2, needs 1+: failure
    West Archers: 9 left
courage: 6 5                # Courage
    Ghouls: Battered 6 5, needs 4+: failure
    Ghouls retreated
retreat: off                # Off the table
    Ghouls fled the table
unit: red-5                 # Skeleton Knights
order: attack               # Attack 10"
test: 5 2                   # Attack
    Skeleton Knights: Attack 5 2, needs 5+: success
target: blue-5              # West Archers
valley: danger
danger: 6                   # Danger
    Skeleton Knights: dangerous 6, needs 1+: failure
    Skeleton Knights: 2 left
ground: cover
attack: 6 3 1 1 6 3         # Attack
defend: 3 6 4 4 3 5 2 5 1 3 2 1# Defend
    Skeleton Knights x West Archers
    Skeleton Knights: 1 left
courage: 6 2                # Courage
    Skeleton Knights held firm 6 2, needs 0+: success
    Skeleton Knights retreated
retreat: blocked            # Blocked: a die
valley:
unit: red-4                 # Skeleton Archers
order: attack               # Attack 6"
test: 6 4                   # Attack
    Skeleton Archers: Attack 6 4, needs 7+: success
target: blue-3              # West Spearmen 1
valley: danger
danger: 4                   # Danger
    Skeleton Archers: dangerous 4, needs 1+: failure
    Skeleton Archers: 4 left
ground: rough
attack: 1 4 5 3 4 5         # Attack
defend: 4 5 1 4 4 6 4 5 1 4 1 1# Defend
    Skeleton Archers x West Spearmen 1
    Skeleton Archers: 2 left
courage: 1 4                # Courage
    Skeleton Archers routed 1 4, needs 0+: failure
    Skeleton Archers routed
unit: red-1                 # Necromancer
order: summon               # Summon
summon: red-3               # Skeleton Foot
test: 5 3                   # Summon
    Necromancer: Summon 5 3, needs 6+: success
spot: yes                   # Placed: 12", foes 6"
    Skeleton Foot: summoned
    Blue: Blue acts
courage: 3 5                # Rally
    West Archers rallied 3 5, needs 4+: success
wild: blue-1
wild-test: 5 6              # Wild Charge
    Earl charged wildly 5 6, needs 5+: success
target: red-5               # Skeleton Knights
react: stand                # Stand
valley: danger
danger: 1                   # Danger
    Earl: dangerous 1, needs 1+: success
ground: rough
attack: 4 3 4 3 5 6         # Attack
defend: 4 4 2 3 4 6         # Defend
    Earl x Skeleton Knights 4 3 4 3 5 6, needs 5+: success
reroll: 5                   # Attack
    Earl x Skeleton Knights
    Skeleton Knights: 0 left
    Skeleton Knights: destroyed
unit: blue-3                # West Spearmen 1
order: attack               # Attack 8"
test: 6 5                   # Attack
    West Spearmen 1: Attack 6 5, needs 6+: success
target: red-1               # Necromancer
valley:
ground: cover
attack: 5 4 6 3 3 3 3 6 1 6 5 3# Attack
defend: 6 4 5 6 5 1 4 5 5 4 6 5# Defend
    West Spearmen 1 x Necromancer
    Necromancer: 11 left
    West Spearmen 1: 8 left
courage: 4 6                # Courage
    Necromancer held firm 4 6, needs 4+: success
courage: 6 5                # Courage
    West Spearmen 1 held firm 6 5, needs 4+: success
    West Spearmen 1 retreated
retreat: blocked            # Blocked: a die
blocked: 1                  # Blocked
    West Spearmen 1: blocked 1, needs 4+: failure
    West Spearmen 1: 7 left
valley:
unit: blue-4                # West Spearmen 2
order: attack               # Attack 8"
test: 2 5                   # Attack
    West Spearmen 2: Attack 2 5, needs 6+: success
target: red-3               # Skeleton Foot
valley: danger
danger: 3                   # Danger
    West Spearmen 2: dangerous 3, needs 1+: failure
    West Spearmen 2: 11 left
ground: rough cover
attack: 5 2 1 2 2 3 6 5 3 2 5 1# Attack
defend: 2 6 1 6 4 5 3 5 2 3 4 2# Defend
    West Spearmen 2 x Skeleton Foot
    Skeleton Foot: 10 left
    West Spearmen 2: 9 left
courage: 2 2                # Courage
    Skeleton Foot held firm 2 2, needs 0+: success
courage: 2 3                # Courage
    West Spearmen 2: Battered 2 3, needs 4+: failure
    West Spearmen 2 retreated
retreat: blocked            # Blocked: a die
blocked: 5                  # Blocked
    West Spearmen 2: blocked 5, needs 4+: success
valley:
unit: blue-2                # Wizard
order: move                 # Move 6"
test: 5 4                   # Move
    Wizard: Move 5 4, needs 5+: success
move:                       # Wizard: Half in rough, 3" from all, 6 in
valley:

## Turn 4

    Red: Red acts
unit: red-3                 # Skeleton Foot
order: move                 # Move 8"
test: 2 4                   # Move
    Skeleton Foot: Move 2 4, needs 5+: success
move:                       # Skeleton Foot: Half in rough, 3" from all, 8 in
valley: danger exit
danger: 3                   # Danger
    Skeleton Foot: dangerous 3, needs 1+: failure
    Skeleton Foot: 9 left
    Skeleton Foot got away
unit: red-1                 # Necromancer
order: attack               # Attack 6"
test: 2 6                   # Attack
    Necromancer: Attack 2 6, needs 7+: success
target: blue-1              # Earl
react: counter              # Counter-charge
counter: 5 6                # Counter-charge
    Earl reacted 5 6, needs 7+: success
gap: 3
meet:                       # Necromancer: Of 3" the attacker: 1, 1 in
valley:
valley:
ground: rough
attack: 2 3 2 5 6 5 2 3 2 1 2 2# Attack
defend: 5 2 2 3 1 6         # Attack
    Earl x Necromancer 5 2 2 3 1 6, needs 5+: success
reroll: 1                   # Attack
    Necromancer x Earl
    Earl: 1 left
    Necromancer: 10 left
courage: 5 3                # Courage
    Earl held firm 5 3, needs 3+: success
courage: 4 1                # Courage
    Necromancer: Battered 4 1, needs 4+: failure
    Necromancer retreated
retreat: full               # 3" away
valley: danger
danger: 4                   # Danger
    Necromancer: dangerous 4, needs 1+: failure
    Necromancer: 8 left
    Blue: Blue acts
courage: 1 5                # Rally
leader: yes                 # Yes, +1: it rallies
    West Spearmen 2 rallied 1 5, needs 4+: success
wild: blue-1
wild-test: 5 2              # Wild Charge
    Earl charged wildly 5 2, needs 5+: success
valley: danger
danger: 5                   # Danger
    Earl: dangerous 5, needs 1+: failure
    Earl: 0 left
    Earl: destroyed
courage: 5 3                # Courage
    Wizard held firm 5 3, needs 4+: success
courage: 5 3                # Courage
    West Spearmen 1: Battered 5 3, needs 4+: failure
    West Spearmen 1 retreated
retreat: full               # 4" away
valley:
courage: 2 6                # Courage
    West Spearmen 2 held firm 2 6, needs 4+: success
courage: 3 3                # Courage
    West Archers: Battered 3 3, needs 4+: failure
    West Archers retreated
retreat: blocked            # Blocked: a die
blocked: 2                  # Blocked
    West Archers: blocked 2, needs 4+: failure
    West Archers: 7 left
valley:
unit: blue-2                # Wizard
order: attack               # Attack 6"
test: 6 2                   # Attack
    Wizard: Attack 6 2, needs 6+: success
valley: danger
danger: 1                   # Danger
    Wizard: dangerous 1, needs 1+: success
ground: rough cover
attack: 1 4 3 6 2 3 3 4 2 4 1 1# Attack
defend: 5 4 5 6 3 2 2 5 1 4 5 1# Defend
    Wizard x Necromancer
    Wizard retreated
retreat: blocked            # Blocked: a die
blocked: 1                  # Blocked
    Wizard: blocked 1, needs 4+: failure
    Wizard: 11 left
valley:

## Turn 5

    Red: Red acts
courage: 2 6                # Rally
    Necromancer did not rally 2 6, needs 4+: failure
    Necromancer: 7 left
    Necromancer retreated
retreat: full               # 3" away
valley:
    Blue: Blue acts
rally-whom: blue-5          # West Archers
courage: 2 3                # Rally
    West Archers routed 2 3, needs 4+: failure
    West Archers routed
courage: 3 2                # Rally
    West Spearmen 1 routed 3 2, needs 4+: failure
    West Spearmen 1 routed
courage: 2 5                # Courage
    Wizard held firm 2 5, needs 4+: success
courage: 1 6                # Courage
    West Spearmen 2: Battered 1 6, needs 4+: failure
    West Spearmen 2 retreated
retreat: blocked            # Blocked: a die
blocked: 3                  # Blocked
    West Spearmen 2: blocked 3, needs 4+: failure
    West Spearmen 2: 6 left
valley: danger
danger: 3                   # Danger
    West Spearmen 2: dangerous 3, needs 1+: failure
    West Spearmen 2: 5 left
courage: 2 3                # Rally
    West Spearmen 2 routed 2 3, needs 4+: failure
    West Spearmen 2 routed
courage: 6 6                # Courage
    Wizard held firm 6 6, needs 4+: success
unit: blue-2                # Wizard
order: cast                 # Cast a spell
spell: breath               # Dragon's Breath
cast-on: red-1              # Necromancer
    Wizard: Dragon's Breath
test: 2 3                   # Dragon's Breath
    Wizard failed: Dragon's Breath 2 3, needs 7+: failure

## Turn 6

    Red: Red acts
courage: 4 6                # Rally
    Necromancer rallied 4 6, needs 4+: success
    Blue: Blue acts
unit: blue-2                # Wizard
order: attack               # Attack 6"
test: 4 3                   # Attack
    Wizard: Attack 4 3, needs 6+: success
valley: danger
danger: 1                   # Danger
    Wizard: dangerous 1, needs 1+: success
ground: cover
attack: 5 6 1 2 2 1 5 4 2 1 4 2# Attack
defend: 4 5 5 3 6 3 2 2 5 5 5 4# Defend
    Wizard x Necromancer
    Necromancer: 6 left
    Wizard: 9 left
courage: 4 3                # Courage
    Necromancer: Battered 4 3, needs 4+: failure
    Necromancer retreated
retreat: full               # 3" away
valley:
courage: 3 3                # Courage
    Wizard: Battered 3 3, needs 4+: failure
    Wizard retreated
retreat: blocked            # Blocked: a die
blocked: 6                  # Blocked
    Wizard: blocked 6, needs 4+: success
valley: danger
danger: 2                   # Danger
    Wizard: dangerous 2, needs 1+: failure
    Wizard: 8 left

## Turn 7

    Red: Red acts
courage: 1 3                # Rally
    Necromancer routed 1 3, needs 4+: failure
    Necromancer routed
    Blue: Blue acts
courage: 2 2                # Rally
    Wizard routed 2 2, needs 4+: failure
    Wizard routed
    Nobody is left
    Red: No magic today: failed
    Red: No caster in it
    Red: Drive them out: failed
    Red: 0 driven out
    Red: Your own, fair: failed
    Red: You all judge this one
    Blue: The gods listened: failed
    Blue: 2 Battered at once
    Blue: Drive them out: done
    Blue: 2 driven out
    Blue: Your own, fair: failed
    Blue: You all judge this one
judged: drive-out-2
    Red: Red: -3 by Quests
    Blue: Blue: -1 by Quests
    The end: Red (Red: Glory: 0 to -1)
