import type { BattleRequest, Gender, MajorStatus, OwnPokemon } from '@poketorneo/contract';
import {
  abilityById,
  type Form,
  findForm,
  formById,
  itemById,
  moveById,
  onlyAbilityOf,
  typeIdsOf,
} from '@poketorneo/gen4';
import { natures, type Stats, statsOf } from '@poketorneo/rules';
import {
  type BattleView,
  type Boosts,
  noBoosts,
  type PokemonView,
  pokemonAt,
} from '@poketorneo/rules/battle';
import type { BattlePokemon } from '../setup.ts';
import { factsOf, type MoveFacts } from './move-facts.ts';

/** A move that a Pokémon can use, with its certainty. */
export interface KnownMove {
  readonly facts: MoveFacts;
  /** Probability that it knows the move: 1 where it was seen. */
  readonly certainty: number;
  readonly isUsable: boolean;
}

/** A certain move. */
export function certainMove(identifier: string, isUsable = true): KnownMove {
  return { facts: factsOf(identifier), certainty: 1, isUsable };
}

/** The AI's model of a Pokémon: known facts, and the likeliest values for the rest. */
export interface Fighter {
  readonly side: 1 | 2;
  readonly place: number;
  readonly formId: number;
  readonly weight: number;
  readonly level: number;
  readonly gender: Gender;
  readonly typeIds: readonly number[];
  readonly stats: Stats;
  readonly boosts: Boosts;
  readonly hp: number;
  readonly maxHp: number;
  readonly status: MajorStatus | null;
  readonly turnsAsleep: number;
  /** Turns of bad poisoning so far. */
  readonly turnsPoisoned: number;
  readonly ability: string | null;
  readonly item: string | null;
  /** Volatile effects: 'confusion', 'leech-seed' … */
  readonly effects: ReadonlySet<string>;
  /** HP of its substitute. */
  readonly substitute: number;
  /** Turns since it came in; 0 off the field. */
  readonly turnsOut: number;
  readonly moves: readonly KnownMove[];
  /** The move that it is locked into, or null. */
  readonly lastMove: string | null;
}

/** One of the side's own Pokémon, fully known. */
function ownFighter(view: BattleView, own: OwnPokemon, side: 1 | 2): Fighter {
  const seen = pokemonAt(view, { side, place: own.place });
  const form = formById(seen?.position == null ? own.formId : seen.formId);
  const isActive = seen !== null && seen.position !== null;
  return {
    ...seenFields(view, isActive ? seen : null, form),
    side,
    place: own.place,
    level: own.level,
    gender: own.gender,
    stats: own.stats,
    hp: own.condition.hp,
    maxHp: own.condition.maxHp,
    status: own.condition.status,
    turnsAsleep: seen?.turnsAsleep ?? 0,
    turnsPoisoned: own.condition.status === 'tox' && isActive ? view.turn - seen.since : 0,
    ability: isActive ? (seen.ability ?? own.ability) : own.ability,
    item: own.item,
    moves: own.moves.map(({ move, pp }) => certainMove(move, pp > 0)),
  };
}

/** The side's own Pokémon that can still fight, by place. */
export function ownFighters(view: BattleView, request: BattleRequest, side: 1 | 2): Fighter[] {
  return request.team
    .filter(({ condition }) => condition.hp > 0)
    .map((own) => ownFighter(view, own, side));
}

/** A foe: seen facts, and the likeliest values for the rest. */
export function foeFighter(view: BattleView, seen: PokemonView): Fighter {
  const form = formById(seen.formId);
  const stats = likelyStats(form, seen.level);
  const { condition } = seen;
  return {
    ...seenFields(view, seen.position === null ? null : seen, form),
    side: seen.side,
    place: seen.place,
    level: seen.level,
    gender: seen.gender,
    stats,
    hp: (stats.hp * condition.hp) / condition.maxHp,
    maxHp: stats.hp,
    status: condition.status,
    turnsAsleep: seen.turnsAsleep,
    turnsPoisoned:
      condition.status === 'tox' && seen.position !== null ? view.turn - seen.since : 0,
    ability: seen.ability ?? onlyAbilityOf(form)?.identifier ?? null,
    item: seen.item.is === 'held' ? seen.item.item : null,
    moves: movesOf(seen, form),
  };
}

function seenFields(view: BattleView, seen: PokemonView | null, form: Form) {
  const substitute = seen?.effects.substitute;
  return {
    formId: form.id,
    weight: form.weight,
    typeIds: seen?.typeIds ?? typeIdsOf(form),
    boosts: seen?.boosts ?? noBoosts,
    effects: new Set([...Object.keys(seen?.effects ?? {}), ...(seen?.moveEffects ?? [])]),
    substitute: substitute === undefined ? 0 : likelyStats(form, seen?.level ?? 50).hp / 5,
    turnsOut: seen === null ? 0 : Math.max(0, view.turn - seen.since),
    lastMove: seen?.lastMove ?? null,
  };
}

const averageIvs: Stats = {
  hp: 20,
  attack: 20,
  defense: 20,
  spAttack: 20,
  spDefense: 20,
  speed: 20,
};
const [plainNature] = natures;

function likelyStats(form: Form, level: number): Stats {
  return statsOf({
    baseStats: form.baseStats,
    level,
    nature: plainNature.identifier,
    ivs: averageIvs,
  });
}

/** Seen moves, and likely attacks of its own types while it may have more. */
function movesOf(seen: PokemonView, form: Form): KnownMove[] {
  const certain = seen.transform?.moves ?? seen.moves;
  const moves = certain.map(({ move, ppSpent }) => certainMove(move, ppSpent < 40));
  if (moves.length >= 4) return moves;
  const usual = typeIdsOf(form)
    .filter((typeId) => !moves.some(({ facts }) => facts.typeId === typeId && facts.power > 0))
    .map((typeId) => likelyAttack(typeId, form, seen.level));
  return [...moves, ...usual];
}

/** The likely attack of a type for a Pokémon of this level. */
function likelyAttack(typeId: number, form: Form, level: number): KnownMove {
  const { attack, spAttack } = form.baseStats;
  const power = level < 20 ? 40 : level < 32 ? 60 : 80;
  const damageClass = attack > spAttack ? 'physical' : 'special';
  return {
    facts: { ...factsOf('tackle'), identifier: 'usual', typeId, power, damageClass, accuracy: 1 },
    certainty: 0.8,
    isUsable: true,
  };
}

/** The types of a form, unless changed. */
export function formTypes(formId: number): number[] {
  const form = findForm(formId);
  return form === undefined ? [] : typeIdsOf(form);
}

/** A Pokémon at full strength, before any battle. */
export function freshFighter(pokemon: BattlePokemon, side: 1 | 2, place: number): Fighter {
  const form = formById(pokemon.formId);
  const { stats, level, gender, abilityId, itemId, moveIds } = pokemon;
  return {
    side,
    place,
    formId: form.id,
    weight: form.weight,
    level,
    gender,
    typeIds: typeIdsOf(form),
    stats,
    boosts: noBoosts,
    hp: stats.hp,
    maxHp: stats.hp,
    status: null,
    turnsAsleep: 0,
    turnsPoisoned: 0,
    ability: abilityById(abilityId).identifier,
    item: itemId === null ? null : itemById(itemId).identifier,
    effects: new Set(),
    substitute: 0,
    turnsOut: 0,
    moves: moveIds.map((id) => certainMove(moveById(id).identifier)),
    lastMove: null,
  };
}
