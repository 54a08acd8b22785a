# Goblins of two tribes quarrel over a mole.
#
# A question and its answer a line; below it what came of it.

rules: pick                 # Pick a scenario
scenario: mole              # The Sacred Mole
    The Sacred Mole
told:
rules: fight                # The Sacred Mole
terrain:
traits: 2 5 4 3 4 4         # Leader traits
    Red: Commanding 2 5 4, needs 1+: success
    Blue: Commanding 3 4 4, needs 1+: success
roles: 3 6                  # Who attacks?
    Blue: Attacker by 6 to 3
enchanted: 1 4              # Magic weapons
    Red: Red: 0 weapons awake 1 4, needs 1+: failure
deploy:                     # 12 round your corners
carrier: blue-1             # Goblin Overlord
    Goblin Overlord has the mole
quests: destroy-more champions poor-aim
    Red: Red: 3 Quests
quests: stand-firm destroy-more rain
    Blue: Blue: 3 Quests

## Turn 1

    Blue: Blue acts
unit: blue-5                # Wolf Lancers
order: attack               # Attack
test: 4 1                   # Attack
    Wolf Lancers: Attack 4 1, needs 5+: success
target: red-2               # Forest Trolls
ground: rough cover
attack: 6 3 2 5 1 3 1 2 4 2 1 4# Attack
defend: 1 4 1 5 5 6 5 2 2 3 1 1# Defend
    Wolf Lancers x Forest Trolls
    Wolf Lancers retreats
retreat: full               # 5" away
unit: blue-1                # Goblin Overlord
order: attack               # Attack
test: 6 1                   # Attack
    Goblin Overlord: Attack 6 1, needs 6+: success
target: red-4               # Moss-Troopers
ground: rough
attack: 2 1 3 2 6 1 1 4 3 1 1 4# Attack
defend: 5 2 1 2 5 4 4 2 5 2 4 3# Defend
    Goblin Overlord x Moss-Troopers
    Goblin Overlord: 11 left
courage: 6 4                # Courage
    Goblin Overlord stands 6 4, needs 4+: success
    Goblin Overlord retreats
retreat: full               # 3" away
    Moss-Troopers has the mole
unit: blue-6                # Goblin Shamans
order: attack               # Attack
test: 4 2                   # Attack
    Goblin Shamans: Attack 4 2, needs 6+: success
target: red-4               # Moss-Troopers
ground: rough cover
attack: 3 6 3 5 6 4 4 4 6 3 3 6# Attack
defend: 2 2 6 6 6 5 5 4 3 1 3 6# Defend
    Goblin Shamans x Moss-Troopers
    Moss-Troopers: 11 left
    Goblin Shamans: 9 left
courage: 1 2                # Courage
    Moss-Troopers is Battered 1 2, needs 4+: failure
    Moss-Troopers retreats
retreat: full               # 4" away
courage: 6 6                # Courage
    Goblin Shamans stands 6 6, needs 4+: success
    Goblin Shamans has the mole
unit: blue-3                # Goblin Warriors 2
order: attack               # Attack
test: 5 2                   # Attack
    Goblin Warriors 2: Attack 5 2, needs 6+: success
target: red-3               # Goblin Knights
ground: rough cover
attack: 2 4 6 4 4 5 2 2 3 1 6 4# Attack
defend: 5 2 3 3 1 5 4 3 5 3 3 3# Defend
    Goblin Warriors 2 x Goblin Knights
    Goblin Knights: 11 left
    Goblin Warriors 2: 11 left
courage: 2 5                # Courage
    Goblin Knights stands 2 5, needs 4+: success
courage: 3 3                # Courage
    Goblin Warriors 2 stands 3 3, needs 4+: success
    Goblin Warriors 2 retreats
retreat: off                # Off the table
    Goblin Warriors 2 flees the table
unit: blue-4                # Pricklers
order: attack               # Attack
test: 4 3                   # Attack
    Pricklers: Attack 4 3, needs 7+: success
target: red-2               # Forest Trolls
react: counter              # Counter-charge
counter: 5 5                # Counter-charge
    Forest Trolls reacts 5 5, needs 7+: success
