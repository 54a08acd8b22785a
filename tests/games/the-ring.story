# Wolves in the shape of men look for a ring among the Orcs.
#
# A question and its answer a line; below it what came of it.

rules: pick                 # Pick a scenario
scenario: ring              # The Ringbearer
    The Ringbearer
told:
rules: fight                # The Ringbearer
terrain:
traits: 2 5 4 4 5 2         # Leader traits
    Red: Commanding 2 5 4, needs 1+: success
    Blue: Commanding 4 5 2, needs 1+: success
roles: 4 3                  # Who attacks?
    Red: Attacker by 4 to 3
    House Carls: the Leader
    Old Mother: single model
    Orc Chieftain: Leader, reduced
    Units of few models
    Red: Red has 1 Were unit
were-pair: 1
ring: 3
    Blue: Blue hides the ring
deploy:                     # Blue picks an edge
quests: stand-firm cleave champions
    Red: Red: 3 Quests
champion: blue-2            # Mountain Orcs
quests: stand-firm tremble
    Blue: Blue: 2 Quests

## Turn 1

    Red: Red acts
wild: red-2
wild-test: 1 3              # Wild Charge
    Grey Guests held back 1 3, needs 5+: failure
unit: red-3                 # Bowmen
order: attack               # Attack 6"
test: 6 2                   # Attack
    Bowmen: Attack 6 2, needs 7+: success
target: blue-3              # Orc Raiders
ground: cover
attack: 1 2 4 2 2 1 5 5 6 6 6 4# Attack
defend: 1 2 2 5 3 5 6 6 4 6 1 5# Defend
    Bowmen x Orc Raiders
    Orc Raiders: 11 left
    Bowmen: 9 left
courage: 5 4                # Courage
    Orc Raiders held firm 5 4, needs 4+: success
courage: 1 1                # Courage
    Bowmen routed 1 1, needs 4+: failure
    Bowmen routed
unit: red-1                 # House Carls
order: wall                 # Form wall
test: 4 1                   # Form wall
    House Carls: Form wall 4 1, needs 5+: success
wall:                       # House Carls: Close up, base to base
unit: red-4                 # Old Mother
order: cast                 # Cast a spell
spell: prod                 # Almighty Prod
cast-on: red-2              # Grey Guests
    Old Mother: Almighty Prod
test: 1 5                   # Almighty Prod
    Old Mother: Almighty Prod 1 5, needs 6+: success
    Grey Guests: Almighty Prod
    Blue: Blue acts
wild: blue-2 blue-4
wild-next: blue-4           # Warrior Orcs
wild-test: 4 6              # Wild Charge
    Warrior Orcs charged wildly 4 6, needs 5+: success
target: red-4               # Old Mother
ground: cover
attack: 3 5 6 5 4 1 2 5 5 3 5 4# Attack
defend: 2 5 3 3 5 2 3 2 1 2 5 3# Defend
    Warrior Orcs x Old Mother
    Old Mother: 9 left
    Warrior Orcs: 11 left
courage: 3 6                # Courage
    Old Mother held firm 3 6, needs 4+: success
courage: 4 1                # Courage
    Warrior Orcs held firm 4 1, needs 4+: success
    Old Mother retreated
retreat: full               # 4" away
were: 5                     # Were?
    Old Mother: no change 5, needs 1+: failure
wild: blue-2
wild-test: 2 2              # Wild Charge
    Mountain Orcs held back 2 2, needs 5+: failure
unit: blue-1                # Orc Chieftain
order: attack               # Attack 6"
test: 2 5                   # Attack
    Orc Chieftain: Attack 2 5, needs 6+: success
target: red-4               # Old Mother
ground:
attack: 2 2 2 5 4 2 2 3 1 4 3 1# Attack
defend: 3 4 4 4 1 3 5 3 4 4 6 4# Defend
    Orc Chieftain x Old Mother
    Old Mother: 8 left
    Orc Chieftain: 10 left
courage: 6 6                # Courage
    Old Mother held firm 6 6, needs 4+: success
courage: 5 4                # Courage
    Orc Chieftain held firm 5 4, needs 4+: success
    Orc Chieftain retreated
