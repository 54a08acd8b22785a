# Wolves in the shape of men look for a ring among the Orcs.
#
# A question and its answer a line; below it what came of it.

rules: pick                 # Pick a scenario
scenario: ring              # The Ringbearer
    The Ringbearer
told:
rules: fight                # The Ringbearer
terrain:
traits: 4 6 6 4 5 3         # Leader traits
    Red: Patient 4 6 6, needs 1+: success
    Blue: Goader 4 5 3, needs 1+: success
roles: 6 2                  # Who attacks?
    Red: Attacker by 6 to 2
    House Carls: the Leader
    Old Mother: single model
    Orc Chieftain: Leader, reduced
    Red: Red has 1 Were unit
were-pair: 2
ring: 4
    Blue: Blue hides the ring
deploy:                     # Blue picks an edge
quests: champions taste-blades own-3
    Red: Red: 3 Quests
champion: blue-1            # Orc Chieftain
quests: mighty-blow tremble run
    Blue: Blue: 3 Quests

## Turn 1

    Red: Red acts
wild:
unit: red-2                 # Grey Guests
order: attack               # Attack 8"
test: 3 6                   # Attack
    Grey Guests: Attack 3 6, needs 5+: success
target: blue-4              # Warrior Orcs
react: counter              # Counter-charge
counter: 2 5                # Counter-charge
    Warrior Orcs reacted 2 5, needs 7+: success
gap: 3
meet:                       # Grey Guests: Of 3" the attacker: 1.5, 1.5 in
attack: 1 5 2 4 1 1 2 5 4 1 1 4# Attack
defend: 4 5 2 2 5 3 6 4 4 1 4 6# Attack
    Grey Guests x Warrior Orcs
    Warrior Orcs: 10 left
    Grey Guests: 8 left
courage: 6 2                # Courage
    Warrior Orcs held firm 6 2, needs 4+: success
courage: 6 5                # Courage
    Grey Guests held firm 6 5, needs 4+: success
    Grey Guests retreated
retreat: full               # 4" away
were: 2                     # Were?
    Grey Guests: a Were! 2, needs 1+: success
unit: red-4                 # Old Mother
order: cast                 # Cast a spell
spell: blades               # Sharper Blades
cast-on: red-3              # Bowmen
    Old Mother: Sharper Blades
test: 4 6                   # Sharper Blades
    Old Mother: Sharper Blades 4 6, needs 7+: success
    Bowmen: Sharper Blades
unit: red-3                 # Bowmen
order: shoot                # Shoot 18"
test: 5 6                   # Shoot
    Bowmen: Shoot 5 6, needs 6+: success
shoot-at: blue-3            # Orc Raiders
shoot: 5 4 1 1 2 5 4 1 1 5 5 1# Shoot
cover: no                   # No cover
    Bowmen shot at Orc Raiders 5 4 1 1 2 5 4 1 1 5 5 1, needs 5+: success
    Orc Raiders: 10 left
courage: 1 6                # Courage
    Orc Raiders held firm 1 6, needs 4+: success
unit: red-1                 # House Carls
order: attack               # Attack 6"
test: 1 1                   # Attack
    House Carls failed: Attack 1 1, needs 6+: failure
    Blue: Blue acts
wild: blue-2 blue-4
wild-next: blue-4           # Warrior Orcs
wild-test: 5 2              # Wild Charge
    Warrior Orcs charged wildly 5 2, needs 5+: success
target: red-1               # House Carls
ground: rough cover
attack: 4 6 1 1 5 6 5 5 2 1 4 6# Attack
defend: 1 6 5 2 5 2 3 6 2 5 4 4# Defend
    Warrior Orcs x House Carls
    House Carls: 10 left
    Warrior Orcs: 8 left
courage: 2 5                # Courage
    House Carls held firm 2 5, needs 4+: success
courage: 1 5                # Courage
    Warrior Orcs: Battered 1 5, needs 4+: failure
    Warrior Orcs retreated
retreat: full               # 4" away
wild: blue-2
wild-test: 5 3              # Wild Charge
    Mountain Orcs charged wildly 5 3, needs 5+: success
target: red-3               # Bowmen
ground: cover
attack: 3 3 2 2 2 5 2 4 2 1 6 3# Attack
defend: 1 3 4 1 3 3 2 5 2 1 3 5# Defend
    Bowmen x Mountain Orcs 1 3 4 1 3 3 2 5 2 1 3 5, needs 5+: success
reroll: 2 5 5 4 5 3 2 2 2 3 # Defend
    Mountain Orcs x Bowmen
    Bowmen: 10 left
    Mountain Orcs: 11 left
courage: 3 6                # Courage
    Bowmen held firm 3 6, needs 4+: success
courage: 2 5                # Courage
    Mountain Orcs held firm 2 5, needs 4+: success
    Bowmen retreated
retreat: off                # Off the table
    Bowmen fled the table
    Bowmen: no Sharper Blades
unit: blue-3                # Orc Raiders
order: wall                 # Form wall
test: 6 4                   # Form wall
    Orc Raiders: Form wall 6 4, needs 5+: success
wall:                       # Orc Raiders: Close up, base to base
unit: blue-5                # Orcish Shamans
order: attack               # Attack 8"
test: 4 6                   # Attack
    Orcish Shamans: Attack 4 6, needs 6+: success
target: red-1               # House Carls
ground:
attack: 6 5 3 4 6 3 4 3 1 1 2 1# Attack
defend: 3 1 5 3 4 6 3 6 6 5 3 2# Defend
    Orcish Shamans x House Carls
    House Carls: 9 left
    Orcish Shamans: 9 left
