# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Ghostly Host
    Blue: Vampire Court
roles: 12                   # Player A
    Blue: Player A: Blue 12, needs 1+: success
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: duel              # Duel
    Duel
told:
terrain-dice: none          # Terrain
density-roll: 13            # Density
    Red: Density: Dense 13, needs 1+: success
terrain: rough blocking hazardous inspiring
prey: red-3
    Blue: Hunts Fighters I
prey: blue-1 blue-2
    Red: Hunts Champion I, Champion II
deployment-roll: 9          # Deployment
    Blue: Deployment: to be picked 9, needs 1+: success
deployment-pick: side       # Side
    Side deployment
zone:                       # Blue takes an edge, Red the opposite, 80 mm
    Blue: Zone: own edge
    Red: Zone: own edge
late: red-1 red-2 red-3
    Dregs I: comes later
    Dregs II: comes later
    Fighters I: comes later
deploy:                     # in 80 mm of your edge
compelled: ahead            # 3-4 points ahead
deploy:                     # in 80 mm of your edge
ahead: red-5

## Round 1

bid: 5
    Bids 5 to 3: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 16                # Omen
    Blue: Omen 16, needs 1+: success
    Blue: The Omen is 16
act: sprint                 # Sprint
who: blue-6                 # Skirmishers II
    Skirmishers II: Sprint (-1)
react: none                 # Red: no reaction
leaving: open               # Open ground: free
move:                       # Skirmishers II: A band more than its MOV, 240 mm
act: maneuver               # Maneuver
who: blue-3                 # Champion III
    Champion III: Maneuver (-1)
react: none                 # Red: no reaction
leaving: open               # Open ground: free
move:                       # Champion III: Then it calls an ally, 80 mm
roll: 6 9                   # Champion III
omen: stands                # It stands
    Champion III: Guile 6 9, needs 10+: failure
act: stand                  # Stand and Fight
who: blue-5                 # Skirmishers I
target: red-6               # Heavy II
    Skirmishers I: Fight (-1)
react: intimidate-red-6     # Intimidate
    Heavy II: Intimidate (-1)
answer: accept              # Blue accepts
roll: 14 11                 # Heavy II
omen: stands                # It stands
    Heavy II: Fury 14 11, needs 7+: critical
    The Action is lost
reposition: moved           # Still on the board
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-5                  # Heavy I
    Heavy I: Maneuver (-1)
late: red-1
appear:                     # Dregs I: Along its own board edge
    Dregs I: on the table
react: none                 # Blue: no reaction
move:                       # Heavy I: Then it calls an ally, 80 mm
react: none                 # Blue: no reaction
roll: 5 14                  # Heavy I
omen: stands                # It stands
    Heavy I: Guile 5 14, needs 13+: success
ally: red-1                 # Dregs I
leaving: open               # Open ground: free
move:                       # Dregs I: Towards the one calling, 160 mm
react: none                 # Blue: no reaction
act: stand                  # Stand and Fight
who: red-3                  # Fighters I
target: blue-1              # Champion I
appear:                     # Fighters I: Along its own board edge
    Fighters I: on the table
    Fighters I: Fight (-1)
late:
react: none                 # Blue: no reaction
facts: friend inspired
roll: 8 10 19               # Fighters I
omen: stands                # It stands
    Fighters I: Fury 8 10 19, needs 9+: critical
react: none-more            # Skip all
facts: inspired
roll: 2 1                   # Champion I
omen: stands                # It stands
    Champion I: Will 2 1, needs 11+: failure
    Champion I removed
act: maneuver               # Maneuver
who: red-1                  # Dregs I
    Dregs I: Maneuver (-1)
late:
react: none                 # Blue: no reaction
leaving: open               # Open ground: free
move:                       # Dregs I: Then it calls an ally, 160 mm
react: none                 # Blue: no reaction
roll: 19 5                  # Dregs I
omen: stands                # It stands
    Dregs I: Guile 19 5, needs 13+: success
ally: red-5                 # Heavy I
leaving: open               # Open ground: free
move:                       # Heavy I: Towards the one calling, 80 mm
react: blink-blue-7         # Blink
    Ward I: Blink (-1)
answer: accept              # Red accepts
facts: nightmares
roll: 11                    # Ward I
omen: stands                # It stands
    Ward I: Will 11, needs 9+: success
place:                      # Ward I: Touching a friend it sees
move:                       # Heavy I: The rest of its move, 80 mm
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-3                 # Champion III
target: red-6               # Heavy II
    Champion III: Charge (-1)
react: none                 # Red: no reaction
leaving: open               # Open ground: free
move:                       # Champion III: Then it attacks, 80 mm
confirm: red-6              # In 80 mm and in sight
roll: 18 15                 # Champion III
omen: stands                # It stands
    Champion III: Guile 18 15, needs 10+: critical
react: fodder-red-1         # Fodder
    Dregs I: Fodder (-1)
answer: deny                # Blue denies
    Blue: Denied it (-1)
final-word: force           # Red forces it
    Red: Forced it (-1)
roll: 7 2                   # Dregs I
omen: stands                # It stands
    Dregs I: Will 7 2, needs 11+: failure
facts:
roll: 5 3                   # Champion III
omen: stands                # It stands
    Champion III: Fury 5 3, needs 13+: failure
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-4               # Fighters II
    Champion II: Charge (-1)
react: none                 # Red: no reaction
leaving: open               # Open ground: free
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # Out of reach
aim: red-6                  # Heavy II
roll: 5 11                  # Champion II
omen: stands                # It stands
    Champion II: Guile 5 11, needs 10+: success