gap: 8
meet:                       # Pricklers: Of 8" the attacker: 4, 4 in
ground: rough
attack: 2 6 4 3 3 1 3 6 2 6 3 3# Attack
defend: 6 5 1 2 4 3 4 4 2 3 6 4# Attack
    Pricklers x Forest Trolls
    Forest Trolls: 11 left
    Pricklers: 2 left
courage: 6 2                # Courage
    Forest Trolls stands 6 2, needs 4+: success
courage: 1 6                # Courage
    Pricklers is Battered 1 6, needs 5+: failure
    Pricklers retreats
retreat: full               # 4" away
unit: blue-2                # Goblin Warriors 1
order: attack               # Attack
test: 5 2                   # Attack
    Goblin Warriors 1: Attack 5 2, needs 6+: success
target: red-5               # Goblin Ambushers
react: evade                # Evade
evade: 5 4                  # Evade
    Goblin Ambushers reacts 5 4, needs 7+: success
evade-shot: no              # Move only
evade-move:                 # Goblin Ambushers: 3" from all others, 4 in
contact: no                 # Not reached
    Red: Red acts
courage: 6 6                # Rally
    Moss-Troopers rallies 6 6, needs 4+: success
wild:
unit: red-1                 # Wise Old Shaman
order: cast                 # Cast a spell
spell: banish               # Banish Fear
cast-on: red-3              # Goblin Knights
    Wise Old Shaman: Banish Fear
test: 5 6                   # Banish Fear
    Wise Old Shaman: Banish Fear 5 6, needs 6+: success
    Goblin Knights: Banish Fear
unit: red-3                 # Goblin Knights
order: attack               # Attack
test: 6 3                   # Attack
    Goblin Knights: Attack 6 3, needs 6+: success
target: blue-1              # Goblin Overlord
ground: cover
attack: 5 1 2 5 5 1 4 3 2 4 6 3# Attack
defend: 6 1 1 3 5 6 1 5 5 5 6 4# Defend
    Goblin Knights x Goblin Overlord
    Goblin Overlord: 10 left
    Goblin Knights: 9 left
courage: 6 2                # Courage
    Goblin Overlord stands 6 2, needs 4+: success
courage: 2 2                # Courage
banish: yes                 # Roll again
courage-again: 4 3          # Courage
    Goblin Knights stands 4 3, needs 4+: success
    Goblin Knights retreats
retreat: blocked            # Blocked
blocked: 3                  # Blocked
    Goblin Knights: 6 left
unit: red-5                 # Goblin Ambushers
order: shoot                # Shoot
test: 2 2                   # Shoot
command: yes                # Reroll: Leader in 12"
    Red: Red: Commanding
test-again: 5 5             # Shoot
    Goblin Ambushers: Shoot 5 5, needs 7+: success
shoot-at: blue-4            # Pricklers
shoot: 1 1 3 2 1 5 5 1 4 2 3 3# Shoot
cover: cover                # In cover
    Goblin Ambushers shoots at Pricklers 1 1 3 2 1 5 5 1 4 2 3 3, needs 5+: success
unit: red-2                 # Forest Trolls
order: attack               # Attack
test: 2 1                   # Attack
    Forest Trolls fails: Attack 2 1, needs 5+: failure

## Turn 2

    Blue: Blue acts
courage: 5 6                # Rally
    Pricklers rallies 5 6, needs 5+: success
unit: blue-2                # Goblin Warriors 1
order: attack               # Attack
test: 4 2                   # Attack
    Goblin Warriors 1: Attack 4 2, needs 6+: success
target: red-2               # Forest Trolls
react: stand                # Stand
ground:
attack: 1 5 2 4 3 6 6 4 2 2 6 1# Attack
defend: 2 5 3 5 2 5 2 4 3 4 1 5# Defend
    Goblin Warriors 1 x Forest Trolls
    Forest Trolls: 9 left
courage: 5 6                # Courage
    Forest Trolls stands 5 6, needs 4+: success
    Forest Trolls retreats
