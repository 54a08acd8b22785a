# Goblins of two tribes quarrel over a mole.
#
# A question and its answer a line; below it what came of it.

rules: pick                 # Pick a scenario
scenario: mole              # The Sacred Mole
    The Sacred Mole
told:
rules: fight                # The Sacred Mole
terrain:
traits: 2 3 6 5 3 2         # Leader traits
    Red: Commanding 2 3 6, needs 1+: success
    Blue: Strong 5 3 2, needs 1+: success
roles: 6 5                  # Who attacks?
    Red: Attacker by 6 to 5
enchanted: 2 6              # Magic weapons
    Red: Red: 1 weapons awake 2 6, needs 1+: success
    Wise Old Shaman: Leader, single
    Forest Trolls: few models
    Goblin Overlord: Leader, reduced
    Units of few models
deploy:                     # Blue first, 12" deep
carrier: red-5              # Goblin Ambushers
    Goblin Ambushers: the mole is theirs
quests: half-fall avenge own-2
    Red: Red: 3 Quests
avenge: 0
quests: unsoiled rain
    Blue: Blue: 2 Quests

## Turn 1

    Red: Red acts
wild:
unit: red-5                 # Goblin Ambushers
order: attack               # Attack 8"
test: 6 3                   # Attack
    Goblin Ambushers: Attack 6 3, needs 7+: success
target: blue-1              # Goblin Overlord
ground: rough cover
attack: 2 5 3 5 6 1 6 1 3 3 3 2# Attack
defend: 1 3 1 5 1 5 4 2 4 6 3 4# Defend
    Goblin Overlord x Goblin Ambushers 1 3 1 5 1 5 4 2 4 6 3 4, needs 5+: success
reroll: 5                   # Defend
    Goblin Ambushers x Goblin Overlord
    Goblin Overlord: 11 left
    Goblin Ambushers: 4 left
courage: 4 3                # Courage
    Goblin Overlord held firm 4 3, needs 4+: success
courage: 5 2                # Courage
    Goblin Ambushers held firm 5 2, needs 5+: success
    Goblin Ambushers retreated
retreat: blocked            # Blocked: a die
blocked: 5                  # Blocked
    Goblin Ambushers: blocked 5, needs 5+: success
    Goblin Overlord: the mole is theirs
unit: red-3                 # Goblin Knights
order: attack               # Attack 6"
test: 4 6                   # Attack
    Goblin Knights: Attack 4 6, needs 6+: success
target: blue-1              # Goblin Overlord
ground: rough
attack: 1 6 1 6 4 3 4 2 5 2 2 6# Attack
defend: 4 1 1 5 6 4 2 2 4 2 2 4# Defend
    Goblin Overlord x Goblin Knights 4 1 1 5 6 4 2 2 4 2 2 4, needs 5+: success
reroll: leave               # Defend
    Goblin Knights x Goblin Overlord
    Goblin Overlord: 9 left
    Goblin Knights: 11 left
courage: 4 1                # Courage
    Goblin Overlord: Battered 4 1, needs 4+: failure
    Goblin Overlord retreated
retreat: off                # Off the table
    Goblin Overlord fled the table
    The mole lies there
courage: 4 6                # Courage
    Goblin Knights held firm 4 6, needs 4+: success
courage: 1 4                # Courage
    Goblin Warriors 1 held firm 1 4, needs 4+: success
courage: 1 5                # Courage
    Goblin Warriors 2 held firm 1 5, needs 4+: success
courage: 5 2                # Courage
    Pricklers held firm 5 2, needs 5+: success
courage: 5 3                # Courage
    Wolf Lancers held firm 5 3, needs 4+: success
courage: 2 6                # Courage
    Goblin Shamans held firm 2 6, needs 4+: success
    Goblin Knights: the mole is theirs
unit: red-4                 # Moss-Troopers
order: attack               # Attack 8"
test: 3 1                   # Attack
command: yes                # Reroll: Leader in 12"
    Red: Red: Commanding
test-again: 2 2             # Attack
    Moss-Troopers failed: Attack 2 2, needs 6+: failure
    Blue: Blue acts
unit: blue-2                # Goblin Warriors 1
order: attack               # Attack 8"
test: 4 6                   # Attack
    Goblin Warriors 1: Attack 4 6, needs 6+: success