retreat: blocked            # Blocked: a die
blocked: 2                  # Blocked
    Orc Chieftain: blocked 2, needs 4+: failure
    Orc Chieftain: 8 left
were: 5                     # Were?
    Old Mother: no change 5, needs 1+: failure
unit: blue-5                # Orcish Shamans
order: cast                 # Cast a spell
spell: bolt                 # Power Bolt
cast-on: red-1              # House Carls
    Orcish Shamans: Power Bolt
test: 5 2                   # Power Bolt
    Orcish Shamans: Power Bolt 5 2, needs 7+: success
aim: far
shoot: 1 1 3 3 2 4 5 4 2 2 4 4# Power Bolt
    Orcish Shamans shot at House Carls 1 1 3 3 2 4 5 4 2 2 4 4, needs 5+: success
unit: blue-3                # Orc Raiders
order: attack               # Attack 8"
test: 6 5                   # Attack
    Orc Raiders: Attack 6 5, needs 6+: success
target: red-2               # Grey Guests
react: counter              # Counter-charge
counter: 5 2                # Counter-charge
    Grey Guests reacted 5 2, needs 7+: success
gap: 2
meet:                       # Orc Raiders: Of 2" the attacker: 1, 1 in
attack: 5 5 4 5 6 5 4 5 5 1 3 1# Attack
defend: 3 1 3 1 6 1 2 5 3 1 1 2# Attack
    Orc Raiders x Grey Guests
    Grey Guests: 9 left
    Orc Raiders: 9 left
courage: 5 3                # Courage
    Grey Guests held firm 5 3, needs 4+: success
courage: 6 3                # Courage
    Orc Raiders held firm 6 3, needs 4+: success
    Grey Guests retreated
retreat: off                # Off the table
    Grey Guests fled the table
    Grey Guests: no Almighty Prod
    Grey Guests: it was a Were
courage: 4 5                # Courage
    House Carls held firm 4 5, needs 4+: success
courage: 5 1                # Courage
    Old Mother: Battered 5 1, needs 4+: failure
    Old Mother retreated
retreat: full               # 4" away

## Turn 2

    Red: Red acts
courage: 4 1                # Rally
leader: yes                 # Yes, +1: Battered
    Old Mother did not rally 4 1, needs 4+: failure
    Old Mother: 7 left
    Old Mother retreated
retreat: off                # Off the table
    Old Mother fled the table
courage: 6 2                # Courage
    House Carls held firm 6 2, needs 4+: success
unit: red-1                 # House Carls
order: attack               # Attack 6"
test: 6 5                   # Attack
    House Carls: Attack 6 5, needs 6+: success
target: blue-2              # Mountain Orcs
react: stand                # Stand
ground: rough cover
attack: 2 4 3 3 1 4 1 3 5 6 3 1# Attack
defend: 1 4 5 6 2 3 1 3 4 2 1 2# Defend
    House Carls x Mountain Orcs
    House Carls retreated
retreat: blocked            # Blocked: a die
blocked: 5                  # Blocked
    House Carls: blocked 5, needs 4+: success
    Blue: Blue acts
wild: blue-4
wild-test: 4 6              # Wild Charge
    Warrior Orcs charged wildly 4 6, needs 5+: success
ground: rough cover
attack: 1 4 1 2 4 2 5 1 2 3 3 1# Attack
defend: 3 1 2 2 4 2 5 5 4 2 6 6# Defend
    Warrior Orcs x House Carls
    House Carls: 11 left
    Warrior Orcs: 9 left
courage: 6 6                # Courage
    House Carls held firm 6 6, needs 4+: success
courage: 1 4                # Courage
    Warrior Orcs: Battered 1 4, needs 4+: failure
    Warrior Orcs retreated
retreat: blocked            # Blocked: a die
blocked: 4                  # Blocked
    Warrior Orcs: blocked 4, needs 4+: success
wild: blue-2
wild-test: 5 5              # Wild Charge
    Mountain Orcs charged wildly 5 5, needs 5+: success
