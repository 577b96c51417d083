import type { LeaderSheet } from './leader-sheet.ts';

export const kantoLeaders: readonly LeaderSheet[] = [
  {
    name: 'Brock',
    badgeName: 'Medaglia Sasso',
    team: [
      ['kanto-1-geodude', 'geodude', 12, 'male', 'rock-head', 'adamant', [18, 21, 7, 12, 8, 22], ['tackle', 'rock-throw', 'defense-curl', 'mud-sport']],
      ['kanto-1-omanyte', 'omanyte', 13, 'male', 'swift-swim', 'quiet', [8, 15, 16, 13, 18, 21], ['rock-tomb', 'water-gun', 'withdraw', 'constrict']],
      ['kanto-1-onix', 'onix', 14, 'male', 'sturdy', 'impish', [14, 20, 7, 14, 7, 6], ['rock-tomb', 'bind', 'screech', 'stealth-rock'], 'oranberry'],
    ],
    reward: ['premio-kanto-1-kabuto', 'kabuto', 15, 'male', 'swift-swim', 'adamant', [28, 15, 16, 21, 19, 24], ['rock-tomb', 'waterfall', 'absorb', 'harden']],
  },
  {
    name: 'Misty',
    badgeName: 'Medaglia Cascata',
    team: [
      ['kanto-2-staryu', 'staryu', 16, 'genderless', 'natural-cure', 'timid', [19, 20, 19, 13, 22, 20], ['water-gun', 'rapid-spin', 'swift', 'harden']],
      ['kanto-2-psyduck', 'psyduck', 17, 'female', 'cloud-nine', 'modest', [19, 13, 18, 6, 10, 20], ['water-pulse', 'disable', 'psybeam', 'scratch']],
      ['kanto-2-starmie', 'starmie', 19, 'genderless', 'illuminate', 'timid', [14, 7, 7, 20, 12, 16], ['water-pulse', 'swift', 'rapid-spin', 'recover'], 'sitrusberry'],
    ],
    reward: ['premio-kanto-2-lapras', 'lapras', 20, 'female', 'water-absorb', 'quiet', [24, 13, 13, 21, 15, 26], ['water-pulse', 'body-slam', 'sing', 'mist'], 'mysticwater'],
  },
  {
    name: 'Lt. Surge',
    badgeName: 'Medaglia Tuono',
    team: [
      ['kanto-3-voltorb', 'voltorb', 21, 'genderless', 'soundproof', 'hasty', [7, 16, 21, 15, 17, 11], ['spark', 'sonic-boom', 'light-screen', 'thunder-wave']],
      ['kanto-3-magnemite', 'magnemite', 22, 'genderless', 'magnet-pull', 'modest', [21, 17, 10, 14, 14, 6], ['thunder-shock', 'sonic-boom', 'supersonic', 'magnet-rise']],
      ['kanto-3-raichu', 'raichu', 24, 'male', 'static', 'naive', [10, 21, 9, 18, 14, 8], ['shock-wave', 'quick-attack', 'double-team', 'thunder-wave'], 'magnet'],
    ],
    reward: ['premio-kanto-3-jolteon', 'jolteon', 25, 'male', 'volt-absorb', 'timid', [19, 19, 14, 25, 19, 19], ['shock-wave', 'signal-beam', 'quick-attack', 'thunder-wave']],
  },
  {
    name: 'Erika',
    badgeName: 'Medaglia Arcobaleno',
    team: [
      ['kanto-4-tangela', 'tangela', 26, 'female', 'leaf-guard', 'relaxed', [19, 6, 6, 20, 7, 22], ['mega-drain', 'bind', 'sleep-powder', 'growth']],
      ['kanto-4-bellossom', 'bellossom', 27, 'female', 'chlorophyll', 'modest', [13, 7, 15, 10, 19, 9], ['magical-leaf', 'sleep-powder', 'sunny-day', 'synthesis']],
      ['kanto-4-victreebel', 'victreebel', 27, 'female', 'chlorophyll', 'naive', [7, 14, 10, 6, 12, 21], ['razor-leaf', 'sludge-bomb', 'sleep-powder', 'sunny-day']],
      ['kanto-4-vileplume', 'vileplume', 29, 'female', 'chlorophyll', 'modest', [20, 9, 18, 19, 17, 11], ['giga-drain', 'sludge-bomb', 'stun-spore', 'synthesis'], 'miracleseed'],
    ],
    reward: ['premio-kanto-4-leafeon', 'leafeon', 30, 'female', 'leaf-guard', 'jolly', [20, 26, 20, 17, 14, 12], ['razor-leaf', 'quick-attack', 'swords-dance', 'synthesis']],
  },
  {
    name: 'Koga',
    badgeName: 'Medaglia Anima',
    team: [
      ['kanto-5-arbok', 'arbok', 32, 'male', 'intimidate', 'adamant', [19, 20, 18, 19, 20, 21], ['poison-fang', 'crunch', 'glare', 'dig']],
      ['kanto-5-grimer', 'grimer', 32, 'male', 'stench', 'brave', [20, 18, 18, 16, 22, 20], ['sludge', 'minimize', 'mud-bomb', 'disable']],
      ['kanto-5-venomoth', 'venomoth', 33, 'female', 'tinted-lens', 'timid', [8, 14, 15, 7, 10, 8], ['psybeam', 'signal-beam', 'sleep-powder', 'sludge-bomb']],
      ['kanto-5-crobat', 'crobat', 34, 'male', 'inner-focus', 'jolly', [11, 21, 20, 8, 18, 21], ['cross-poison', 'wing-attack', 'confuse-ray', 'bite']],
      ['kanto-5-weezing', 'weezing', 36, 'male', 'levitate', 'bold', [8, 18, 11, 12, 7, 21], ['sludge-bomb', 'will-o-wisp', 'smokescreen', 'explosion'], 'blacksludge'],
    ],
    reward: ['premio-kanto-5-toxicroak', 'toxicroak', 37, 'male', 'dry-skin', 'jolly', [12, 18, 26, 19, 12, 21], ['poison-jab', 'revenge', 'sucker-punch', 'swords-dance']],
  },
  {
    name: 'Sabrina',
    badgeName: 'Medaglia Palude',
    team: [
      ['kanto-6-mr-mime', 'mr-mime', 36, 'female', 'filter', 'bold', [14, 12, 10, 12, 12, 17], ['psychic', 'light-screen', 'reflect', 'encore'], 'lightclay'],
      ['kanto-6-hypno', 'hypno', 37, 'female', 'insomnia', 'calm', [22, 21, 17, 12, 13, 7], ['psychic', 'hypnosis', 'dream-eater', 'poison-gas']],
      ['kanto-6-slowbro', 'slowbro', 38, 'male', 'oblivious', 'bold', [15, 15, 10, 19, 12, 15], ['psychic', 'surf', 'yawn', 'water-pulse']],
      ['kanto-6-espeon', 'espeon', 38, 'female', 'synchronize', 'timid', [22, 11, 9, 21, 12, 9], ['psychic', 'swift', 'calm-mind', 'shadow-ball']],
      ['kanto-6-alakazam', 'alakazam', 41, 'male', 'synchronize', 'timid', [13, 10, 11, 13, 9, 12], ['psychic', 'shadow-ball', 'energy-ball', 'recover'], 'twistedspoon'],
    ],
    reward: ['premio-kanto-6-gardevoir', 'gardevoir', 42, 'female', 'trace', 'modest', [19, 21, 27, 27, 13, 21], ['psychic', 'thunderbolt', 'calm-mind', 'will-o-wisp']],
  },
  {
    name: 'Blaine',
    badgeName: 'Medaglia Vulcano',
    team: [
      ['kanto-7-ninetales', 'ninetales', 41, 'female', 'flash-fire', 'timid', [8, 9, 16, 19, 7, 9], ['flamethrower', 'energy-ball', 'will-o-wisp', 'confuse-ray']],
      ['kanto-7-flareon', 'flareon', 41, 'male', 'flash-fire', 'adamant', [14, 17, 12, 21, 12, 8], ['flamethrower', 'bite', 'quick-attack', 'will-o-wisp']],
      ['kanto-7-rapidash', 'rapidash', 42, 'female', 'run-away', 'jolly', [21, 15, 15, 14, 14, 15], ['flame-wheel', 'bounce', 'stomp', 'sunny-day']],
      ['kanto-7-charizard', 'charizard', 43, 'male', 'blaze', 'timid', [19, 7, 7, 8, 11, 18], ['flamethrower', 'dragon-pulse', 'solar-beam', 'sunny-day']],
      ['kanto-7-magmortar', 'magmortar', 45, 'male', 'flame-body', 'modest', [16, 21, 14, 21, 11, 22], ['lava-plume', 'thunderbolt', 'confuse-ray', 'sunny-day']],
      ['kanto-7-arcanine', 'arcanine', 47, 'male', 'intimidate', 'adamant', [14, 19, 20, 18, 9, 18], ['flare-blitz', 'extreme-speed', 'crunch', 'will-o-wisp'], 'charcoal'],
    ],
    reward: ['premio-kanto-7-typhlosion', 'typhlosion', 46, 'male', 'blaze', 'timid', [28, 21, 15, 22, 24, 23], ['flamethrower', 'focus-blast', 'swift', 'sunny-day']],
  },
  {
    name: 'Giovanni',
    badgeName: 'Medaglia Terra',
    team: [
      ['kanto-8-persian', 'persian', 47, 'male', 'technician', 'jolly', [16, 14, 7, 10, 21, 13], ['fake-out', 'slash', 'bite', 'u-turn'], 'silkscarf'],
      ['kanto-8-dugtrio', 'dugtrio', 48, 'male', 'arena-trap', 'jolly', [12, 8, 6, 6, 7, 12], ['earthquake', 'night-slash', 'rock-slide', 'sucker-punch']],
      ['kanto-8-marowak', 'marowak', 48, 'male', 'rock-head', 'adamant', [7, 14, 22, 16, 12, 15], ['bonemerang', 'rock-slide', 'thrash', 'swords-dance'], 'thickclub'],
      ['kanto-8-nidoqueen', 'nidoqueen', 49, 'female', 'poison-point', 'quiet', [6, 19, 9, 10, 9, 18], ['earth-power', 'sludge-bomb', 'ice-beam', 'superpower']],
      ['kanto-8-nidoking', 'nidoking', 50, 'male', 'poison-point', 'naughty', [6, 9, 18, 9, 19, 18], ['earthquake', 'sucker-punch', 'poison-jab', 'ice-beam']],
      ['kanto-8-rhyperior', 'rhyperior', 53, 'male', 'solid-rock', 'adamant', [8, 20, 12, 12, 18, 14], ['earthquake', 'stone-edge', 'hammer-arm', 'avalanche'], 'softsand'],
    ],
    reward: ['premio-kanto-8-flygon', 'flygon', 52, 'male', 'levitate', 'jolly', [24, 23, 25, 18, 12, 12], ['earthquake', 'dragon-claw', 'rock-slide', 'u-turn']],
  },
  {
    name: 'Blu',
    badgeName: null,
    team: [
      ['kanto-9-pidgeot', 'pidgeot', 54, 'male', 'keen-eye', 'jolly', [12, 20, 15, 14, 23, 26], ['aerial-ace', 'quick-attack', 'u-turn', 'feather-dance']],
      ['kanto-9-exeggutor', 'exeggutor', 55, 'female', 'chlorophyll', 'modest', [15, 19, 14, 19, 19, 12], ['psychic', 'giga-drain', 'sleep-powder', 'sunny-day']],
      ['kanto-9-gyarados', 'gyarados', 56, 'male', 'intimidate', 'adamant', [11, 16, 26, 21, 18, 23], ['waterfall', 'ice-fang', 'dragon-dance', 'earthquake'], 'wacanberry'],
      ['kanto-9-machamp', 'machamp', 56, 'male', 'no-guard', 'adamant', [17, 18, 22, 26, 18, 12], ['dynamic-punch', 'rock-slide', 'bulk-up', 'vital-throw']],
      ['kanto-9-arcanine', 'arcanine', 57, 'male', 'flash-fire', 'adamant', [19, 20, 13, 23, 16, 19], ['flare-blitz', 'extreme-speed', 'thunder-fang', 'crunch']],
      ['kanto-9-tyranitar', 'tyranitar', 59, 'male', 'sand-stream', 'adamant', [15, 12, 26, 18, 18, 17], ['stone-edge', 'crunch', 'earthquake', 'thunder-fang'], 'leftovers'],
    ],
    reward: ['premio-kanto-9-mewtwo', 'mewtwo', 70, 'genderless', 'pressure', 'modest', [12, 12, 22, 25, 15, 23], ['psychic', 'shadow-ball', 'focus-blast', 'calm-mind']],
  },
];