target: red-4               # Moss-Troopers
ground: cover
attack: 2 4 5 2 4 4 5 5 6 6 1 4# Attack
defend: 4 2 6 1 3 5 2 3 4 5 4 3# Defend
    Goblin Warriors 1 x Moss-Troopers
    Moss-Troopers: 11 left
    Goblin Warriors 1: 9 left
courage: 6 5                # Courage
    Moss-Troopers held firm 6 5, needs 4+: success
courage: 4 2                # Courage
    Goblin Warriors 1: Battered 4 2, needs 4+: failure
    Goblin Warriors 1 retreated
retreat: blocked            # Blocked: a die
blocked: 3                  # Blocked
    Goblin Warriors 1: blocked 3, needs 4+: failure
    Goblin Warriors 1: 6 left
unit: blue-3                # Goblin Warriors 2
order: attack               # Attack 8"
test: 1 2                   # Attack
    Goblin Warriors 2 failed: Attack 1 2, needs 6+: failure

## Turn 2

    Red: Red acts
wild:
unit: red-3                 # Goblin Knights
order: attack               # Attack 6"
test: 5 2                   # Attack
    Goblin Knights: Attack 5 2, needs 6+: success
target: blue-5              # Wolf Lancers
react: counter              # Counter-charge
counter: 2 5                # Counter-charge
    Wolf Lancers reacted 2 5, needs 7+: success
gap: 4
meet:                       # Goblin Knights: Of 4" the attacker: 1.5, 1.5 in
ground: rough
attack: 5 1 6 2 6 2 5 3 3 2 1 6# Attack
defend: 3 5 4 4 4 3 3 2 5 5 2 1# Attack
    Goblin Knights x Wolf Lancers
    Wolf Lancers: 4 left
    Goblin Knights: 10 left
courage: 3 5                # Courage
    Wolf Lancers held firm 3 5, needs 4+: success
courage: 5 1                # Courage
    Goblin Knights held firm 5 1, needs 4+: success
    Wolf Lancers retreated
retreat: blocked            # Blocked: a die
blocked: 1                  # Blocked
    Wolf Lancers: blocked 1, needs 4+: failure
    Wolf Lancers: 3 left
unit: red-4                 # Moss-Troopers
order: attack               # Attack 8"
test: 1 2                   # Attack
command: yes                # Reroll: Leader in 12"
    Red: Red: Commanding
test-again: 2 6             # Attack
    Moss-Troopers: Attack 2 6, needs 6+: success
target: blue-2              # Goblin Warriors 1
ground: cover
attack: 2 5 3 4 6 4 5 5 5 6 5 6# Attack
defend: 2 3 6 4 2 1         # Defend
    Moss-Troopers x Goblin Warriors 1
    Goblin Warriors 1: 4 left
courage: 6 2                # Courage
    Goblin Warriors 1 routed 6 2, needs 4+: failure
    Goblin Warriors 1 routed
unit: red-5                 # Goblin Ambushers
order: attack               # Attack 8"
test: 1 5                   # Attack
    Goblin Ambushers failed: Attack 1 5, needs 7+: failure
    Blue: Blue acts
unit: blue-5                # Wolf Lancers
order: move                 # Move 10"
test: 3 5                   # Move
    Wolf Lancers: Move 3 5, needs 5+: success
move:                       # Wolf Lancers: Half in rough, 3" from all, 10 in
unit: blue-3                # Goblin Warriors 2
order: attack               # Attack 8"
test: 5 1                   # Attack
    Goblin Warriors 2: Attack 5 1, needs 6+: success
target: red-5               # Goblin Ambushers
react: evade                # Evade
evade: 6 3                  # Evade
    Goblin Ambushers reacted 6 3, needs 7+: success
evade-shot: before          # Shoot, then move
aim: cover
shoot: 6 2 4 1 1 3 6 6 1 1 1 3# Evade
    Goblin Ambushers x Goblin Warriors 2 6 2 4 1 1 3 6 6 1 1 1 3, needs 6+: success
reroll: 4 5 5 4 2 6 3 2 2   # Evade
    Goblin Ambushers shot at Goblin Warriors 2 6 4 5 5 4 2 6 6 6 3 2 2, needs 6+: success
    Goblin Warriors 2: 11 left