react: none                 # Red: no reaction
facts: contact
roll: 15                    # Champion II
omen: stands                # It stands
    Champion II: Fury 15, needs 13+: success
facts: inspired
roll: 13 3 20               # Heavy II
omen: stands                # It stands
    Heavy II: Will 13 3 20, needs 8+: critical
roll: 12 1                  # Heavy II
omen: omen-2                # Omen 16
    Blue: The Omen takes a die
    Heavy II: Will 12 16, needs 8+: critical
critical-will: foe          # It moves the enemy
reposition: moved           # Still on the board
act: sprint                 # Sprint
who: blue-3                 # Champion III
    Champion III: Sprint (-1)
react: none                 # Red: no reaction
leaving: open               # Open ground: free
move:                       # Champion III: A band more than its MOV, 160 mm
act: pass                   # Pass
    Blue: Passed
    Red: Red has the Turn
act: feint                  # Feint
who: red-5                  # Heavy I
target: blue-4              # Led Fighters
    Heavy I: Feint (-1)
late:
react: detonate-blue-7      # Detonate
    Ward I: Detonate (-1)
blast: red-1 red-3
blast: blue-2 blue-4
    Ward I removed
roll: 12                    # Dregs I
omen: stands                # It stands
    Dregs I: Will 12, needs 11+: success
roll: 20                    # Fighters I
omen: stands                # It stands
    Fighters I: Will 20, needs 10+: success
roll: 7                     # Heavy I
omen: stands                # It stands
    Heavy I: Will 7, needs 8+: failure
check-order: blue-4         # Led Fighters
roll: 4 13                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Will 4 13, needs 10+: success
roll: 19                    # Champion II
omen: stands                # It stands
    Champion II: Will 19, needs 11+: success
    Heavy I removed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-6                 # Skirmishers II
    Skirmishers II: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Skirmishers II: A band more than its MOV, 240 mm
act: maneuver               # Maneuver
who: blue-4                 # Led Fighters
    Led Fighters: Maneuver (-1)
leaving: open               # Open ground: free
move:                       # Led Fighters: Then it calls an ally, 80 mm
roll: 3 12                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 3 12, needs 13+: failure

## Round 1 ends


## Round 2

bid: 0
    Bids 0 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
raise: red-5
roll: 20 16                 # Heavy I
    Heavy I: Guile 20 16, needs 13+: critical
    Heavy I: on the table
return:                     # Heavy I: own edge
act: stand                  # Stand and Fight
who: red-5                  # Heavy I
target: blue-8              # Ward II
    Heavy I: Fight (-1)
late: red-2
appear:                     # Dregs II: Along its own board edge
    Dregs II: on the table
also: none                  # Nobody else
react: none                 # Blue: no reaction
facts:
roll: 15 7                  # Heavy I
    Heavy I: Fury 15 7, needs 7+: critical
react: none                 # Blue: no reaction
facts: inspired
roll: 13 14                 # Ward II
    Ward II: Will 13 14, needs 9+: critical
critical-will: nothing      # Nobody moves
act: stand                  # Stand and Fight
who: red-2                  # Dregs II
target: blue-5              # Skirmishers I
    Dregs II: Fight (-1)
facts: friend
roll: 7 8 2                 # Dregs II
    Dregs II: Fury 7 8 2, needs 13+: failure
act: charge                 # Charge
who: red-6                  # Heavy II
target: blue-6              # Skirmishers II
    Heavy II: Charge (-1)
leaving: open               # Open ground: free
move:                       # Heavy II: Then it attacks, 80 mm
react: none-more            # Skip all
confirm: none               # Out of reach
aim: blue-4                 # Led Fighters
also: blue-6                # Skirmishers II
also: blue-5                # Skirmishers I
facts: inspired
roll: 8 19                  # Heavy II
    Heavy II: Fury 8 19, needs 7+: critical
roll: 12 20                 # Heavy II
    Heavy II: Fury 12 20, needs 7+: critical
roll: 10 1                  # Heavy II
    Heavy II: Fury 10 1, needs 7+: success
roll: 19 13                 # Led Fighters
    Led Fighters: Will 19 13, needs 10+: critical
facts:
roll: 6                     # Skirmishers I
    Skirmishers I: Will 6, needs 10+: failure
facts: inspired
roll: 15 4                  # Skirmishers II
    Skirmishers II: Will 15 4, needs 10+: success
    Skirmishers I removed
critical-will: move         # It moves
leaving: open               # Open ground: free
move:                       # Led Fighters: In any direction, 80 mm
push:                       # Skirmishers II: Away, not off the board, 160 mm
act: stand                  # Stand and Fight
who: red-2                  # Dregs II
target: blue-4              # Led Fighters
    Dregs II: Fight (-1)
react: none                 # Blue: no reaction
facts: inspired
roll: 2 18 4                # Dregs II
    Dregs II: Fury 2 18 4, needs 13+: success
react: none                 # Blue: no reaction
roll: 12 8                  # Led Fighters
    Led Fighters: Will 12 8, needs 10+: success
push:                       # Led Fighters: Away, not off the board, 80 mm
act: stand                  # Stand and Fight
who: red-3                  # Fighters I
target: blue-2              # Champion II
    Fighters I: Fight (-1)
facts: friend inspired
roll: 19 6 19               # Fighters I
    Fighters I: Fury 19 6 19, needs 9+: critical
react: none                 # Blue: no reaction
facts: inspired
roll: 5 3                   # Champion II
    Champion II: Will 5 3, needs 11+: failure
    Champion II removed
    The end: Red (Red: All its targets are gone)