courage: 6 1                # Courage
    House Carls held firm 6 1, needs 4+: success
courage: 2 4                # Courage
leader: yes                 # Yes, +1: it stands
    Orcish Shamans held firm 2 4, needs 4+: success
    Orcish Shamans retreated
retreat: full               # 4" away
unit: blue-1                # Orc Chieftain
order: attack               # Attack 6"
test: 2 6                   # Attack
    Orc Chieftain: Attack 2 6, needs 6+: success
target: red-1               # House Carls
ground: rough cover
attack: 6 6 6 4 5 3 2 3 2 2 5 6# Attack
defend: 2 1 1 1 2 4 1 2 1 2 1 4# Defend
    Orc Chieftain x House Carls
    House Carls: 7 left
courage: 1 2                # Courage
    House Carls routed 1 2, needs 4+: failure
    House Carls routed
courage: 6 1                # Courage
    Grey Guests held firm 6 1, needs 4+: success
courage: 5 1                # Courage
    Old Mother held firm 5 1, needs 4+: success

## Turn 2

    Red: Red acts
wild: red-2
wild-test: 4 4              # Wild Charge
    Grey Guests charged wildly 4 4, needs 5+: success
target: blue-5              # Orcish Shamans
ground: rough
attack: 2 1 1 6 6 6 2 3 6 5 5 1# Attack
defend: 1 6 1 6 2 2 5 3 3 1 3 5# Defend
    Grey Guests x Orcish Shamans
    Orcish Shamans: 6 left
    Grey Guests: 5 left
courage: 6 2                # Courage
    Orcish Shamans: Battered 6 2, needs 4+: failure
    Orcish Shamans retreated
retreat: blocked            # Blocked: a die
blocked: 3                  # Blocked
    Orcish Shamans: blocked 3, needs 4+: failure
    Orcish Shamans: 3 left
courage: 6 2                # Courage
    Grey Guests held firm 6 2, needs 4+: success
unit: red-4                 # Old Mother
order: cast                 # Cast a spell
spell: prod                 # Almighty Prod
cast-on: red-2              # Grey Guests
    Old Mother: Almighty Prod
test: 6 1                   # Almighty Prod
    Old Mother: Almighty Prod 6 1, needs 6+: success
    Grey Guests: Almighty Prod
    Blue: Blue acts
rally-whom: blue-5          # Orcish Shamans
courage: 6 6                # Rally
leader: no                  # No: Battered
    Orcish Shamans did not rally 6 6, needs 4+: failure
    Orcish Shamans: 2 left
    Orcish Shamans retreated
retreat: full               # 4" away
courage: 3 5                # Rally
    Warrior Orcs rallied 3 5, needs 4+: success
wild: blue-2
wild-test: 3 1              # Wild Charge
    Mountain Orcs held back 3 1, needs 5+: failure
unit: blue-1                # Orc Chieftain
order: attack               # Attack 6"
test: 5 6                   # Attack
    Orc Chieftain: Attack 5 6, needs 6+: success
target: red-2               # Grey Guests
ground: rough cover
attack: 2 4 4 1 5 3 3 5 2 6 1 5# Attack
defend: 4 6 6 1 2 5 6 3 1 3 2 3# Defend
    Orc Chieftain x Grey Guests
    Grey Guests: 4 left
    Orc Chieftain: 11 left
courage: 6 2                # Courage
    Grey Guests held firm 6 2, needs 4+: success
courage: 1 3                # Courage
    Orc Chieftain held firm 1 3, needs 4+: success
    Orc Chieftain retreated
retreat: full               # 3" away
unit: blue-3                # Orc Raiders
order: attack               # Attack 8"
test: 3 3                   # Attack
    Orc Raiders: Attack 3 3, needs 6+: success
target: red-2               # Grey Guests
ground:
attack: 5 5 2 5 4 4 3 6 6 5 4 4# Attack
defend: 4 5 4 5 4 4 2 6 1 4 3 2# Defend
    Orc Raiders x Grey Guests
    Grey Guests: 2 left
courage: 2 5                # Courage
    Grey Guests: Battered 2 5, needs 4+: failure
    Grey Guests retreated
retreat: off                # Off the table
    Grey Guests fled the table
    Grey Guests: no Almighty Prod
courage: 3 5                # Courage
    Old Mother held firm 3 5, needs 4+: success

## Turn 3

    Red: Red acts
unit: red-4                 # Old Mother
order: cast                 # Cast a spell
spell: befuddle             # Befuddle Thee
cast-on: blue-3             # Orc Raiders
    Old Mother: Befuddle Thee
test: 5 2                   # Befuddle Thee
    Old Mother: Befuddle Thee 5 2, needs 7+: success
    Orc Raiders: Befuddle Thee
    Blue: Blue acts
rally-whom: blue-3          # Orc Raiders
courage: 4 6                # Rally
    Orc Raiders rallied 4 6, needs 4+: success
courage: 1 1                # Rally
    Orcish Shamans routed 1 1, needs 4+: failure
    Orcish Shamans routed
    The ring is lost
    Orcish Shamans had the ring
    Red: Smite champions: failed
    Red: Orc Chieftain survived
    Red: Taste our blades: done
    Red: 10 of 3 SP in a turn
    Red: Your own, great: failed
    Red: You all judge this one
    Blue: A mighty blow: done
    Blue: 2 of 2 in a turn
    Blue: They will tremble: failed
    Blue: 0 of 2 cowed at once
    Blue: Make them run: failed
    Blue: Blue was first
judged: taste-blades-1 mighty-blow-2
    Red: Red: -1 by Quests
    Blue: Blue: 0 by Quests
    The end: Red (Red: Glory: 4 to 3)
