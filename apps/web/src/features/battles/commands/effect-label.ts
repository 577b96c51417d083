import type { BattleRequest, BattleTerms, ChoosableMove } from '@poketorneo/contract';
import {
  activeAt,
  activeOf,
  type BattleView,
  effectivenessOf,
  foeOf,
  type PokemonView,
} from '@poketorneo/rules/battle';

/** How well a move's type works, where one can see it; null where there is nothing to say. */
export type EffectLabel = 'superefficace' | 'poco efficace' | 'inefficace';

/** Moves that hit regardless of their type, or with a type that their name does not show. */
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

/** Moves of which the type says only who is immune: their damage is settled otherwise. */
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

/** The types that a Pokémon is seen to have. */
function seenTypes({ typeIds, formId }: PokemonView, terms: BattleTerms): readonly number[] {
  return typeIds ?? terms.forms[formId]?.typeIds ?? [];
}

/** What is said on a move's button: of the foe, or of both where it is the same for both. */
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

/** The moves of the position that is open; none where it has to switch. */
export function movesAt(request: BattleRequest, open: number | null): readonly ChoosableMove[] {
  const position = open === null ? null : request.positions[open];
  return position === null || position === undefined || position.mustSwitch ? [] : position.moves;
}
