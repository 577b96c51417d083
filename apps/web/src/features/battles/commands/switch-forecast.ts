import type { OwnPokemon } from '@poketorneo/contract';
import {
  type Attack,
  activeOf,
  type Battler,
  effectOf,
  type FieldState,
  fieldOf,
  foeOf,
  type PokemonView,
} from '@poketorneo/rules/battle';
import { type Battlefield, foeBattler, ownBattler } from './move-forecast.ts';

/** What a Pokémon that comes in would deal and take, by the best attacks; null without any. */
export interface SwitchForecast {
  readonly deals: number | null;
  readonly takes: number | null;
}

/** The moves' real type is not in the terms. */
const varying = new Set(['hidden-power', 'judgment', 'natural-gift']);
const maxMoves = 4;

/** The forecast against all foes on the field, by what has been seen of them. */
export function switchForecastOf(own: OwnPokemon, battlefield: Battlefield): SwitchForecast {
  const { view, terms, side } = battlefield;
  const self = ownBattler(own, battlefield);
  const field = fieldOf(view);
  const foes = activeOf(view, foeOf(side)).filter(({ condition }) => condition.hp > 0);
  const attacksOf = (moves: readonly { readonly move: string }[]) =>
    moves.flatMap(({ move }): Attack[] => {
      const term = terms.moves[move];
      if (term === undefined || term.damageClass === 'status') return [];
      return [{ ...term, move, typeId: varying.has(move) ? null : term.typeId }];
    });
  const attacksOfFoe = (foe: PokemonView, { typeIds }: Battler) => {
    const moves = foe.transform?.moves ?? foe.moves;
    // While it may have others, an attack of each of its types.
    const unseen = moves.length < maxMoves ? typeIds : [];
    return [
      ...attacksOf(moves),
      ...unseen.map((typeId): Attack => ({ move: null, typeId, damageClass: 'physical' })),
    ];
  };
  const fights = foes.map((foe) => {
    const other = foeBattler(foe, battlefield);
    return {
      deals: bestFactor(attacksOf(own.moves), self, other, field),
      takes: bestFactor(attacksOfFoe(foe, other), other, self, field),
    };
  });
  return {
    deals: highest(fights.map(({ deals }) => deals)),
    takes: highest(fights.map(({ takes }) => takes)),
  };
}

function bestFactor(
  attacks: readonly Attack[],
  attacker: Battler,
  target: Battler,
  field: FieldState,
): number | null {
  return highest(
    attacks.map((attack) => {
      const { factor, hindrance } = effectOf(attack, attacker, target, field);
      return hindrance === null ? (factor ?? 1) : 0;
    }),
  );
}

function highest(factors: readonly (number | null)[]): number | null {
  const known = factors.filter((factor) => factor !== null);
  return known.length === 0 ? null : Math.max(...known);
}
