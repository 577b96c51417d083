import type { BattlePokemon } from '@poketorneo/battle';
import { allAbilities, allForms, allMoves, formById, type Gender } from '@poketorneo/gen4';
import { type NatureIdentifier, type Stats, statsOf } from '@poketorneo/rules';

const trialLevel = 50;
const ivs: Stats = { hp: 20, attack: 20, defense: 20, spAttack: 20, spDefense: 20, speed: 20 };

/** Form, gender, ability, nature, moves and item, by their English identifiers. */
type TrialRow = readonly [
  form: string,
  gender: Gender,
  ability: string,
  nature: NatureIdentifier,
  moves: readonly [string, string, string, string],
  item?: string,
];

type LentPokemon = ReturnType<typeof lent>;
export type Trio = readonly [LentPokemon, LentPokemon, LentPokemon];

/** The trainer's Pokémon; the last is the favourite. */
export const trainersTrio: Trio = [
  lent('grotle', 'female', 'overgrow', 'hardy', ['seed-bomb', 'bite', 'body-slam', 'synthesis']),
  lent('prinplup', 'male', 'torrent', 'hardy', ['surf', 'drill-peck', 'ice-beam', 'metal-claw']),
  lent('monferno', 'female', 'blaze', 'hardy', [
    'flamethrower',
    'brick-break',
    'facade',
    'shadow-claw',
  ]),
];

/**
 * What a visitor may be lent: three Pokémon of different types, alike in strength, whose moves need
 * no explanation.
 */
export const lentTrios: readonly [Trio, ...Trio[]] = [
  [
    lent('charmeleon', 'male', 'blaze', 'hasty', [
      'fire-fang',
      'slash',
      'dragon-rage',
      'smokescreen',
    ]),
    lent('wartortle', 'male', 'torrent', 'modest', [
      'water-pulse',
      'bite',
      'rapid-spin',
      'protect',
    ]),
    lent('ivysaur', 'male', 'overgrow', 'modest', [
      'razor-leaf',
      'sludge-bomb',
      'strength',
      'synthesis',
    ]),
  ],
  [
    lent(
      'pikachu',
      'female',
      'static',
      'timid',
      ['discharge', 'quick-attack', 'iron-tail', 'thunder-wave'],
      'lightball',
    ),
    lent('quilava', 'male', 'blaze', 'timid', ['lava-plume', 'swift', 'aerial-ace', 'smokescreen']),
    lent('croconaw', 'male', 'torrent', 'adamant', [
      'waterfall',
      'crunch',
      'ice-fang',
      'scary-face',
    ]),
  ],
  [
    lent('flaaffy', 'male', 'static', 'modest', [
      'discharge',
      'signal-beam',
      'power-gem',
      'thunder-wave',
    ]),
    lent('vigoroth', 'female', 'vital-spirit', 'jolly', [
      'strength',
      'shadow-claw',
      'aerial-ace',
      'slack-off',
    ]),
    lent('machoke', 'male', 'guts', 'adamant', [
      'cross-chop',
      'rock-slide',
      'strength',
      'scary-face',
    ]),
  ],
];

function lent(...[form, gender, ability, nature, moves, item]: TrialRow) {
  const formId = idOf(allForms, form);
  const { baseStats } = formById(formId);
  return {
    formId,
    level: trialLevel,
    gender,
    isShiny: false,
    abilityId: idOf(allAbilities, ability),
    itemId: item ?? null,
    moveIds: moves.map((move) => idOf(allMoves, move)),
    stats: statsOf({ baseStats, level: trialLevel, nature, ivs }),
    ivs,
    nature,
  } satisfies BattlePokemon;
}

function idOf(rows: readonly { id: number; identifier: string }[], identifier: string): number {
  const row = rows.find((each) => each.identifier === identifier);
  if (row === undefined) throw new RangeError(`Nothing is called ${identifier}`);
  return row.id;
}
