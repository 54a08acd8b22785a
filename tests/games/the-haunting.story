# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Ghostly Host
    Blue: Vampire Court
roles: 20                   # Player A
    Blue: Player A: Blue 20, needs 1+: success
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: duel              # Duel
    Duel
told:
terrain-dice: 3 14          # Terrain
    Red: Density: Sparse 3, needs 1+: success
    Red: Theme: Wilds 14, needs 1+: success
terrain: rough inspiring
prey: red-3
    Blue: Hunts Fighters I
prey: blue-6
    Red: Hunts Skirmishers II
deployment-roll: 17         # Deployment
    Blue: Deployment: to be picked 17, needs 1+: success
deployment-pick: close      # Close
    Close deployment
zone:                       # Blue takes a half, Red the other, 160 mm
    Blue: Zone: own half
    Red: Zone: own half
late: red-1 red-6
    Dregs I comes late
    Heavy II comes late
deploy:                     # your half of the circle
compelled: ahead            # 3-4 points ahead
deploy:                     # your half of the circle
ahead: red-2 red-4

## Round 1

bid: 2
    Bids 2 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: charge                 # Charge
who: red-1                  # Dregs I
target: blue-3              # Champion III
appear:                     # Dregs I: In its zone, foes at 160+
    Dregs I is on the table
    Dregs I: Charge (-1)
late: red-6
appear:                     # Heavy II: In its zone, foes at 160+
    Heavy II is on the table
react: detonate-blue-7      # Detonate
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-3 red-5
blast: blue-1 blue-5 blue-6 blue-8
    Ward I removed
roll: 16                    # Dregs I
    Dregs I: Will 16, needs 11+: success
roll: 20                    # Fighters I
    Fighters I: Will 20, needs 10+: success
roll: 2                     # Heavy I
    Heavy I: Will 2, needs 8+: failure
roll: 13                    # Champion I
    Champion I: Will 13, needs 11+: success
roll: 12                    # Skirmishers I
    Skirmishers I: Will 12, needs 10+: success
roll: 16                    # Skirmishers II
    Skirmishers II: Will 16, needs 10+: success
roll: 16                    # Ward II
    Ward II: Will 16, needs 9+: success
    Heavy I removed
leaving: open               # Open ground: free
move:                       # Dregs I: Then it attacks, 160 mm
confirm: blue-3             # Touching it
facts:
roll: 13                    # Dregs I
    Dregs I: Fury 13, needs 13+: success
facts: inspired
roll: 12 5                  # Champion III
    Champion III: Will 12 5, needs 11+: success
push:                       # Champion III: Away, not off the board, 80 mm
    Blue: Blue has the Turn
omen-die: 20                # Omen
    Blue: Omen 20, needs 1+: success
    Blue: The Omen is 20
act: charge                 # Charge
who: blue-5                 # Skirmishers I
target: red-4               # Fighters II
    Skirmishers I: Charge (-1)
react: retaliate-red-4      # Retaliate
    Fighters II: Retaliate (-1)
answer: deny                # Deny
    Blue: Denied it (-1)
final-word: give-way        # Give way
    Red: Gave way
leaving: open               # Open ground: free
move:                       # Skirmishers I: Then it attacks, 160 mm
confirm: red-4              # In 80 mm and in sight
roll: 12 2                  # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 12 2, needs 8+: success
facts: inspired
roll: 6 10                  # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 6 10, needs 12+: failure
act: sprint                 # Sprint
who: blue-1                 # Champion I
    Champion I: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Champion I: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: blue-3                 # Champion III
target: red-2               # Dregs II
    Champion III: Fight (-1)
react: intimidate-red-6     # Intimidate
    Heavy II: Intimidate (-1)
answer: accept              # Accept
roll: 9 16                  # Heavy II
omen: stands                # It stands
    Heavy II: Fury 9 16, needs 7+: critical
    The Action is lost
reposition: moved           # It is on the board
    Red: Red has the Turn
act: charge                 # Charge
who: red-2                  # Dregs II
target: blue-1              # Champion I
    Dregs II: Charge (-1)
move:                       # Dregs II: Then it attacks, 160 mm
react: none                 # No reaction
confirm: blue-1             # Touching it
facts: inspired
roll: 17 19                 # Dregs II
omen: stands                # It stands
    Dregs II: Fury 17 19, needs 13+: critical
react: none                 # No reaction
facts: inspired
roll: 20 4                  # Champion I
omen: stands                # It stands
    Champion I: Will 20 4, needs 11+: success
push:                       # Champion I: Away, not off the board, 80 mm
act: maneuver               # Maneuver
who: red-1                  # Dregs I
    Dregs I: Maneuver (-1)
leaving: open               # Open ground: free
move:                       # Dregs I: Then it calls an ally, 160 mm
react: none-more            # Skip all
roll: 7 10                  # Dregs I
omen: stands                # It stands
    Dregs I: Guile 7 10, needs 13+: failure
act: feint                  # Feint
who: red-3                  # Fighters I
target: blue-5              # Skirmishers I
    Fighters I: Feint (-1)
leaving: open               # Open ground: free
move:                       # Fighters I: Then it feints, 80 mm
react: none                 # No reaction
confirm: blue-5             # Touching it
roll: 19 15                 # Fighters I
omen: omen-1                # Omen 20
    Blue: The Omen takes a die
    Fighters I: Guile 20 15, needs 13+: critical
feint:                      # Skirmishers I: Anywhere on the board, 160 mm
act: sprint                 # Sprint
who: red-1                  # Dregs I
    Dregs I: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Dregs I: A band more than its MOV, 240 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-2                  # Dregs II
target: blue-4              # Led Fighters
    Dregs II: Fight (-1)