retreat: full               # 4" away
unit: blue-1                # Goblin Overlord
order: attack               # Attack
test: 6 4                   # Attack
    Goblin Overlord: Attack 6 4, needs 6+: success
target: red-3               # Goblin Knights
ground: rough cover
attack: 2 1 1 5 3 4 6 3 6 4 1 6# Attack
defend: 4 4 4 6 4 1         # Defend
    Goblin Overlord x Goblin Knights
    Goblin Knights: 5 left
courage: 6 6                # Courage
    Goblin Knights stands 6 6, needs 4+: success
    Goblin Knights retreats
retreat: off                # Off the table
    Goblin Knights flees the table
    Goblin Knights: no Banish Fear
unit: blue-5                # Wolf Lancers
order: attack               # Attack
test: 2 2                   # Attack
command: no                 # No
    Wolf Lancers fails: Attack 2 2, needs 5+: failure
    Red: Red acts
wild: red-2
wild-test: 1 3              # Wild Charge
    Forest Trolls holds back 1 3, needs 5+: failure
unit: red-5                 # Goblin Ambushers
order: skirmish             # Skirmish
test: 2 5                   # Skirmish
    Goblin Ambushers: Skirmish 2 5, needs 7+: success
skirmish: move              # Move, then shoot
skirmish-move:              # Goblin Ambushers: 3" from all others, 4 in
shoot-at: blue-4            # Pricklers
shoot: 4 3 2 6 5 3 5 2 6 3 5 5# Skirmish
cover: cover                # In cover
    Goblin Ambushers shoots at Pricklers 4 3 2 6 5 3 5 2 6 3 5 5, needs 6+: success
unit: red-4                 # Moss-Troopers
order: attack               # Attack
test: 3 6                   # Attack
    Moss-Troopers: Attack 3 6, needs 6+: success
target: blue-6              # Goblin Shamans
ground: rough
attack: 5 3 6 3 3 4 5 3 3 1 6 4# Attack
defend: 6 4 4 2 1 5 1 3 1 6 5 6# Defend
    Moss-Troopers x Goblin Shamans
    Goblin Shamans: 7 left
    Moss-Troopers: 9 left
courage: 1 5                # Courage
    Goblin Shamans is Battered 1 5, needs 4+: failure
    Goblin Shamans retreats
retreat: off                # Off the table
    Goblin Shamans flees the table
    The mole lies there
courage: 6 2                # Courage
    Moss-Troopers stands 6 2, needs 4+: success
    Moss-Troopers has the mole
unit: red-1                 # Wise Old Shaman
order: attack               # Attack
test: 1 6                   # Attack
    Wise Old Shaman: Attack 1 6, needs 6+: success
target: blue-2              # Goblin Warriors 1
ground: rough cover
attack: 5 4 2 2 5 2 3 2 3 3 3 2# Attack
defend: 6 3 5 6 5 6 2 1 3 3 3 6# Defend
    Wise Old Shaman x Goblin Warriors 1
    Wise Old Shaman: 9 left
courage: 6 3                # Courage
    Wise Old Shaman stands 6 3, needs 4+: success
    Wise Old Shaman retreats
retreat: full               # 3" away

## Turn 3

    Blue: Blue acts
unit: blue-2                # Goblin Warriors 1
order: attack               # Attack
test: 4 3                   # Attack
    Goblin Warriors 1: Attack 4 3, needs 6+: success
target: red-1               # Wise Old Shaman
ground: rough cover
attack: 1 5 4 2 5 3 3 2 3 2 3 3# Attack
defend: 3 1 3 6 1 3 1 5 6 4 4 3# Defend
    Goblin Warriors 1 x Wise Old Shaman
    Goblin Warriors 1: 11 left
courage: 3 1                # Courage
leader: yes                 # Leader within 12"
    Goblin Warriors 1 stands 3 1, needs 4+: success
    Goblin Warriors 1 retreats
retreat: blocked            # Blocked
blocked: 5                  # Blocked
unit: blue-4                # Pricklers
order: attack               # Attack
test: 5 3                   # Attack
    Pricklers: Attack 5 3, needs 7+: success
