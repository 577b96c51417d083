import type { LeaderSheet } from './leader-sheet.ts';

export const johtoLeaders: readonly LeaderSheet[] = [
  {
    name: 'Valerio',
    badgeName: 'Medaglia Zefiro',
    team: [
      ['johto-1-natu', 'natu', 18, 'male', 'early-bird', 'timid', [17, 20, 23, 25, 18, 22], ['night-shade', 'peck', 'reflect', 'teleport']],
      ['johto-1-hoothoot', 'hoothoot', 18, 'male', 'insomnia', 'careful', [25, 12, 16, 13, 15, 22], ['peck', 'hypnosis', 'foresight', 'reflect']],
      ['johto-1-pidgeotto', 'pidgeotto', 20, 'male', 'keen-eye', 'jolly', [23, 17, 25, 24, 21, 10], ['gust', 'quick-attack', 'roost', 'sand-attack'], 'sharpbeak'],
    ],
    reward: ['premio-johto-1-skarmory', 'skarmory', 21, 'female', 'keen-eye', 'impish', [17, 17, 27, 19, 18, 21], ['aerial-ace', 'steel-wing', 'sand-attack', 'roost']],
  },
  {
    name: 'Raffaello',
    badgeName: 'Medaglia Alveare',
    team: [
      ['johto-2-butterfree', 'butterfree', 23, 'female', 'compound-eyes', 'modest', [18, 17, 25, 10, 24, 24], ['confusion', 'sleep-powder', 'gust', 'silver-wind']],
      ['johto-2-ariados', 'ariados', 24, 'male', 'insomnia', 'adamant', [22, 19, 18, 20, 23, 14], ['leech-life', 'night-shade', 'scary-face', 'poison-sting']],
      ['johto-2-scyther', 'scyther', 26, 'male', 'technician', 'jolly', [13, 17, 19, 23, 11, 25], ['u-turn', 'wing-attack', 'quick-attack', 'focus-energy'], 'silverpowder'],
    ],
    reward: ['premio-johto-2-heracross', 'heracross', 27, 'male', 'guts', 'adamant', [30, 18, 16, 25, 16, 30], ['brick-break', 'bug-bite', 'aerial-ace', 'fury-attack']],
  },
  {
    name: 'Chiara',
    badgeName: 'Medaglia Piana',
    team: [
      ['johto-3-clefairy', 'clefairy', 28, 'female', 'cute-charm', 'calm', [17, 19, 12, 11, 18, 21], ['double-slap', 'sing', 'minimize', 'metronome']],
      ['johto-3-furret', 'furret', 29, 'female', 'run-away', 'jolly', [11, 22, 19, 20, 22, 24], ['slam', 'quick-attack', 'dig', 'helping-hand']],
      ['johto-3-wigglytuff', 'wigglytuff', 29, 'female', 'cute-charm', 'calm', [16, 11, 10, 15, 11, 16], ['body-slam', 'sing', 'disable', 'gyro-ball']],
      ['johto-3-miltank', 'miltank', 32, 'female', 'thick-fat', 'impish', [14, 16, 20, 21, 10, 14], ['rollout', 'body-slam', 'milk-drink', 'zen-headbutt'], 'lumberry'],
    ],
    reward: ['premio-johto-3-snorlax', 'snorlax', 33, 'male', 'thick-fat', 'careful', [26, 21, 25, 19, 25, 20], ['body-slam', 'yawn', 'rest', 'belly-drum'], 'leftovers'],
  },
  {
    name: 'Angelo',
    badgeName: 'Medaglia Nebbia',
    team: [
      ['johto-4-haunter', 'haunter', 33, 'male', 'levitate', 'timid', [11, 10, 10, 11, 10, 13], ['shadow-punch', 'hypnosis', 'night-shade', 'curse']],
      ['johto-4-misdreavus', 'misdreavus', 34, 'female', 'levitate', 'timid', [19, 16, 21, 20, 24, 10], ['shadow-ball', 'psybeam', 'confuse-ray', 'pain-split']],
      ['johto-4-drifblim', 'drifblim', 35, 'male', 'unburden', 'calm', [24, 10, 20, 17, 16, 23], ['ominous-wind', 'gust', 'minimize', 'stockpile']],
      ['johto-4-gengar', 'gengar', 37, 'male', 'levitate', 'timid', [13, 14, 11, 20, 22, 22], ['shadow-ball', 'sludge-bomb', 'hypnosis', 'dream-eater'], 'spelltag'],
    ],
    reward: ['premio-johto-4-mismagius', 'mismagius', 38, 'female', 'levitate', 'timid', [28, 17, 20, 28, 17, 25], ['shadow-ball', 'psybeam', 'confuse-ray', 'calm-mind']],
  },
  {
    name: 'Furio',
    badgeName: 'Medaglia Tempesta',
    team: [
      ['johto-5-primeape', 'primeape', 38, 'male', 'vital-spirit', 'jolly', [21, 18, 16, 20, 14, 13], ['cross-chop', 'assurance', 'u-turn', 'rock-slide']],
      ['johto-5-hitmonchan', 'hitmonchan', 39, 'male', 'iron-fist', 'adamant', [24, 25, 18, 11, 14, 23], ['sky-uppercut', 'thunder-punch', 'ice-punch', 'mach-punch']],
      ['johto-5-hitmonlee', 'hitmonlee', 39, 'male', 'reckless', 'adamant', [12, 10, 25, 17, 15, 20], ['high-jump-kick', 'sucker-punch', 'rock-slide', 'mind-reader']],
      ['johto-5-medicham', 'medicham', 41, 'female', 'pure-power', 'jolly', [22, 14, 13, 15, 14, 15], ['high-jump-kick', 'psycho-cut', 'ice-punch', 'meditate']],
      ['johto-5-poliwrath', 'poliwrath', 43, 'male', 'water-absorb', 'adamant', [18, 17, 13, 18, 18, 13], ['dynamic-punch', 'waterfall', 'hypnosis', 'body-slam'], 'blackbelt'],
    ],
    reward: ['premio-johto-5-machamp', 'machamp', 43, 'male', 'no-guard', 'adamant', [24, 27, 18, 25, 26, 22], ['cross-chop', 'rock-slide', 'thunder-punch', 'scary-face']],
  },
  {
    name: 'Jasmine',
    badgeName: 'Medaglia Minerale',
    team: [
      ['johto-6-skarmory', 'skarmory', 45, 'female', 'sturdy', 'impish', [17, 19, 16, 13, 25, 16], ['steel-wing', 'aerial-ace', 'spikes', 'roost']],
      ['johto-6-forretress', 'forretress', 45, 'female', 'sturdy', 'relaxed', [25, 20, 25, 25, 12, 12], ['gyro-ball', 'payback', 'rapid-spin', 'spikes']],
      ['johto-6-bronzong', 'bronzong', 46, 'genderless', 'levitate', 'sassy', [16, 20, 10, 11, 24, 22], ['gyro-ball', 'psychic', 'hypnosis', 'earthquake']],
      ['johto-6-magnezone', 'magnezone', 46, 'genderless', 'magnet-pull', 'modest', [22, 10, 15, 20, 21, 18], ['thunderbolt', 'flash-cannon', 'thunder-wave', 'mirror-shot']],
      ['johto-6-steelix', 'steelix', 49, 'male', 'rock-head', 'impish', [12, 18, 11, 23, 16, 18], ['iron-tail', 'earthquake', 'screech', 'sandstorm'], 'sitrusberry'],
    ],
    reward: ['premio-johto-6-ampharos', 'ampharos', 48, 'female', 'static', 'modest', [22, 31, 18, 30, 28, 16], ['thunderbolt', 'power-gem', 'signal-beam', 'cotton-spore']],
  },
  {
    name: 'Alfredo',
    badgeName: 'Medaglia Gelo',
    team: [
      ['johto-7-dewgong', 'dewgong', 49, 'male', 'thick-fat', 'calm', [23, 22, 20, 11, 23, 10], ['ice-beam', 'surf', 'rest', 'sleep-talk']],
      ['johto-7-jynx', 'jynx', 50, 'female', 'forewarn', 'timid', [11, 15, 15, 20, 20, 10], ['ice-beam', 'psychic', 'lovely-kiss', 'calm-mind']],
      ['johto-7-cloyster', 'cloyster', 50, 'male', 'shell-armor', 'quiet', [23, 12, 16, 11, 12, 20], ['ice-beam', 'surf', 'spikes', 'explosion']],
      ['johto-7-lapras', 'lapras', 51, 'female', 'shell-armor', 'modest', [23, 12, 14, 10, 22, 10], ['ice-beam', 'surf', 'sing', 'body-slam']],
      ['johto-7-weavile', 'weavile', 52, 'male', 'pressure', 'jolly', [14, 12, 16, 22, 19, 25], ['night-slash', 'ice-punch', 'swords-dance', 'brick-break']],
      ['johto-7-mamoswine', 'mamoswine', 55, 'male', 'snow-cloak', 'adamant', [21, 23, 10, 16, 21, 14], ['earthquake', 'avalanche', 'ice-fang', 'stone-edge'], 'nevermeltice'],
    ],
    reward: ['premio-johto-7-glaceon', 'glaceon', 54, 'female', 'snow-cloak', 'modest', [28, 25, 29, 23, 29, 28], ['ice-beam', 'shadow-ball', 'ice-shard', 'hail']],
  },
  {
    name: 'Sandra',
    badgeName: 'Medaglia Levante',
    team: [
      ['johto-8-altaria', 'altaria', 56, 'female', 'natural-cure', 'bold', [12, 17, 18, 11, 15, 18], ['dragon-pulse', 'perish-song', 'roost', 'dragon-dance']],
      ['johto-8-dragonair', 'dragonair', 56, 'female', 'shed-skin', 'adamant', [10, 19, 14, 13, 22, 24], ['dragon-rush', 'aqua-tail', 'thunder-wave', 'safeguard']],
      ['johto-8-gyarados', 'gyarados', 57, 'male', 'intimidate', 'adamant', [20, 16, 23, 24, 13, 23], ['aqua-tail', 'bite', 'dragon-dance', 'twister']],
      ['johto-8-flygon', 'flygon', 57, 'male', 'levitate', 'jolly', [20, 20, 15, 15, 14, 14], ['earthquake', 'dragon-claw', 'crunch', 'sandstorm']],
      ['johto-8-dragonite', 'dragonite', 59, 'male', 'inner-focus', 'adamant', [24, 15, 25, 22, 18, 14], ['dragon-rush', 'wing-attack', 'thunder-wave', 'fire-punch']],
      ['johto-8-kingdra', 'kingdra', 61, 'female', 'sniper', 'modest', [24, 25, 19, 11, 18, 19], ['dragon-pulse', 'hydro-pump', 'ice-beam', 'dragon-dance'], 'dragonfang'],
    ],
    reward: ['premio-johto-8-salamence', 'salamence', 58, 'male', 'intimidate', 'naughty', [25, 26, 25, 22, 30, 26], ['dragon-claw', 'fly', 'fire-fang', 'zen-headbutt']],
  },
  {
    name: 'Lance',
    badgeName: null,
    team: [
      ['johto-9-charizard', 'charizard', 62, 'male', 'blaze', 'naughty', [28, 23, 21, 20, 22, 19], ['flare-blitz', 'air-slash', 'dragon-claw', 'earthquake']],
      ['johto-9-kingdra', 'kingdra', 63, 'male', 'swift-swim', 'modest', [27, 16, 24, 19, 19, 21], ['hydro-pump', 'dragon-pulse', 'ice-beam', 'rain-dance']],
      ['johto-9-dragonite', 'dragonite', 63, 'female', 'inner-focus', 'adamant', [20, 22, 20, 20, 22, 28], ['outrage', 'thunder-wave', 'aqua-tail', 'roost'], 'yacheberry'],
      ['johto-9-salamence', 'salamence', 64, 'male', 'intimidate', 'naughty', [18, 29, 29, 26, 29, 15], ['dragon-claw', 'fly', 'crunch', 'fire-fang']],
      ['johto-9-garchomp', 'garchomp', 65, 'male', 'sand-veil', 'jolly', [15, 28, 23, 23, 22, 30], ['dragon-rush', 'earthquake', 'crunch', 'sandstorm']],
      ['johto-9-dragonite-2', 'dragonite', 67, 'male', 'inner-focus', 'adamant', [28, 23, 21, 28, 15, 25], ['outrage', 'fire-punch', 'extreme-speed', 'dragon-dance'], 'lumberry'],
    ],
    reward: ['premio-johto-9-ho-oh', 'ho-oh', 70, 'genderless', 'pressure', 'adamant', [26, 20, 22, 27, 19, 30], ['sacred-fire', 'brave-bird', 'earthquake', 'recover']],
  },
];