react: retaliate-blue-4     # Retaliate
    Led Fighters: Retaliate (-1)
answer: accept              # Accept
leaving: stay               # Nothing: stays inside
move:                       # Led Fighters: Stay inside that terrain, 80 mm
dread: no                   # None
facts: inspired
roll: 4 14 18               # Dregs II
    Dregs II: Fury 4 14 18, needs 13+: critical
facts: friend inspired
roll: 20 12 20              # Led Fighters
    Led Fighters: Fury 20 12 20, needs 9+: critical
facts: inspired
roll: 19 14                 # Dregs II
    Dregs II: Will 19 14, needs 11+: critical
roll: 12 12                 # Dregs II
    Dregs II: Will 12 12, needs 11+: critical
roll: 20 14                 # Led Fighters
    Led Fighters: Will 20 14, needs 10+: critical
critical-will: foe          # Move the enemy
reposition: moved           # It is on the board
critical-will: foe          # Move the enemy
reposition: moved           # It is on the board
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-4                 # Led Fighters
    Led Fighters: Maneuver (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Led Fighters: Then it calls an ally, 80 mm
roll: 5 1                   # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 5 1, needs 13+: failure
act: charge                 # Charge
who: blue-6                 # Skirmishers II
target: red-2               # Dregs II
    Skirmishers II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: none               # No
aim: red-6                  # Heavy II
roll: 11 16                 # Skirmishers II
omen: omen-2                # Omen 20
    Blue: The Omen takes a die
    Skirmishers II: Guile 11 20, needs 8+: critical
react: none                 # No reaction
facts: contact friend inspired
roll: 4 7                   # Skirmishers II
    Skirmishers II: Fury 4 7, needs 12+: failure
act: battle-summons         # Battle Summons
who: blue-3                 # Champion III
summon: blue-7              # Ward I
    Champion III: Summons (-1)
react: none                 # No reaction
roll: 6 19                  # Champion III
    Champion III: Guile 6 19, needs 10+: success
    Ward I is on the table
summoned:                   # Ward I: Centre, foes 80+, no ally
act: banish-foe             # Banish Foe
target: red-1               # Dregs I
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 16                    # Champion I
    Champion I: Guile 16, needs 10+: success
banish:                     # Dregs I: Mark where it stood
    Dregs I is banished
facts: nightmares
roll: 1                     # Champion I
    Champion I: Will 1, needs 11+: failure
    Champion I removed
act: stand                  # Stand and Fight
who: blue-3                 # Champion III
target: red-2               # Dregs II
    Champion III: Fight (-1)
react: none                 # No reaction
roll: 9 15                  # Champion III
    Champion III: Guile 9 15, needs 10+: success
facts: inspired
roll: 2 13 20               # Champion III
    Champion III: Fury 2 13 20, needs 13+: critical
facts:
roll: 20                    # Dregs II
    Dregs II: Will 20, needs 11+: success
push:                       # Dregs II: Away, not off the board, 160 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-3                  # Fighters I
    Fighters I: Maneuver (-1)
leaving: open               # Open ground: free
move:                       # Fighters I: Then it calls an ally, 80 mm
roll: 13 7                  # Fighters I
omen: omen-2                # Omen 20
    Blue: The Omen takes a die
    Fighters I: Guile 13 20, needs 13+: critical
ally: red-4                 # Fighters II
leaving: open               # Open ground: free
move:                       # Fighters II: Towards the one calling, 80 mm
    Red: Fighters II may act free
act: sprint                 # Sprint
who: red-6                  # Heavy II
    Heavy II: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Heavy II: A band more than its MOV, 160 mm

## Round 1 ends


## Round 2

bid: 5
    Bids 5 to 3: Red wins
first: red                  # Red
    Red: Red has the Turn
first-turn: banished        # The banished return
    Dregs I is on the table
return:                     # Dregs I: Where it stood, or near
raise: red-5
roll: 18 19                 # Heavy I
    Heavy I: Guile 18 19, needs 13+: critical
    Heavy I is on the table
return:                     # Heavy I: own half
act: charge                 # Charge
who: red-1                  # Dregs I
target: blue-2              # Champion II
    Dregs I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Dregs I: Then it attacks, 160 mm
react: none                 # No reaction
confirm: none               # No
aim: blue-6                 # Skirmishers II
facts: friend inspired
roll: 6 2                   # Dregs I
    Dregs I: Fury 6 2, needs 13+: failure
act: sprint                 # Sprint
who: red-2                  # Dregs II
    Dregs II: Sprint (-1)
react: detonate-blue-7      # Detonate
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-1 red-3 red-5 red-6
blast: blue-3 blue-4 blue-5 blue-6 blue-8
    Ward I removed
roll: 13                    # Dregs I
    Dregs I: Will 13, needs 11+: success
roll: 8                     # Dregs II
    Dregs II: Will 8, needs 11+: failure
roll: 6                     # Fighters I
    Fighters I: Will 6, needs 10+: failure
roll: 19                    # Heavy I
    Heavy I: Will 19, needs 8+: success
roll: 17                    # Heavy II
    Heavy II: Will 17, needs 8+: success
roll: 3                     # Champion III
    Champion III: Will 3, needs 11+: failure
roll: 15 11                 # Led Fighters
    Led Fighters: Will 15 11, needs 10+: critical
roll: 1                     # Skirmishers I
    Skirmishers I: Will 1, needs 10+: failure
roll: 19                    # Skirmishers II
    Skirmishers II: Will 19, needs 10+: success
roll: 15                    # Ward II
    Ward II: Will 15, needs 9+: success
    Dregs II removed
    Fighters I removed
    Champion III removed
    Skirmishers I removed
critical-will: nothing      # Move nobody
    The end: Blue (Blue: All its targets are gone)
