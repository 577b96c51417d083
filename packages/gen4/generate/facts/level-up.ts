/**
 * Level-up moves of forms whose species has a single list in @pkmn, as in Platinum, HeartGold and
 * SoulSilver. Level and move identifier.
 */
type LevelUpFact = readonly [level: number, move: string];

const deoxysBeginning: readonly LevelUpFact[] = [
  [1, 'leer'],
  [1, 'wrap'],
  [9, 'night-shade'],
];

const deoxysMiddle: readonly LevelUpFact[] = [
  [41, 'psychic'],
  [57, 'psycho-shift'],
  [65, 'zen-headbutt'],
  [89, 'psycho-boost'],
];

const shayminShared: readonly LevelUpFact[] = [
  [1, 'growth'],
  [10, 'magical-leaf'],
  [19, 'leech-seed'],
  [37, 'sweet-scent'],
  [46, 'natural-gift'],
  [55, 'worry-seed'],
  [73, 'energy-ball'],
  [82, 'sweet-kiss'],
  [100, 'seed-flare'],
];

function deoxys(...own: readonly LevelUpFact[]): readonly LevelUpFact[] {
  return [...deoxysBeginning, ...deoxysMiddle, ...own];
}

/** By form identifier. */
export const levelUpFacts: ReadonlyMap<string, readonly LevelUpFact[]> = new Map([
  [
    'deoxys-normal',
    deoxys(
      [17, 'teleport'],
      [25, 'knock-off'],
      [33, 'pursuit'],
      [49, 'snatch'],
      [73, 'cosmic-power'],
      [81, 'recover'],
      [97, 'hyper-beam'],
    ),
  ],
  [
    'deoxys-attack',
    deoxys(
      [17, 'teleport'],
      [25, 'taunt'],
      [33, 'pursuit'],
      [49, 'superpower'],
      [73, 'cosmic-power'],
      [81, 'zap-cannon'],
      [97, 'hyper-beam'],
    ),
  ],
  [
    'deoxys-defense',
    deoxys(
      [17, 'teleport'],
      [25, 'knock-off'],
      [33, 'spikes'],
      [49, 'snatch'],
      [73, 'iron-defense'],
      [73, 'amnesia'],
      [81, 'recover'],
      [97, 'counter'],
      [97, 'mirror-coat'],
    ),
  ],
  [
    'deoxys-speed',
    deoxys(
      [17, 'double-team'],
      [25, 'knock-off'],
      [33, 'pursuit'],
      [49, 'swift'],
      [73, 'agility'],
      [81, 'recover'],
      [97, 'extreme-speed'],
    ),
  ],
  [
    'shaymin-land',
    [
      ...shayminShared,
      [28, 'synthesis'],
      [64, 'aromatherapy'],
      [91, 'healing-wish'],
      // Taught only in Diamond and Pearl.
      [1, 'defense-curl'],
      [82, 'grass-whistle'],
      [91, 'lucky-chant'],
    ],
  ],
  ['shaymin-sky', [...shayminShared, [28, 'quick-attack'], [64, 'air-slash'], [91, 'leaf-storm']]],
]);
