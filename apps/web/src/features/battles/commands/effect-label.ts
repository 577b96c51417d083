import type { BattleRequest, BattleTerms, ChoosableMove } from '@poketorneo/contract';
import {
  activeAt,
  activeOf,
  type BattleView,
  effectivenessOf,
  foeOf,
  type PokemonView,
} from '@poketorneo/rules/battle';

/** The effectiveness of a move's type. */
export type EffectLabel = 'superefficace' | 'poco efficace' | 'inefficace';

/** Moves without a type in battle, or with one that the player cannot know. */
const withoutType = new Set([
  'struggle',
  'future-sight',
  'doom-desire',
  'beat-up',
  'bide',
  'hidden-power',
  'natural-gift',
  'judgment',
  'weather-ball',
]);

/** Moves whose damage does not depend on their type, except for immunity. */
const withOwnDamage = new Set([
  'sonic-boom',
  'dragon-rage',
  'seismic-toss',
  'night-shade',
  'psywave',
  'super-fang',
  'endeavor',
  'counter',
  'mirror-coat',
  'metal-burst',
  'guillotine',
  'horn-drill',
  'fissure',
  'sheer-cold',
]);

/** The types of a Pokémon as far as the player knows. */
function seenTypes({ typeIds, formId }: PokemonView, terms: BattleTerms): readonly number[] {
  return typeIds ?? terms.forms[formId]?.typeIds ?? [];
}

/** The label for the possible targets; null for a neutral effect or if the targets differ. */
export function effectLabel(
  { move, aims }: ChoosableMove,
  { view, terms, side }: { view: BattleView; terms: BattleTerms; side: 1 | 2 },
): EffectLabel | null {
  const term = terms.moves[move];
  if (term === undefined || term.damageClass === 'status' || withoutType.has(move)) return null;
  const foes =
    aims.length === 0
      ? activeOf(view, foeOf(side))
      : aims
          .filter((aim) => aim.side !== side)
          .map((aim) => activeAt(view, aim.side, aim.position))
          .filter((foe) => foe !== null);
  const labels = foes.map((foe) => labelOf(effectivenessOf(term.typeId, seenTypes(foe, terms))));
  const [first = null] = labels;
  if (labels.some((label) => label !== first)) return null;
  return withOwnDamage.has(move) && first !== 'inefficace' ? null : first;
}

function labelOf(factor: number): EffectLabel | null {
  if (factor === 0) return 'inefficace';
  if (factor === 1) return null;
  return factor > 1 ? 'superefficace' : 'poco efficace';
}

/** The moves of the open position; none if it has to switch. */
export function movesAt(
  request: BattleRequest,
  openPosition: number | null,
): readonly ChoosableMove[] {
  const position = openPosition === null ? null : request.positions[openPosition];
  return position === null || position === undefined || position.mustSwitch ? [] : position.moves;
}