ground:
attack: 2 3 1 5 1 3 3 5 5 3 4 1# Attack
defend: 3 2 5 5 3 5 5 3 6 4 1 3# Defend
    Mountain Orcs x House Carls
    House Carls: 9 left
    Mountain Orcs: 10 left
courage: 5 3                # Courage
    House Carls held firm 5 3, needs 4+: success
courage: 2 5                # Courage
    Mountain Orcs held firm 2 5, needs 4+: success
    Mountain Orcs retreated
retreat: off                # Off the table
    Mountain Orcs fled the table
unit: blue-3                # Orc Raiders
order: attack               # Attack 8"
test: 5 4                   # Attack
    Orc Raiders: Attack 5 4, needs 6+: success
ground: rough cover
attack: 2 3 1 5 1 3 4 5 2 2 1 4# Attack
defend: 5 3 1 4 4 3 5 6 1 6 6 2# Defend
    Orc Raiders x House Carls
    Orc Raiders: 7 left
courage: 6 6                # Courage
    Orc Raiders held firm 6 6, needs 4+: success
    Orc Raiders retreated
retreat: blocked            # Blocked: a die
blocked: 6                  # Blocked
    Orc Raiders: blocked 6, needs 4+: success
unit: blue-1                # Orc Chieftain
order: attack               # Attack 6"
test: 3 1                   # Attack
command: yes                # Reroll: Leader in 12"
    Blue: Blue: Commanding
test-again: 4 1             # Attack
    Orc Chieftain failed: Attack 4 1, needs 6+: failure

## Turn 3

    Red: Red acts
unit: red-1                 # House Carls
order: attack               # Attack 6"
test: 5 2                   # Attack
    House Carls: Attack 5 2, needs 6+: success
target: blue-3              # Orc Raiders
ground:
attack: 3 5 4 6 4 3 2 6 1 4 1 1# Attack
defend: 3 4 5 3 4 4 4 6 1 3 1 6# Defend
    House Carls x Orc Raiders
    Orc Raiders: 6 left
    House Carls: 7 left
courage: 2 5                # Courage
    Orc Raiders: Battered 2 5, needs 4+: failure
    Orc Raiders retreated
retreat: off                # Off the table
    Orc Raiders fled the table
courage: 2 4                # Courage
    House Carls: Battered 2 4, needs 4+: failure
    House Carls retreated
retreat: blocked            # Blocked: a die
blocked: 2                  # Blocked
    House Carls: blocked 2, needs 4+: failure
    House Carls: 5 left
    Blue: Blue acts
courage: 6 2                # Rally
    Warrior Orcs rallied 6 2, needs 4+: success
unit: blue-1                # Orc Chieftain
order: move                 # Move 6"
test: 2 6                   # Move
    Orc Chieftain: Move 2 6, needs 5+: success
move:                       # Orc Chieftain: Half in rough, 3" from all, 6 in
unit: blue-5                # Orcish Shamans
order: attack               # Attack 8"
test: 6 2                   # Attack
    Orcish Shamans: Attack 6 2, needs 6+: success
ground:
attack: 1 3 1 2 1 5 2 4 4 2 5 2# Attack
defend: 1 3 3 5 4 5         # Defend
    Orcish Shamans x House Carls
    Orcish Shamans retreated
retreat: blocked            # Blocked: a die
blocked: 4                  # Blocked
    Orcish Shamans: blocked 4, needs 4+: success

## Turn 4

    Red: Red acts
courage: 1 1                # Rally
    House Carls routed 1 1, needs 4+: failure
    House Carls routed
    One Warband is left
    Warrior Orcs had the ring
    Red: Stand firm: failed
    Red: 4 ran
    Red: Cleave them in half: failed
    Red: 1 of 3 in a turn
    Red: Smite champions: done
    Red: Mountain Orcs fell
    Blue: Stand firm: failed
    Blue: 2 ran
    Blue: They will tremble: failed
    Blue: 1 of 2 cowed at once
judged: champions-1
    Red: Red: 0 by Quests
    Blue: Blue: -2 by Quests
    The end: Blue (Blue: Glory: 6 to 2)
