//! The linear weights of the features, in centipawns. Written by `skep-tune fit`; do not edit.

use skep_rules::Bug;

use crate::eval::features::{CREATURE_FEATURES, GENERAL_FEATURES};

/// The weights of the general features in the opening and in the ending.
#[rustfmt::skip]
pub(super) static GENERAL: [[i16; 2]; GENERAL_FEATURES] = [
    [26, -74], // only 0 mobile
    [15, -25], // only 1 mobile
    [8, -9], // only 2 mobile
    [-4, 7], // near the enemy Queen
    [-3, -5], // far from the enemy Queen
    [33, 29], // climber near the enemy Queen
    [10, 16], // no Queen in play
    [23, 7], // to move
    [0, 0], // own Queen: 0 occupied
    [-24, -24], // own Queen: 1 occupied
    [-88, -81], // own Queen: 2 occupied
    [-138, -143], // own Queen: 3 occupied
    [-176, -214], // own Queen: 4 occupied
    [-299, -325], // own Queen: 5 occupied
    [-272, -408], // own Queen: 6 occupied
    [-21, -10], // own Queen: 2 occupied, 0 open
    [-17, -16], // own Queen: 2 occupied, 1 open
    [-17, -21], // own Queen: 2 occupied, 2 open
    [-15, -16], // own Queen: 2 occupied, 3 open
    [-19, -17], // own Queen: 3 occupied, 0 open
    [-18, -21], // own Queen: 3 occupied, 1 open
    [-19, -20], // own Queen: 3 occupied, 2 open
    [-17, -23], // own Queen: 3 occupied, 3 open
    [-21, -30], // own Queen: 4 occupied, 0 open
    [-13, -31], // own Queen: 4 occupied, 1 open
    [8, -37], // own Queen: 4 occupied, 2 open
    [0, 0], // own Queen: 4 occupied, 3 open
    [23, 1], // own Queen: 5 occupied, 0 open
    [6, -17], // own Queen: 5 occupied, 1 open
    [0, 0], // own Queen: 5 occupied, 2 open
    [0, 0], // own Queen: 5 occupied, 3 open
    [-4, -3], // own Queen: 2 occupied, attackers
    [-3, -7], // own Queen: 3 occupied, attackers
    [-12, -8], // own Queen: 4 occupied, attackers
    [-26, -1], // own Queen: 5 occupied, attackers
    [65, 23], // own Queen: mobile friends
    [-33, -2], // own Queen: mobile enemies
    [49, 10], // own Queen: immobile friends
    [-35, -22], // own Queen: immobile enemies
    [26, 19], // own Queen: 2 occupied, can move
    [20, 37], // own Queen: 3 occupied, can move
    [-9, 70], // own Queen: 4 occupied, can move
    [-1, -11], // own Queen: 2 occupied, can be thrown
    [2, 17], // own Queen: 3 occupied, can be thrown
    [19, 58], // own Queen: 4 occupied, can be thrown
    [-102, -67], // own Queen: covered by an enemy
    [68, -15], // own Queen: covered by a friend
    [-62, -89], // own Queen: enemy climbers beside
    [0, 0], // enemy Queen: 0 occupied
    [25, 4], // enemy Queen: 1 occupied
    [79, 68], // enemy Queen: 2 occupied
    [127, 127], // enemy Queen: 3 occupied
    [175, 205], // enemy Queen: 4 occupied
    [279, 319], // enemy Queen: 5 occupied
    [246, 391], // enemy Queen: 6 occupied
    [8, -1], // enemy Queen: 2 occupied, 0 open
    [11, 2], // enemy Queen: 2 occupied, 1 open
    [6, 6], // enemy Queen: 2 occupied, 2 open
    [13, 4], // enemy Queen: 2 occupied, 3 open
    [20, 15], // enemy Queen: 3 occupied, 0 open
    [15, 13], // enemy Queen: 3 occupied, 1 open
    [17, 11], // enemy Queen: 3 occupied, 2 open
    [17, 14], // enemy Queen: 3 occupied, 3 open
    [16, 16], // enemy Queen: 4 occupied, 0 open
    [5, 20], // enemy Queen: 4 occupied, 1 open
    [0, 27], // enemy Queen: 4 occupied, 2 open
    [0, 0], // enemy Queen: 4 occupied, 3 open
    [-15, -6], // enemy Queen: 5 occupied, 0 open
    [-46, 6], // enemy Queen: 5 occupied, 1 open
    [0, 0], // enemy Queen: 5 occupied, 2 open
    [0, 0], // enemy Queen: 5 occupied, 3 open
    [4, 3], // enemy Queen: 2 occupied, attackers
    [3, 7], // enemy Queen: 3 occupied, attackers
    [12, 6], // enemy Queen: 4 occupied, attackers
    [13, -6], // enemy Queen: 5 occupied, attackers
    [-71, -27], // enemy Queen: mobile friends
    [40, -2], // enemy Queen: mobile enemies
    [-51, -12], // enemy Queen: immobile friends
    [39, 16], // enemy Queen: immobile enemies
    [-16, -3], // enemy Queen: 2 occupied, can move
    [-23, 3], // enemy Queen: 3 occupied, can move
    [-11, -7], // enemy Queen: 4 occupied, can move
    [-1, 13], // enemy Queen: 2 occupied, can be thrown
    [6, -22], // enemy Queen: 3 occupied, can be thrown
    [-22, -35], // enemy Queen: 4 occupied, can be thrown
    [108, 60], // enemy Queen: covered by an enemy
    [-64, 9], // enemy Queen: covered by a friend
    [54, 87], // enemy Queen: enemy climbers beside
];