target: red-4               # Moss-Troopers
ground: cover
attack: 6 6 1 4 4 3         # Attack
defend: 1 1 3 6 4 2 2 6 1 5 1 5# Defend
    Pricklers x Moss-Troopers
    Pricklers: 0 left
    Pricklers is destroyed
unit: blue-1                # Goblin Overlord
order: attack               # Attack
test: 2 4                   # Attack
    Goblin Overlord: Attack 2 4, needs 6+: success
target: red-4               # Moss-Troopers
ground: rough cover
attack: 3 1 3 3 1 2 3 3 1 5 1 1# Attack
defend: 5 4 6 3 2 5 5 6 3 1 3 4# Defend
    Goblin Overlord x Moss-Troopers
    Goblin Overlord: 8 left
courage: 5 1                # Courage
    Goblin Overlord is Battered 5 1, needs 4+: failure
    Goblin Overlord retreats
retreat: full               # 3" away
unit: blue-5                # Wolf Lancers
order: attack               # Attack
test: 2 3                   # Attack
    Wolf Lancers: Attack 2 3, needs 5+: success
target: red-1               # Wise Old Shaman
ground:
attack: 4 1 6 2 2 3 5 5 2 6 2 4# Attack
defend: 1 6 6 2 3 4 2 1 4 6 2 2# Defend
    Wolf Lancers x Wise Old Shaman
    Wise Old Shaman: 7 left
    Wolf Lancers: 5 left
courage: 2 3                # Courage
    Wise Old Shaman is Battered 2 3, needs 4+: failure
    Wise Old Shaman retreats
retreat: blocked            # Blocked
blocked: 1                  # Blocked
    Wise Old Shaman: 6 left
courage: 4 3                # Courage
    Wolf Lancers stands 4 3, needs 4+: success
    Red: Red acts
courage: 1 1                # Rally
    Wise Old Shaman routs 1 1, needs 4+: failure
    Wise Old Shaman routs
courage: 2 6                # Courage
    Forest Trolls stands 2 6, needs 4+: success
courage: 1 1                # Courage
    Moss-Troopers routs 1 1, needs 4+: failure
    Moss-Troopers routs
    The mole lies there
courage: 6 1                # Courage
    Goblin Ambushers stands 6 1, needs 5+: success
wild: red-2
wild-test: 2 5              # Wild Charge
    Forest Trolls charges wildly 2 5, needs 5+: success
target: blue-1              # Goblin Overlord
ground: rough cover
attack: 4 1 6 6 5 4 6 6 1 1 1 3# Attack
defend: 2 4 2 3 1 2 1 4 6 1 3 3# Defend
    Forest Trolls x Goblin Overlord
    Goblin Overlord: 6 left
courage: 6 6                # Courage
    Goblin Overlord stands 6 6, needs 4+: success
    Goblin Overlord retreats
retreat: off                # Off the table
    Goblin Overlord flees the table
courage: 4 2                # Courage
    Goblin Warriors 1 stands 4 2, needs 4+: success
courage: 3 2                # Courage
    Wolf Lancers is Battered 3 2, needs 4+: failure
    Wolf Lancers retreats
retreat: off                # Off the table
    Wolf Lancers flees the table
courage: 3 2                # Courage
    Goblin Warriors 1 is Battered 3 2, needs 4+: failure
    Goblin Warriors 1 retreats
retreat: off                # Off the table
    Goblin Warriors 1 flees the table
    One Warband is left
    Red: Destroy more than lost: done
    Red: 6 taken, 3 lost
    Red: Smite their champions: done
    Red: Goblin Overlord fell
    Red: Their aim is poor: done
    Red: 0 fell to missiles
    Blue: Stand firm: failed
    Blue: 5 ran
    Blue: Destroy more than lost: failed
    Blue: 3 taken, 6 lost
    Blue: Missiles shall rain: failed
    Blue: None by missiles alone
judged: destroy-more-1 champions-1 poor-aim-1
    Red: Red: 5 by Quests
    Blue: Blue: -3 by Quests
    The end: Red (Red: Glory: 10 to -3)