evade-move:                 # Goblin Ambushers: 3" from all others, 4 in
contact: yes                # Reached
ground: rough
attack: 2 6 1 3 4 1 4 4 3 1 3 5# Attack
defend: 4 2 6 5 1 1 5 4 6 3 4 1# Defend
    Goblin Warriors 2 x Goblin Ambushers
    Goblin Ambushers: 2 left
    Goblin Warriors 2: 9 left
courage: 3 5                # Courage
leader: no                  # No: Battered
    Goblin Ambushers: Battered 3 5, needs 5+: failure
    Goblin Ambushers retreated
retreat: full               # 4" away
courage: 2 6                # Courage
    Goblin Warriors 2 held firm 2 6, needs 4+: success
unit: blue-6                # Goblin Shamans
order: wall                 # Form wall
test: 1 4                   # Form wall
    Goblin Shamans: Form wall 1 4, needs 5+: success
wall:                       # Goblin Shamans: Close up, base to base
unit: blue-4                # Pricklers
order: skirmish             # Skirmish
test: 2 5                   # Skirmish
    Pricklers: Skirmish 2 5, needs 7+: success
skirmish: only              # Move only
skirmish-move:              # Pricklers: 3" from all others, 4 in

## Turn 3

    Red: Red acts
courage: 4 1                # Rally
    Goblin Ambushers did not rally 4 1, needs 5+: failure
    Goblin Ambushers: 1 left
    Goblin Ambushers retreated
retreat: full               # 4" away
wild:
unit: red-2                 # Forest Trolls
order: attack               # Attack 8"
test: 6 5                   # Attack
    Forest Trolls: Attack 6 5, needs 5+: success
target: blue-3              # Goblin Warriors 2
ground: cover
attack: 6 2 3 5 5 6 5 2 3 5 2 2# Attack
defend: 4 5 5 2 5 2 6 4 5 2 5 6# Defend
    Forest Trolls x Goblin Warriors 2
    Goblin Warriors 2: 7 left
    Forest Trolls: 8 left
courage: 3 4                # Courage
    Goblin Warriors 2: Battered 3 4, needs 4+: failure
    Goblin Warriors 2 retreated
retreat: blocked            # Blocked: a die
blocked: 5                  # Blocked
    Goblin Warriors 2: blocked 5, needs 4+: success
courage: 3 5                # Courage
    Forest Trolls held firm 3 5, needs 4+: success
unit: red-4                 # Moss-Troopers
order: wall                 # Form wall
test: 6 4                   # Form wall
    Moss-Troopers: Form wall 6 4, needs 5+: success
wall:                       # Moss-Troopers: Close up, base to base
unit: red-1                 # Wise Old Shaman
order: cast                 # Cast a spell
spell: heal                 # Heal Thee
cast-on: red-3              # Goblin Knights
    Wise Old Shaman: Heal Thee
test: 5 3                   # Heal Thee
    Wise Old Shaman: Heal Thee 5 3, needs 7+: success
    Goblin Knights: healed, 11
unit: red-3                 # Goblin Knights
order: attack               # Attack 6"
test: 2 5                   # Attack
    Goblin Knights: Attack 2 5, needs 6+: success
target: blue-6              # Goblin Shamans
ground:
attack: 5 5 3 3 2 1 4 5 6 2 6 4# Attack
defend: 2 1 2 5 2 4 3 3 1 2 4 5# Defend
    Goblin Knights x Goblin Shamans
    Goblin Shamans: 11 left
    Goblin Knights: 10 left
courage: 5 4                # Courage
    Goblin Shamans held firm 5 4, needs 4+: success
courage: 1 3                # Courage
    Goblin Knights: Battered 1 3, needs 4+: failure
    Goblin Knights retreated
retreat: off                # Off the table
    Goblin Knights fled the table
    The mole lies there
    Goblin Shamans: the mole is theirs
    Blue: Blue acts
courage: 4 2                # Rally
    Goblin Warriors 2 did not rally 4 2, needs 4+: failure
    Goblin Warriors 2: 6 left
    Goblin Warriors 2 retreated
retreat: off                # Off the table
    Goblin Warriors 2 fled the table
courage: 5 3                # Courage
    Pricklers held firm 5 3, needs 5+: success
courage: 4 2                # Courage
    Wolf Lancers: Battered 4 2, needs 4+: failure
    Wolf Lancers retreated
