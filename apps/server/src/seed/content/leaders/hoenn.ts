import type { LeaderSheet } from './leader-sheet.ts';

export const hoennLeaders: readonly LeaderSheet[] = [
  {
    name: 'Petra',
    badgeName: 'Medaglia Pietra',
    team: [
      ['hoenn-1-geodude', 'geodude', 22, 'female', 'sturdy', 'adamant', [21, 27, 27, 20, 28, 26], ['rock-throw', 'magnitude', 'rollout', 'defense-curl']],
      ['hoenn-1-anorith', 'anorith', 22, 'male', 'battle-armor', 'jolly', [23, 20, 28, 21, 15, 17], ['metal-claw', 'rock-tomb', 'fury-cutter', 'water-gun']],
      ['hoenn-1-nosepass', 'nosepass', 24, 'male', 'sturdy', 'impish', [14, 20, 20, 14, 23, 28], ['rock-slide', 'thunder-wave', 'block', 'sandstorm'], 'hardstone'],
    ],
    reward: ['premio-hoenn-1-aerodactyl', 'aerodactyl', 26, 'male', 'pressure', 'jolly', [21, 20, 19, 31, 24, 31], ['rock-slide', 'wing-attack', 'bite', 'roar']],
  },
  {
    name: 'Rudi',
    badgeName: 'Medaglia Pugno',
    team: [
      ['hoenn-2-machoke', 'machoke', 29, 'male', 'guts', 'adamant', [21, 26, 13, 26, 25, 24], ['revenge', 'rock-tomb', 'low-kick', 'foresight']],
      ['hoenn-2-meditite', 'meditite', 29, 'female', 'pure-power', 'jolly', [17, 14, 25, 14, 17, 16], ['force-palm', 'confusion', 'fake-out', 'feint']],
      ['hoenn-2-hariyama', 'hariyama', 31, 'male', 'thick-fat', 'adamant', [19, 18, 20, 13, 18, 24], ['force-palm', 'knock-off', 'fake-out', 'belly-drum'], 'blackbelt'],
    ],
    reward: ['premio-hoenn-2-breloom', 'breloom', 32, 'male', 'effect-spore', 'adamant', [21, 28, 21, 25, 24, 28], ['mach-punch', 'seed-bomb', 'stun-spore', 'headbutt']],
  },
  {
    name: 'Walter',
    badgeName: 'Medaglia Dinamo',
    team: [
      ['hoenn-3-electrode', 'electrode', 34, 'genderless', 'static', 'timid', [18, 20, 20, 16, 24, 25], ['shock-wave', 'light-screen', 'screech', 'self-destruct']],
      ['hoenn-3-magneton', 'magneton', 35, 'genderless', 'magnet-pull', 'modest', [17, 19, 20, 27, 24, 23], ['thunderbolt', 'tri-attack', 'thunder-wave', 'flash-cannon']],
      ['hoenn-3-lanturn', 'lanturn', 35, 'male', 'volt-absorb', 'calm', [25, 22, 22, 18, 21, 13], ['shock-wave', 'bubble-beam', 'confuse-ray', 'stockpile']],
      ['hoenn-3-manectric', 'manectric', 38, 'male', 'lightning-rod', 'naive', [27, 25, 15, 16, 17, 19], ['discharge', 'bite', 'thunder-wave', 'roar'], 'magnet'],
    ],
    reward: ['premio-hoenn-3-electivire', 'electivire', 38, 'male', 'motor-drive', 'naive', [23, 30, 29, 27, 29, 20], ['thunder-punch', 'ice-punch', 'quick-attack', 'light-screen']],
  },
  {
    name: 'Fiammetta',
    badgeName: 'Medaglia Fiamma',
    team: [
      ['hoenn-4-rapidash', 'rapidash', 40, 'female', 'flash-fire', 'jolly', [20, 24, 21, 18, 24, 24], ['flame-wheel', 'fury-attack', 'stomp', 'will-o-wisp']],
      ['hoenn-4-magcargo', 'magcargo', 40, 'male', 'magma-armor', 'modest', [13, 21, 16, 15, 23, 16], ['lava-plume', 'ancient-power', 'recover', 'amnesia']],
      ['hoenn-4-camerupt', 'camerupt', 42, 'male', 'solid-rock', 'quiet', [22, 18, 23, 26, 16, 18], ['lava-plume', 'earth-power', 'rock-slide', 'amnesia']],
      ['hoenn-4-torkoal', 'torkoal', 44, 'female', 'white-smoke', 'bold', [27, 28, 13, 24, 27, 17], ['flamethrower', 'body-slam', 'iron-defense', 'protect'], 'whiteherb'],
    ],
    reward: ['premio-hoenn-4-blaziken', 'blaziken', 43, 'male', 'blaze', 'adamant', [26, 29, 22, 19, 29, 26], ['blaze-kick', 'brick-break', 'slash', 'bulk-up']],
  },
  {
    name: 'Norman',
    badgeName: 'Medaglia Armonia',
    team: [
      ['hoenn-5-spinda', 'spinda', 45, 'male', 'own-tempo', 'adamant', [27, 26, 23, 21, 28, 27], ['teeter-dance', 'dizzy-punch', 'hypnosis', 'sucker-punch']],
      ['hoenn-5-linoone', 'linoone', 46, 'male', 'pickup', 'adamant', [26, 15, 13, 27, 27, 24], ['slash', 'belly-drum', 'shadow-claw', 'rest']],
      ['hoenn-5-exploud', 'exploud', 46, 'male', 'soundproof', 'mild', [17, 21, 18, 16, 16, 25], ['hyper-voice', 'screech', 'fire-blast', 'stomp']],
      ['hoenn-5-zangoose', 'zangoose', 47, 'male', 'immunity', 'jolly', [14, 22, 20, 27, 26, 25], ['crush-claw', 'swords-dance', 'quick-attack', 'shadow-claw']],
      ['hoenn-5-slaking', 'slaking', 50, 'male', 'truant', 'adamant', [23, 19, 19, 14, 28, 17], ['facade', 'slack-off', 'shadow-claw', 'yawn'], 'silkscarf'],
    ],
    reward: ['premio-hoenn-5-porygon-z', 'porygon-z', 51, 'genderless', 'adaptability', 'modest', [26, 26, 27, 19, 30, 29], ['tri-attack', 'psybeam', 'shadow-ball', 'agility']],
  },
  {
    name: 'Alice',
    badgeName: 'Medaglia Piuma',
    team: [
      ['hoenn-6-swellow', 'swellow', 51, 'female', 'guts', 'jolly', [17, 28, 20, 27, 21, 18], ['aerial-ace', 'facade', 'quick-attack', 'u-turn']],
      ['hoenn-6-tropius', 'tropius', 52, 'female', 'chlorophyll', 'calm', [27, 16, 19, 15, 23, 26], ['air-slash', 'magical-leaf', 'synthesis', 'sunny-day']],
      ['hoenn-6-pelipper', 'pelipper', 52, 'female', 'keen-eye', 'bold', [27, 13, 16, 14, 22, 19], ['surf', 'air-slash', 'roost', 'protect']],
      ['hoenn-6-skarmory', 'skarmory', 53, 'male', 'keen-eye', 'impish', [19, 25, 22, 28, 23, 13], ['steel-wing', 'fly', 'spikes', 'roost']],
      ['hoenn-6-altaria', 'altaria', 56, 'female', 'natural-cure', 'adamant', [17, 17, 23, 16, 27, 21], ['dragon-claw', 'aerial-ace', 'dragon-dance', 'earthquake'], 'sharpbeak'],
    ],
    reward: ['premio-hoenn-6-togekiss', 'togekiss', 54, 'female', 'serene-grace', 'modest', [20, 22, 22, 23, 23, 27], ['air-slash', 'ancient-power', 'thunder-wave', 'roost']],
  },
  {
    name: 'Tell e Pat',
    badgeName: 'Medaglia Mente',
    isDoubleBattle: true,
    team: [
      ['hoenn-7-xatu', 'xatu', 57, 'male', 'early-bird', 'timid', [25, 20, 24, 19, 23, 23], ['psychic', 'confuse-ray', 'tailwind', 'u-turn']],
      ['hoenn-7-gardevoir', 'gardevoir', 58, 'female', 'trace', 'timid', [26, 22, 26, 23, 28, 14], ['psychic', 'thunderbolt', 'calm-mind', 'will-o-wisp']],
      ['hoenn-7-gallade', 'gallade', 58, 'male', 'steadfast', 'jolly', [18, 28, 18, 22, 15, 28], ['psycho-cut', 'close-combat', 'swords-dance', 'leaf-blade']],
      ['hoenn-7-claydol', 'claydol', 59, 'genderless', 'levitate', 'sassy', [21, 15, 18, 25, 26, 25], ['earthquake', 'psychic', 'light-screen', 'reflect'], 'lightclay'],
      ['hoenn-7-lunatone', 'lunatone', 62, 'genderless', 'levitate', 'modest', [26, 16, 22, 15, 15, 20], ['psychic', 'ancient-power', 'hypnosis', 'cosmic-power']],
      ['hoenn-7-solrock', 'solrock', 62, 'genderless', 'levitate', 'adamant', [21, 16, 13, 19, 17, 25], ['earthquake', 'rock-slide', 'zen-headbutt', 'sunny-day'], 'sitrusberry'],
    ],
    reward: ['premio-hoenn-7-latias', 'latias', 60, 'female', 'levitate', 'timid', [31, 29, 21, 30, 24, 20], ['mist-ball', 'dragon-pulse', 'recover', 'calm-mind']],
  },
  {
    name: 'Adriano',
    badgeName: 'Medaglia Pioggia',
    team: [
      ['hoenn-8-whiscash', 'whiscash', 63, 'male', 'oblivious', 'brave', [16, 21, 14, 19, 16, 25], ['earthquake', 'aqua-tail', 'amnesia', 'rest']],
      ['hoenn-8-wailord', 'wailord', 63, 'female', 'water-veil', 'quiet', [18, 15, 22, 26, 19, 14], ['water-spout', 'blizzard', 'amnesia', 'rest']],
      ['hoenn-8-tentacruel', 'tentacruel', 64, 'female', 'clear-body', 'calm', [28, 19, 26, 26, 26, 20], ['sludge-bomb', 'surf', 'barrier', 'toxic-spikes']],
      ['hoenn-8-ludicolo', 'ludicolo', 64, 'male', 'swift-swim', 'modest', [27, 13, 17, 25, 20, 25], ['surf', 'energy-ball', 'rain-dance', 'fake-out']],
      ['hoenn-8-gyarados', 'gyarados', 65, 'male', 'intimidate', 'adamant', [25, 23, 21, 14, 28, 25], ['aqua-tail', 'earthquake', 'dragon-dance', 'ice-fang']],
      ['hoenn-8-milotic', 'milotic', 68, 'female', 'marvel-scale', 'bold', [17, 23, 13, 23, 28, 22], ['surf', 'ice-beam', 'recover', 'attract'], 'leftovers'],
    ],
    reward: ['premio-hoenn-8-suicune', 'suicune', 66, 'genderless', 'pressure', 'bold', [27, 26, 29, 25, 23, 22], ['surf', 'ice-beam', 'calm-mind', 'rest']],
  },
  {
    name: 'Rocco',
    badgeName: null,
    team: [
      ['hoenn-9-skarmory', 'skarmory', 69, 'male', 'sturdy', 'impish', [22, 24, 21, 20, 28, 28], ['steel-wing', 'drill-peck', 'spikes', 'roost']],
      ['hoenn-9-claydol', 'claydol', 70, 'genderless', 'levitate', 'relaxed', [23, 22, 19, 23, 21, 19], ['earthquake', 'psychic', 'ancient-power', 'rapid-spin']],
      ['hoenn-9-cradily', 'cradily', 70, 'male', 'suction-cups', 'calm', [24, 25, 28, 21, 27, 27], ['energy-ball', 'ancient-power', 'recover', 'confuse-ray']],
      ['hoenn-9-armaldo', 'armaldo', 70, 'male', 'battle-armor', 'adamant', [18, 30, 18, 18, 30, 29], ['x-scissor', 'rock-slide', 'earthquake', 'swords-dance']],
      ['hoenn-9-aggron', 'aggron', 71, 'male', 'rock-head', 'adamant', [30, 27, 25, 28, 23, 25], ['head-smash', 'iron-tail', 'earthquake', 'dragon-claw']],
      ['hoenn-9-metagross', 'metagross', 74, 'genderless', 'clear-body', 'adamant', [24, 31, 30, 19, 28, 23], ['meteor-mash', 'zen-headbutt', 'earthquake', 'bullet-punch'], 'sitrusberry'],
    ],
    reward: ['premio-hoenn-9-rayquaza', 'rayquaza', 70, 'genderless', 'air-lock', 'naughty', [23, 23, 23, 20, 19, 22], ['outrage', 'extreme-speed', 'dragon-dance', 'air-slash']],
  },
];