/// The weights of each creature's features in the opening and in the ending.
#[rustfmt::skip]
pub(super) static CREATURES: &[(Bug, [[i16; 2]; CREATURE_FEATURES])] = &[
    (Bug::Queen, [
        [28, 33], // in reserve
        [24, 36], // mobile
        [53, 3], // immobile
        [-39, -19], // covered
        [0, -2], // mobility
        [0, 0], // on top
        [-78, -58], // mobile beside the enemy Queen
        [-74, -55], // immobile beside the enemy Queen
        [-6, -20], // mobile 2 from the enemy Queen
        [-9, -8], // immobile 2 from the enemy Queen
        [-3, 7], // mobile 3 from the enemy Queen
        [-6, 10], // immobile 3 from the enemy Queen
        [1, 7], // mobile 4 to 6 from the enemy Queen
        [-4, 0], // immobile 4 to 6 from the enemy Queen
        [39, 5], // mobile far from the enemy Queen
        [17, 2], // immobile far from the enemy Queen
        [0, 0], // mobile beside its Queen
        [0, 0], // immobile beside its Queen
        [0, 0], // mobile 2 from its Queen
        [0, 0], // immobile 2 from its Queen
        [0, 8], // mobility level 0
        [26, 8], // mobility level 1
        [0, 0], // mobility level 2
        [-2, 3], // mobility level 3
        [0, 0], // mobility level 4
        [60, -47], // mobility level 5
        [0, 0], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Beetle, [
        [-3, 56], // in reserve
        [41, 26], // mobile
        [49, 7], // immobile
        [63, 29], // covered
        [2, 2], // mobility
        [-7, -7], // on top
        [46, 0], // mobile beside the enemy Queen
        [24, -3], // immobile beside the enemy Queen
        [7, 13], // mobile 2 from the enemy Queen
        [10, 13], // immobile 2 from the enemy Queen
        [-14, 9], // mobile 3 from the enemy Queen
        [-1, 2], // immobile 3 from the enemy Queen
        [-31, -6], // mobile 4 to 6 from the enemy Queen
        [0, -5], // immobile 4 to 6 from the enemy Queen
        [-56, -14], // mobile far from the enemy Queen
        [17, -6], // immobile far from the enemy Queen
        [35, -10], // mobile beside its Queen
        [33, 18], // immobile beside its Queen
        [2, 5], // mobile 2 from its Queen
        [11, 11], // immobile 2 from its Queen
        [7, 2], // mobility level 0
        [32, 58], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [3, 4], // mobility level 4
        [0, 1], // mobility level 5
        [5, 0], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Grasshopper, [
        [-5, 43], // in reserve
        [9, 28], // mobile
        [43, 3], // immobile
        [56, -2], // covered
        [2, -1], // mobility
        [0, 0], // on top
        [7, -2], // mobile beside the enemy Queen
        [-5, -10], // immobile beside the enemy Queen
        [1, 7], // mobile 2 from the enemy Queen
        [-6, 6], // immobile 2 from the enemy Queen
        [6, -2], // mobile 3 from the enemy Queen
        [1, -4], // immobile 3 from the enemy Queen
        [-8, -3], // mobile 4 to 6 from the enemy Queen
        [-1, -3], // immobile 4 to 6 from the enemy Queen
        [-23, -10], // mobile far from the enemy Queen
        [7, -11], // immobile far from the enemy Queen
        [-12, 17], // mobile beside its Queen
        [3, 8], // immobile beside its Queen
        [15, 3], // mobile 2 from its Queen
        [17, 3], // immobile 2 from its Queen
        [-2, -2], // mobility level 0
        [7, 24], // mobility level 1
        [8, 1], // mobility level 2
        [5, 2], // mobility level 3
        [-1, -4], // mobility level 4
        [-8, -1], // mobility level 5
        [-10, -1], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Spider, [
        [-19, 12], // in reserve
        [32, 37], // mobile
        [39, -3], // immobile
        [25, -19], // covered
        [1, -6], // mobility
        [0, 0], // on top
        [8, 0], // mobile beside the enemy Queen
        [14, -9], // immobile beside the enemy Queen
        [1, -1], // mobile 2 from the enemy Queen
        [-16, -9], // immobile 2 from the enemy Queen
        [16, 0], // mobile 3 from the enemy Queen
        [-6, -11], // immobile 3 from the enemy Queen
        [-14, -6], // mobile 4 to 6 from the enemy Queen
        [-4, -9], // immobile 4 to 6 from the enemy Queen
        [7, -7], // mobile far from the enemy Queen
        [27, -16], // immobile far from the enemy Queen
        [-28, -15], // mobile beside its Queen
        [-9, -20], // immobile beside its Queen
        [10, 2], // mobile 2 from its Queen
        [16, 8], // immobile 2 from its Queen
        [-4, -17], // mobility level 0
        [-13, -9], // mobility level 1
        [0, 0], // mobility level 2
        [-1, -2], // mobility level 3
        [0, 0], // mobility level 4
        [-28, 13], // mobility level 5
        [0, 0], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Ant, [
        [-48, 52], // in reserve
        [89, 39], // mobile
        [34, 3], // immobile
        [59, -15], // covered
        [-3, 0], // mobility
        [0, 0], // on top
        [2, -9], // mobile beside the enemy Queen
        [20, -15], // immobile beside the enemy Queen
        [-7, 2], // mobile 2 from the enemy Queen
        [-12, 1], // immobile 2 from the enemy Queen
        [2, -2], // mobile 3 from the enemy Queen
        [-15, 1], // immobile 3 from the enemy Queen
        [1, 2], // mobile 4 to 6 from the enemy Queen
        [-5, 5], // immobile 4 to 6 from the enemy Queen
        [-2, 12], // mobile far from the enemy Queen
        [40, 9], // immobile far from the enemy Queen
        [4, -10], // mobile beside its Queen
        [11, -18], // immobile beside its Queen
        [14, -4], // mobile 2 from its Queen
        [21, -7], // immobile 2 from its Queen
        [1, -4], // mobility level 0
        [-4, 8], // mobility level 1
        [0, 0], // mobility level 2
        [-42, -12], // mobility level 3
        [-16, -7], // mobility level 4
        [-34, -8], // mobility level 5
        [-40, -12], // mobility level 6
        [-46, -9], // mobility level 7
        [-11, 24], // mobility level 8
        [4, -3], // mobility level 9
        [2, 1], // mobility level 10
        [6, 1], // mobility level 11
    ]),
    (Bug::Ladybug, [
        [-21, 40], // in reserve
        [44, 69], // mobile
        [38, 13], // immobile
        [70, -16], // covered
        [-2, -2], // mobility
        [0, 0], // on top
        [-15, -10], // mobile beside the enemy Queen
        [-15, -14], // immobile beside the enemy Queen
        [20, 7], // mobile 2 from the enemy Queen
        [8, 12], // immobile 2 from the enemy Queen
        [7, 1], // mobile 3 from the enemy Queen
        [4, -1], // immobile 3 from the enemy Queen
        [-6, 0], // mobile 4 to 6 from the enemy Queen
        [0, -5], // immobile 4 to 6 from the enemy Queen
        [-8, 7], // mobile far from the enemy Queen
        [-10, -6], // immobile far from the enemy Queen
        [-2, 7], // mobile beside its Queen
        [5, 21], // immobile beside its Queen
        [22, -2], // mobile 2 from its Queen
        [15, 14], // immobile 2 from its Queen
        [0, -8], // mobility level 0
        [21, 35], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [0, 0], // mobility level 4
        [0, 0], // mobility level 5
        [1, 0], // mobility level 6
        [5, -1], // mobility level 7
        [-7, 5], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Pillbug, [
        [-28, 61], // in reserve
        [50, 57], // mobile
        [50, 21], // immobile
        [61, 4], // covered
        [-4, -4], // mobility
        [0, 0], // on top
        [4, 13], // mobile beside the enemy Queen
        [-17, 1], // immobile beside the enemy Queen
        [2, -2], // mobile 2 from the enemy Queen
        [-12, -4], // immobile 2 from the enemy Queen
        [1, -5], // mobile 3 from the enemy Queen
        [-10, -3], // immobile 3 from the enemy Queen
        [-1, -1], // mobile 4 to 6 from the enemy Queen
        [-2, -1], // immobile 4 to 6 from the enemy Queen
        [17, 23], // mobile far from the enemy Queen
        [44, 13], // immobile far from the enemy Queen
        [18, 38], // mobile beside its Queen
        [45, 16], // immobile beside its Queen
        [25, 38], // mobile 2 from its Queen
        [32, 35], // immobile 2 from its Queen
        [-20, 1], // mobility level 0
        [-24, 0], // mobility level 1
        [0, 0], // mobility level 2
        [-4, -1], // mobility level 3
        [0, 0], // mobility level 4
        [50, -7], // mobility level 5
        [0, 0], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Mosquito, [
        [-28, 55], // in reserve
        [60, 39], // mobile
        [60, 11], // immobile
        [61, 10], // covered
        [0, 0], // mobility
        [-19, -14], // on top
        [7, -15], // mobile beside the enemy Queen
        [19, -18], // immobile beside the enemy Queen
        [3, 9], // mobile 2 from the enemy Queen
        [-4, 18], // immobile 2 from the enemy Queen
        [0, 8], // mobile 3 from the enemy Queen
        [-20, 5], // immobile 3 from the enemy Queen
        [2, 2], // mobile 4 to 6 from the enemy Queen
        [-13, -3], // immobile 4 to 6 from the enemy Queen
        [-16, 10], // mobile far from the enemy Queen
        [-22, -13], // immobile far from the enemy Queen
        [38, -7], // mobile beside its Queen
        [42, 20], // immobile beside its Queen
        [11, 6], // mobile 2 from its Queen
        [20, 18], // immobile 2 from its Queen
        [-12, -6], // mobility level 0
        [-4, 19], // mobility level 1
        [-4, -16], // mobility level 2
        [4, -7], // mobility level 3
        [4, -8], // mobility level 4
        [4, 4], // mobility level 5
        [8, 1], // mobility level 6
        [4, 5], // mobility level 7
        [4, 2], // mobility level 8
        [4, 4], // mobility level 9
        [-9, 3], // mobility level 10
        [-9, -1], // mobility level 11
    ]),
    (Bug::Wasp, [
        [0, 0], // in reserve
        [12, 25], // mobile
        [-33, 41], // immobile
        [-109, -15], // covered
        [-8, 5], // mobility
        [0, 0], // on top
        [-166, -48], // mobile beside the enemy Queen
        [-201, -10], // immobile beside the enemy Queen
        [11, -26], // mobile 2 from the enemy Queen
        [-12, -15], // immobile 2 from the enemy Queen
        [6, 1], // mobile 3 from the enemy Queen
        [-6, 1], // immobile 3 from the enemy Queen
        [8, 12], // mobile 4 to 6 from the enemy Queen
        [30, -1], // immobile 4 to 6 from the enemy Queen
        [112, 2], // mobile far from the enemy Queen
        [12, 16], // immobile far from the enemy Queen
        [0, 0], // mobile beside its Queen
        [0, 0], // immobile beside its Queen
        [0, 0], // mobile 2 from its Queen
        [0, 0], // immobile 2 from its Queen
        [11, 4], // mobility level 0
        [-24, -4], // mobility level 1
        [0, 0], // mobility level 2
        [-6, 2], // mobility level 3
        [0, 0], // mobility level 4
        [-85, -52], // mobility level 5
        [0, 0], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Scorpion, [
        [0, 0], // in reserve
        [31, 31], // mobile
        [11, -5], // immobile
        [33, -58], // covered
        [-1, -5], // mobility
        [0, 0], // on top
        [15, 3], // mobile beside the enemy Queen
        [45, -9], // immobile beside the enemy Queen
        [-1, -1], // mobile 2 from the enemy Queen
        [-7, -3], // immobile 2 from the enemy Queen
        [-14, -9], // mobile 3 from the enemy Queen
        [-2, -11], // immobile 3 from the enemy Queen
        [0, -1], // mobile 4 to 6 from the enemy Queen
        [4, -14], // immobile 4 to 6 from the enemy Queen
        [3, 2], // mobile far from the enemy Queen
        [-34, 12], // immobile far from the enemy Queen
        [-6, -6], // mobile beside its Queen
        [20, -19], // immobile beside its Queen
        [-2, 3], // mobile 2 from its Queen
        [19, 2], // immobile 2 from its Queen
        [4, -15], // mobility level 0
        [-2, -10], // mobility level 1
        [0, 0], // mobility level 2
        [-3, -4], // mobility level 3
        [0, 0], // mobility level 4
        [3, 9], // mobility level 5
        [0, 0], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Firefly, [
        [0, 0], // in reserve
        [103, 90], // mobile
        [24, 10], // immobile
        [54, 31], // covered
        [-4, -4], // mobility
        [-39, -16], // on top
        [17, -4], // mobile beside the enemy Queen
        [-16, 5], // immobile beside the enemy Queen
        [23, 12], // mobile 2 from the enemy Queen
        [13, 11], // immobile 2 from the enemy Queen
        [7, 1], // mobile 3 from the enemy Queen
        [12, 2], // immobile 3 from the enemy Queen
        [-29, -8], // mobile 4 to 6 from the enemy Queen
        [4, -2], // immobile 4 to 6 from the enemy Queen
        [-53, -2], // mobile far from the enemy Queen
        [-71, 5], // immobile far from the enemy Queen
        [5, -17], // mobile beside its Queen
        [20, 4], // immobile beside its Queen
        [-7, 1], // mobile 2 from its Queen
        [11, 13], // immobile 2 from its Queen
        [15, 7], // mobility level 0
        [-24, 84], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [3, 0], // mobility level 4
        [4, -4], // mobility level 5
        [-1, 3], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Fly, [
        [0, 0], // in reserve
        [72, 33], // mobile
        [33, 4], // immobile
        [37, -34], // covered
        [-4, 0], // mobility
        [0, 0], // on top
        [-5, -13], // mobile beside the enemy Queen
        [15, -20], // immobile beside the enemy Queen
        [-2, -2], // mobile 2 from the enemy Queen
        [-3, 1], // immobile 2 from the enemy Queen
        [2, -1], // mobile 3 from the enemy Queen
        [-21, 3], // immobile 3 from the enemy Queen
        [2, 8], // mobile 4 to 6 from the enemy Queen
        [1, -8], // immobile 4 to 6 from the enemy Queen
        [19, 15], // mobile far from the enemy Queen
        [5, 12], // immobile far from the enemy Queen
        [9, -7], // mobile beside its Queen
        [20, -14], // immobile beside its Queen
        [14, 3], // mobile 2 from its Queen
        [9, -1], // immobile 2 from its Queen
        [-11, -7], // mobility level 0
        [-33, 37], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [0, 0], // mobility level 4
        [0, 0], // mobility level 5
        [3, 0], // mobility level 6
        [-3, 3], // mobility level 7
        [-8, -14], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Dragonfly, [
        [0, 0], // in reserve
        [36, 50], // mobile
        [68, 9], // immobile
        [70, 8], // covered
        [2, -3], // mobility
        [0, 0], // on top
        [-1, -3], // mobile beside the enemy Queen
        [-13, -10], // immobile beside the enemy Queen
        [0, 11], // mobile 2 from the enemy Queen
        [-9, 15], // immobile 2 from the enemy Queen
        [15, -1], // mobile 3 from the enemy Queen
        [11, -5], // immobile 3 from the enemy Queen
        [1, -2], // mobile 4 to 6 from the enemy Queen
        [-1, -6], // immobile 4 to 6 from the enemy Queen
        [35, -3], // mobile far from the enemy Queen
        [20, -39], // immobile far from the enemy Queen
        [-9, 23], // mobile beside its Queen
        [7, 12], // immobile beside its Queen
        [1, 9], // mobile 2 from its Queen
        [15, 15], // immobile 2 from its Queen
        [0, -5], // mobility level 0
        [18, 24], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [0, 0], // mobility level 4
        [0, 0], // mobility level 5
        [9, 1], // mobility level 6
        [5, 1], // mobility level 7
        [-12, 9], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Centipede, [
        [0, 0], // in reserve
        [24, 52], // mobile
        [25, 7], // immobile
        [33, -16], // covered
        [2, -2], // mobility
        [0, 0], // on top
        [16, 35], // mobile beside the enemy Queen
        [43, 14], // immobile beside the enemy Queen
        [-28, -6], // mobile 2 from the enemy Queen
        [-26, 5], // immobile 2 from the enemy Queen
        [5, -24], // mobile 3 from the enemy Queen
        [3, -5], // immobile 3 from the enemy Queen
        [-11, 11], // mobile 4 to 6 from the enemy Queen
        [9, 1], // immobile 4 to 6 from the enemy Queen
        [32, -5], // mobile far from the enemy Queen
        [-81, 29], // immobile far from the enemy Queen
        [-7, 16], // mobile beside its Queen
        [6, 0], // immobile beside its Queen
        [32, 30], // mobile 2 from its Queen
        [19, 33], // immobile 2 from its Queen
        [-9, 3], // mobility level 0
        [27, 20], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [0, 0], // mobility level 4
        [0, 0], // mobility level 5
        [-8, 3], // mobility level 6
        [-3, 5], // mobility level 7
        [-3, -5], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::StinkBug, [
        [0, 0], // in reserve
        [61, 56], // mobile
        [6, -11], // immobile
        [23, 12], // covered
        [-4, 0], // mobility
        [0, 0], // on top
        [8, 10], // mobile beside the enemy Queen
        [1, 13], // immobile beside the enemy Queen
        [32, 15], // mobile 2 from the enemy Queen
        [9, 15], // immobile 2 from the enemy Queen
        [3, -8], // mobile 3 from the enemy Queen
        [-8, -4], // immobile 3 from the enemy Queen
        [-13, -15], // mobile 4 to 6 from the enemy Queen
        [17, -14], // immobile 4 to 6 from the enemy Queen
        [-129, -11], // mobile far from the enemy Queen
        [-165, 16], // immobile far from the enemy Queen
        [4, 9], // mobile beside its Queen
        [-15, 37], // immobile beside its Queen
        [1, 8], // mobile 2 from its Queen
        [5, 11], // immobile 2 from its Queen
        [8, 0], // mobility level 0
        [0, 0], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [0, 0], // mobility level 4
        [0, 0], // mobility level 5
        [0, 0], // mobility level 6
        [10, -3], // mobility level 7
        [-7, -1], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Tick, [
        [0, 0], // in reserve
        [36, 88], // mobile
        [37, 7], // immobile
        [44, -24], // covered
        [-2, -5], // mobility
        [11, -37], // on top
        [-21, 11], // mobile beside the enemy Queen
        [-7, -3], // immobile beside the enemy Queen
        [2, 11], // mobile 2 from the enemy Queen
        [-13, 29], // immobile 2 from the enemy Queen
        [4, 11], // mobile 3 from the enemy Queen
        [3, -11], // immobile 3 from the enemy Queen
        [-5, -10], // mobile 4 to 6 from the enemy Queen
        [0, -11], // immobile 4 to 6 from the enemy Queen
        [61, -31], // mobile far from the enemy Queen
        [-76, -35], // immobile far from the enemy Queen
        [35, -10], // mobile beside its Queen
        [30, 11], // immobile beside its Queen
        [22, 16], // mobile 2 from its Queen
        [24, 6], // immobile 2 from its Queen
        [-9, -12], // mobility level 0
        [60, 30], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [-2, -14], // mobility level 4
        [-6, -5], // mobility level 5
        [-4, 11], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::AssassinBug, [
        [0, 0], // in reserve
        [59, 91], // mobile
        [21, 8], // immobile
        [65, -64], // covered
        [-3, -8], // mobility
        [0, 0], // on top
        [44, 9], // mobile beside the enemy Queen
        [-11, -24], // immobile beside the enemy Queen
        [30, -16], // mobile 2 from the enemy Queen
        [11, -18], // immobile 2 from the enemy Queen
        [-15, 9], // mobile 3 from the enemy Queen
        [1, 14], // immobile 3 from the enemy Queen
        [-6, -12], // mobile 4 to 6 from the enemy Queen
        [11, -22], // immobile 4 to 6 from the enemy Queen
        [-104, 47], // mobile far from the enemy Queen
        [-248, -16], // immobile far from the enemy Queen
        [10, 32], // mobile beside its Queen
        [-8, 38], // immobile beside its Queen
        [33, 26], // mobile 2 from its Queen
        [16, 23], // immobile 2 from its Queen
        [5, -8], // mobility level 0
        [8, -20], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [0, 0], // mobility level 4
        [0, 0], // mobility level 5
        [0, 0], // mobility level 6
        [2, -21], // mobility level 7
        [1, 16], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Mantis, [
        [-20, 12], // in reserve
        [2, 38], // mobile
        [3, -1], // immobile
        [-68, 30], // covered
        [1, -3], // mobility
        [0, 0], // on top
        [-21, 4], // mobile beside the enemy Queen
        [36, -5], // immobile beside the enemy Queen
        [1, -23], // mobile 2 from the enemy Queen
        [-16, 31], // immobile 2 from the enemy Queen
        [1, 13], // mobile 3 from the enemy Queen
        [-6, -9], // immobile 3 from the enemy Queen
        [0, -1], // mobile 4 to 6 from the enemy Queen
        [10, -27], // immobile 4 to 6 from the enemy Queen
        [-33, 24], // mobile far from the enemy Queen
        [-115, -27], // immobile far from the enemy Queen
        [-23, 17], // mobile beside its Queen
        [12, 3], // immobile beside its Queen
        [27, -25], // mobile 2 from its Queen
        [32, -14], // immobile 2 from its Queen
        [-7, -11], // mobility level 0
        [-5, -13], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [0, 0], // mobility level 4
        [0, 0], // mobility level 5
        [0, 0], // mobility level 6
        [-6, -4], // mobility level 7
        [-3, 5], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Butterfly, [
        [-16, 46], // in reserve
        [33, 34], // mobile
        [0, 0], // immobile
        [50, 16], // covered
        [3, 2], // mobility
        [-6, -5], // on top
        [-41, -22], // mobile beside the enemy Queen
        [0, 0], // immobile beside the enemy Queen
        [21, 20], // mobile 2 from the enemy Queen
        [0, 0], // immobile 2 from the enemy Queen
        [16, 23], // mobile 3 from the enemy Queen
        [0, 0], // immobile 3 from the enemy Queen
        [-4, -9], // mobile 4 to 6 from the enemy Queen
        [0, 0], // immobile 4 to 6 from the enemy Queen
        [52, -13], // mobile far from the enemy Queen
        [0, 0], // immobile far from the enemy Queen
        [-16, -41], // mobile beside its Queen
        [0, 0], // immobile beside its Queen
        [8, 3], // mobile 2 from its Queen
        [0, 0], // immobile 2 from its Queen
        [0, 0], // mobility level 0
        [0, 0], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [-94, 23], // mobility level 4
        [0, 0], // mobility level 5
        [-4, -4], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
    (Bug::Moth, [
        [0, 0], // in reserve
        [25, 33], // mobile
        [0, 0], // immobile
        [23, -26], // covered
        [4, -7], // mobility
        [-12, -5], // on top
        [-7, -29], // mobile beside the enemy Queen
        [0, 0], // immobile beside the enemy Queen
        [34, -23], // mobile 2 from the enemy Queen
        [0, 0], // immobile 2 from the enemy Queen
        [23, 13], // mobile 3 from the enemy Queen
        [0, 0], // immobile 3 from the enemy Queen
        [-12, 42], // mobile 4 to 6 from the enemy Queen
        [0, 0], // immobile 4 to 6 from the enemy Queen
        [62, 40], // mobile far from the enemy Queen
        [0, 0], // immobile far from the enemy Queen
        [-25, 7], // mobile beside its Queen
        [0, 0], // immobile beside its Queen
        [3, 6], // mobile 2 from its Queen
        [0, 0], // immobile 2 from its Queen
        [0, 0], // mobility level 0
        [0, 0], // mobility level 1
        [0, 0], // mobility level 2
        [0, 0], // mobility level 3
        [67, 74], // mobility level 4
        [0, 0], // mobility level 5
        [9, 3], // mobility level 6
        [0, 0], // mobility level 7
        [0, 0], // mobility level 8
        [0, 0], // mobility level 9
        [0, 0], // mobility level 10
        [0, 0], // mobility level 11
    ]),
];
