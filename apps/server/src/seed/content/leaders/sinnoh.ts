import type { LeaderSheet } from './leader-sheet.ts';

export const sinnohLeaders: readonly LeaderSheet[] = [
  {
    name: 'Pedro',
    badgeName: 'Medaglia Carbone',
    team: [
      ['sinnoh-1-graveler', 'graveler', 28, 'male', 'rock-head', 'adamant', [30, 21, 20, 22, 30, 21], ['rock-slide', 'magnitude', 'rollout', 'stealth-rock']],
      ['sinnoh-1-onix', 'onix', 28, 'male', 'sturdy', 'impish', [24, 23, 26, 29, 20, 29], ['rock-slide', 'bind', 'screech', 'sandstorm']],
      ['sinnoh-1-rampardos', 'rampardos', 31, 'male', 'mold-breaker', 'adamant', [18, 29, 27, 30, 17, 29], ['rock-slide', 'zen-headbutt', 'pursuit', 'scary-face'], 'hardstone'],
    ],
    reward: ['premio-sinnoh-1-bastiodon', 'bastiodon', 32, 'male', 'sturdy', 'careful', [31, 25, 31, 24, 28, 25], ['iron-head', 'rock-slide', 'iron-defense', 'taunt']],
  },
  {
    name: 'Gardenia',
    badgeName: 'Medaglia Bosco',
    team: [
      ['sinnoh-2-cherrim-overcast', 'cherrim-overcast', 35, 'female', 'flower-gift', 'modest', [17, 18, 21, 22, 27, 28], ['magical-leaf', 'sunny-day', 'leech-seed', 'growth']],
      ['sinnoh-2-torterra', 'torterra', 36, 'male', 'overgrow', 'adamant', [16, 31, 30, 20, 20, 17], ['razor-leaf', 'earthquake', 'bite', 'synthesis']],
      ['sinnoh-2-roserade', 'roserade', 38, 'female', 'natural-cure', 'timid', [18, 25, 22, 18, 31, 26], ['giga-drain', 'sludge-bomb', 'stun-spore', 'grass-whistle'], 'miracleseed'],
    ],
    reward: ['premio-sinnoh-2-sceptile', 'sceptile', 38, 'male', 'overgrow', 'jolly', [25, 25, 26, 23, 25, 30], ['leaf-blade', 'x-scissor', 'quick-attack', 'slam']],
  },
  {
    name: 'Marzia',
    badgeName: 'Medaglia Ciottolo',
    team: [
      ['sinnoh-3-hitmontop', 'hitmontop', 42, 'male', 'technician', 'adamant', [21, 17, 27, 17, 18, 31], ['triple-kick', 'quick-attack', 'counter', 'rapid-spin']],
      ['sinnoh-3-medicham', 'medicham', 42, 'female', 'pure-power', 'jolly', [17, 25, 17, 18, 17, 29], ['force-palm', 'psycho-cut', 'thunder-punch', 'bulk-up']],
      ['sinnoh-3-machamp', 'machamp', 43, 'male', 'guts', 'adamant', [19, 22, 24, 25, 30, 16], ['cross-chop', 'rock-slide', 'ice-punch', 'scary-face']],
      ['sinnoh-3-lucario', 'lucario', 45, 'male', 'steadfast', 'naughty', [25, 26, 23, 25, 26, 26], ['aura-sphere', 'metal-claw', 'bone-rush', 'swords-dance'], 'muscleband'],
    ],
    reward: ['premio-sinnoh-3-infernape', 'infernape', 45, 'male', 'blaze', 'naive', [27, 31, 29, 27, 25, 29], ['mach-punch', 'flame-wheel', 'u-turn', 'grass-knot']],
  },
  {
    name: 'Omar',
    badgeName: 'Medaglia Acquitrino',
    team: [
      ['sinnoh-4-quagsire', 'quagsire', 49, 'male', 'damp', 'relaxed', [29, 19, 30, 26, 28, 30], ['earthquake', 'muddy-water', 'yawn', 'amnesia']],
      ['sinnoh-4-gyarados', 'gyarados', 50, 'male', 'intimidate', 'adamant', [30, 24, 19, 22, 25, 21], ['aqua-tail', 'ice-fang', 'dragon-dance', 'thrash']],
      ['sinnoh-4-politoed', 'politoed', 50, 'male', 'water-absorb', 'calm', [29, 21, 21, 17, 20, 17], ['surf', 'hypnosis', 'body-slam', 'rain-dance']],
      ['sinnoh-4-floatzel', 'floatzel', 53, 'male', 'swift-swim', 'jolly', [18, 24, 19, 17, 23, 28], ['waterfall', 'ice-fang', 'crunch', 'aqua-jet'], 'mysticwater'],
    ],
    reward: ['premio-sinnoh-4-empoleon', 'empoleon', 52, 'male', 'torrent', 'modest', [30, 29, 24, 28, 29, 25], ['surf', 'flash-cannon', 'ice-beam', 'grass-knot']],
  },
  {
    name: 'Fannie',
    badgeName: 'Medaglia Vestigia',
    team: [
      ['sinnoh-5-banette', 'banette', 55, 'female', 'insomnia', 'adamant', [19, 29, 23, 24, 27, 26], ['shadow-claw', 'sucker-punch', 'will-o-wisp', 'curse']],
      ['sinnoh-5-drifblim', 'drifblim', 55, 'female', 'aftermath', 'calm', [23, 21, 20, 17, 31, 29], ['shadow-ball', 'thunderbolt', 'stockpile', 'baton-pass']],
      ['sinnoh-5-dusknoir', 'dusknoir', 56, 'male', 'pressure', 'impish', [16, 24, 29, 31, 16, 29], ['shadow-punch', 'fire-punch', 'mean-look', 'will-o-wisp']],
      ['sinnoh-5-gengar', 'gengar', 57, 'female', 'levitate', 'timid', [27, 30, 22, 20, 28, 27], ['shadow-ball', 'sludge-bomb', 'confuse-ray', 'destiny-bond']],
      ['sinnoh-5-mismagius', 'mismagius', 60, 'female', 'levitate', 'timid', [16, 28, 22, 30, 17, 28], ['shadow-ball', 'power-gem', 'magical-leaf', 'confuse-ray'], 'spelltag'],
    ],
    reward: ['premio-sinnoh-5-rotom', 'rotom', 58, 'genderless', 'levitate', 'timid', [25, 24, 28, 25, 22, 29], ['thunderbolt', 'ominous-wind', 'will-o-wisp', 'substitute']],
  },
  {
    name: 'Ferruccio',
    badgeName: 'Medaglia Cava',
    team: [
      ['sinnoh-6-bronzong', 'bronzong', 61, 'genderless', 'heatproof', 'relaxed', [27, 25, 31, 21, 19, 23], ['gyro-ball', 'payback', 'earthquake', 'trick-room']],
      ['sinnoh-6-magnezone', 'magnezone', 62, 'genderless', 'sturdy', 'modest', [24, 27, 18, 24, 31, 18], ['thunderbolt', 'flash-cannon', 'tri-attack', 'magnet-rise']],
      ['sinnoh-6-steelix', 'steelix', 62, 'male', 'sturdy', 'impish', [22, 26, 16, 26, 26, 29], ['gyro-ball', 'earthquake', 'stealth-rock', 'crunch']],
      ['sinnoh-6-metagross', 'metagross', 64, 'genderless', 'clear-body', 'adamant', [22, 18, 16, 31, 17, 30], ['meteor-mash', 'zen-headbutt', 'hammer-arm', 'brick-break']],
      ['sinnoh-6-bastiodon', 'bastiodon', 66, 'male', 'sturdy', 'careful', [18, 19, 31, 19, 23, 25], ['iron-head', 'stone-edge', 'metal-burst', 'taunt'], 'sitrusberry'],
    ],
    reward: ['premio-sinnoh-6-scizor', 'scizor', 65, 'male', 'technician', 'adamant', [26, 30, 30, 30, 25, 29], ['bullet-punch', 'x-scissor', 'swords-dance', 'pursuit'], 'metalcoat'],
  },
  {
    name: 'Bianca',
    badgeName: 'Medaglia Ghiacciolo',
    team: [
      ['sinnoh-7-medicham', 'medicham', 68, 'female', 'pure-power', 'jolly', [29, 17, 20, 27, 28, 29], ['high-jump-kick', 'psycho-cut', 'ice-punch', 'bulk-up']],
      ['sinnoh-7-glaceon', 'glaceon', 69, 'female', 'snow-cloak', 'modest', [19, 25, 31, 25, 23, 26], ['ice-beam', 'shadow-ball', 'mirror-coat', 'hail']],
      ['sinnoh-7-weavile', 'weavile', 70, 'female', 'pressure', 'jolly', [29, 18, 20, 29, 31, 18], ['night-slash', 'ice-punch', 'x-scissor', 'swords-dance']],
      ['sinnoh-7-mamoswine', 'mamoswine', 70, 'male', 'oblivious', 'adamant', [25, 31, 26, 19, 27, 28], ['earthquake', 'ice-fang', 'stone-edge', 'hail']],
      ['sinnoh-7-abomasnow', 'abomasnow', 71, 'male', 'snow-warning', 'quiet', [16, 29, 24, 25, 25, 22], ['wood-hammer', 'blizzard', 'ice-shard', 'ingrain']],
      ['sinnoh-7-froslass', 'froslass', 74, 'female', 'snow-cloak', 'timid', [19, 27, 18, 23, 27, 31], ['blizzard', 'shadow-ball', 'confuse-ray', 'destiny-bond'], 'nevermeltice'],
    ],
    reward: ['premio-sinnoh-7-articuno', 'articuno', 70, 'genderless', 'pressure', 'timid', [27, 27, 25, 25, 29, 23], ['ice-beam', 'roost', 'reflect', 'hail']],
  },
  {
    name: 'Corrado',
    badgeName: 'Medaglia Faro',
    team: [
      ['sinnoh-8-octillery', 'octillery', 75, 'male', 'suction-cups', 'quiet', [22, 20, 28, 23, 24, 23], ['octazooka', 'flamethrower', 'energy-ball', 'ice-beam']],
      ['sinnoh-8-raichu', 'raichu', 76, 'male', 'static', 'hasty', [24, 18, 18, 26, 19, 30], ['thunderbolt', 'grass-knot', 'brick-break', 'nasty-plot']],
      ['sinnoh-8-jolteon', 'jolteon', 76, 'male', 'volt-absorb', 'timid', [19, 18, 24, 28, 30, 21], ['thunderbolt', 'shadow-ball', 'agility', 'signal-beam']],
      ['sinnoh-8-rotom-wash', 'rotom-wash', 77, 'genderless', 'levitate', 'timid', [27, 20, 22, 25, 23, 17], ['discharge', 'hydro-pump', 'ominous-wind', 'will-o-wisp']],
      ['sinnoh-8-luxray', 'luxray', 78, 'male', 'intimidate', 'adamant', [28, 18, 24, 16, 18, 21], ['thunder-fang', 'crunch', 'ice-fang', 'swagger']],
      ['sinnoh-8-electivire', 'electivire', 80, 'male', 'motor-drive', 'naive', [20, 25, 21, 28, 17, 19], ['thunder-punch', 'ice-punch', 'earthquake', 'cross-chop'], 'expertbelt'],
    ],
    reward: ['premio-sinnoh-8-raikou', 'raikou', 75, 'genderless', 'pressure', 'timid', [29, 29, 27, 27, 29, 29], ['thunderbolt', 'extrasensory', 'calm-mind', 'shadow-ball']],
  },
  {
    name: 'Camilla',
    badgeName: null,
    team: [
      ['sinnoh-9-spiritomb', 'spiritomb', 82, 'female', 'pressure', 'calm', [31, 27, 30, 28, 21, 25], ['dark-pulse', 'shadow-ball', 'hypnosis', 'nasty-plot']],
      ['sinnoh-9-roserade', 'roserade', 83, 'female', 'poison-point', 'timid', [31, 30, 24, 24, 22, 30], ['energy-ball', 'sludge-bomb', 'shadow-ball', 'toxic-spikes']],
      ['sinnoh-9-togekiss', 'togekiss', 84, 'female', 'serene-grace', 'timid', [31, 21, 21, 26, 23, 28], ['air-slash', 'aura-sphere', 'thunder-wave', 'nasty-plot']],
      ['sinnoh-9-lucario', 'lucario', 84, 'male', 'inner-focus', 'timid', [26, 22, 29, 25, 21, 27], ['aura-sphere', 'dragon-pulse', 'dark-pulse', 'calm-mind']],
      ['sinnoh-9-milotic', 'milotic', 85, 'female', 'marvel-scale', 'bold', [28, 26, 26, 31, 27, 29], ['surf', 'ice-beam', 'mirror-coat', 'recover'], 'leftovers'],
      ['sinnoh-9-garchomp', 'garchomp', 88, 'female', 'sand-veil', 'jolly', [22, 31, 25, 28, 24, 29], ['dragon-rush', 'earthquake', 'stone-edge', 'swords-dance'], 'yacheberry'],
    ],
    reward: ['premio-sinnoh-9-giratina-origin', 'giratina-origin', 80, 'genderless', 'levitate', 'rash', [28, 30, 31, 28, 27, 29], ['shadow-force', 'draco-meteor', 'aura-sphere', 'calm-mind'], 'griseousorb'],
  },
];