retreat: blocked            # Blocked: a die
blocked: 5                  # Blocked
    Wolf Lancers: blocked 5, needs 4+: success
courage: 3 6                # Courage
    Goblin Shamans held firm 3 6, needs 4+: success
courage: 1 4                # Rally
    Wolf Lancers did not rally 1 4, needs 4+: failure
    Wolf Lancers: 2 left
    Wolf Lancers retreated
retreat: full               # 5" away
unit: blue-6                # Goblin Shamans
order: cast                 # Cast a spell
spell: prod                 # Almighty Prod
cast-on: blue-5             # Wolf Lancers
    Goblin Shamans: Almighty Prod
test: 2 1                   # Almighty Prod
    Goblin Shamans failed: Almighty Prod 2 1, needs 6+: failure

## Turn 4

    Red: Red acts
courage: 4 6                # Rally
    Goblin Ambushers rallied 4 6, needs 5+: success
wild: red-2
wild-test: 4 1              # Wild Charge
    Forest Trolls charged wildly 4 1, needs 5+: success
target: blue-4              # Pricklers
react: stand                # Stand
ground: cover
attack: 1 1 6 2 1 3 5 3 1 6 4 1# Attack
defend: 3 5 4 2 3 1 1 2 3 4 3 2# Defend
    Forest Trolls x Pricklers
    Pricklers: 3 left
courage: 4 1                # Courage
    Pricklers: Battered 4 1, needs 5+: failure
    Pricklers retreated
retreat: off                # Off the table
    Pricklers fled the table
unit: red-1                 # Wise Old Shaman
order: attack               # Attack 6"
test: 1 6                   # Attack
    Wise Old Shaman: Attack 1 6, needs 6+: success
target: blue-5              # Wolf Lancers
ground: rough cover
attack: 2 1 2 1 1 5 2 4 2 6 4 4# Attack
defend: 2 4 6 6 6 3         # Defend
    Wise Old Shaman x Wolf Lancers
    Wise Old Shaman: 11 left
courage: 2 3                # Courage
    Wise Old Shaman held firm 2 3, needs 4+: success
    Wise Old Shaman retreated
retreat: blocked            # Blocked: a die
blocked: 5                  # Blocked
    Wise Old Shaman: blocked 5, needs 4+: success
unit: red-4                 # Moss-Troopers
order: move                 # Move 8"
test: 2 6                   # Move
    Moss-Troopers: Move 2 6, needs 5+: success
move:                       # Moss-Troopers: Half in rough, 3" from all, 8 in
    Blue: Blue acts
courage: 2 3                # Rally
    Wolf Lancers routed 2 3, needs 4+: failure
    Wolf Lancers routed
courage: 5 4                # Courage
    Goblin Shamans held firm 5 4, needs 4+: success
unit: blue-6                # Goblin Shamans
order: attack               # Attack 8"
test: 2 1                   # Attack
    Goblin Shamans failed: Attack 2 1, needs 6+: failure

## Turn 5

    Red: Red acts
wild: red-2
wild-test: 6 3              # Wild Charge
    Forest Trolls charged wildly 6 3, needs 5+: success
ground:
attack: 3 5 5 3 1 3 3 3 1 4 2 2# Attack
defend: 1 3 3 6 5 2 6 4 4 1 4 6# Defend
    Forest Trolls x Goblin Shamans
    Goblin Shamans: 9 left
    Forest Trolls: 5 left
courage: 5 2                # Courage
    Goblin Shamans: Battered 5 2, needs 4+: failure
    Goblin Shamans retreated
retreat: off                # Off the table
    Goblin Shamans fled the table
    The mole lies there
courage: 6 4                # Courage
leader: no                  # No: Battered
    Forest Trolls: Battered 6 4, needs 4+: failure
    Forest Trolls retreated
retreat: off                # Off the table
    Forest Trolls fled the table
    One Warband is left
    Red: Half shall fall: done
    Red: 6 of 6 fell
    Red: Avenge the fallen: done
    Red: Goblin Overlord fell
    Red: Your own, fair: failed
    Red: You all judge this one
    Blue: Clean blade: failed
    Blue: The Leader was used
    Blue: Missiles shall rain: failed
    Blue: None by missiles alone
judged: half-fall-1 avenge-1
    Red: Red: 3 by Quests
    Blue: Blue: -2 by Quests
    The end: Red (Red: Glory: 8 to -2)
