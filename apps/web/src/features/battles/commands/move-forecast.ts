import type {
  BattleRequest,
  BattleSide,
  BattleTerms,
  ChoosableMove,
  OwnPokemon,
} from '@poketorneo/contract';
import {
  activeAt,
  activeOf,
  type Battler,
  type BattleView,
  battlerOf,
  effectOf,
  type FormFacts,
  fieldOf,
  foeOf,
  type MoveEffect,
  type PokemonView,
  pokemonAt,
} from '@poketorneo/rules/battle';

/** What a move would do, in a word. */
export type EffectLabel = 'superefficace' | 'poco efficace' | 'non ha effetto';

/** What a move would do to one foe. */
export interface MoveForecast {
  readonly foe: PokemonView;
  readonly effect: MoveEffect;
  /** Null for a neutral or unknown effect. */
  readonly label: EffectLabel | null;
}

/** A battle as its player sees it. */
export interface Battlefield {
  readonly view: BattleView;
  readonly terms: BattleTerms;
  readonly side: BattleSide;
}

/** The forecasts of a move for the foes that it can be aimed at, from left to right on the screen. */
export function forecastsOf(
  { move, typeId, aims }: ChoosableMove,
  user: OwnPokemon,
  { view, terms, side }: Battlefield,
): MoveForecast[] {
  const term = terms.moves[move];
  if (term === undefined) return [];
  const attack = { move, typeId: typeId ?? term.typeId, damageClass: term.damageClass };
  const attacker = ownBattler(user, { view, terms, side });
  const foeSide = foeOf(side);
  const foes =
    aims.length === 0
      ? activeOf(view, foeSide)
      : aims
          .filter((aim) => aim.side === foeSide)
          .map((aim) => activeAt(view, aim.side, aim.position))
          .filter((foe) => foe !== null);
  return (
    foes
      .map((foe) => {
        const target = foeBattler(foe, { view, terms, side });
        const effect = effectOf(attack, attacker, target, fieldOf(view));
        return { foe, effect, label: labelOf(effect) };
      })
      // The opposite side is mirrored.
      .toSorted((one, other) => (other.foe.position ?? 0) - (one.foe.position ?? 0))
  );
}

function formOf(formId: number, terms: BattleTerms): FormFacts {
  return terms.forms[formId] ?? { typeIds: [], onlyAbility: null };
}

/** A foe, as far as it has been seen. */
export function foeBattler(foe: PokemonView, { view, terms, side }: Battlefield): Battler {
  return battlerOf(foe, view.sides[foeOf(side)], formOf(foe.formId, terms));
}

/** An own Pokémon, with all that its trainer knows. */
export function ownBattler(own: OwnPokemon, { view, terms, side }: Battlefield): Battler {
  const seen = pokemonAt(view, { side, place: own.place });
  const form = formOf(seen?.formId ?? own.formId, terms);
  const known = {
    ability: own.ability,
    item: own.item,
    level: own.level,
    gender: own.gender,
    status: own.condition.status,
  };
  if (seen === null) return { ...known, typeIds: form.typeIds, effects: new Set() };
  const battler = battlerOf(seen, view.sides[side], form);
  return { ...battler, ...known, ability: seen.ability ?? own.ability };
}

function labelOf({ factor, hindrance }: MoveEffect): EffectLabel | null {
  if (hindrance !== null) return 'non ha effetto';
  if (factor === null || factor === 1) return null;
  return factor > 1 ? 'superefficace' : 'poco efficace';
}

/** The label that all forecasts share; undefined if they differ. */
export function commonLabel(forecasts: readonly MoveForecast[]): EffectLabel | null | undefined {
  const [first = null] = forecasts.map(({ label }) => label);
  return forecasts.every(({ label }) => label === first) ? first : undefined;
}

/** The moves of the open position; none if it has to switch. */
export function movesAt(
  request: BattleRequest,
  openPosition: number | null,
): readonly ChoosableMove[] {
  const position = openPosition === null ? null : request.positions[openPosition];
  return position === null || position === undefined || position.mustSwitch ? [] : position.moves;
}

/** The own Pokémon at the open position; null if there is none. */
export function userAt(request: BattleRequest, openPosition: number | null): OwnPokemon | null {
  const place = openPosition === null ? undefined : request.positions[openPosition]?.place;
  return request.team.find((pokemon) => pokemon.place === place) ?? null;
}
