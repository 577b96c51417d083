import type { BattleWeather } from '@poketorneo/contract';
import { foeOf, remainingOf } from '@poketorneo/rules/battle';
import {
  type Duel,
  hazardValue,
  isFaster,
  leadWith,
  type Rates,
  ratesOf,
  type SideState,
  statusCost,
} from './duel.ts';
import { type Fighter, foeFighter } from './fighter.ts';
import { effectLayers, type Situation } from './situation.ts';

/** One side of a single battle, as far as the evaluating side knows it. */
export interface BoardSide {
  /** On the field; it may have fainted. */
  readonly active: Fighter;
  /** Those that can come in and are known. */
  readonly bench: readonly Fighter[];
  /** Number of those that have not been seen. */
  readonly unseen: number;
  /** All of the team, fainted or not. */
  readonly teamSize: number;
  readonly effects: Readonly<Record<string, number>>;
}

/** A single battle between turns; 'mine' is the evaluating side. */
export interface Board {
  readonly mine: BoardSide;
  readonly foe: BoardSide;
  readonly weather: BattleWeather | null;
  readonly isTrickRoom: boolean;
  readonly hasGravity: boolean;
}

/** The board of a situation with this own Pokémon on the field; null without a foe there. */
export function boardOf(situation: Situation, active: Fighter): Board | null {
  const { side, view, own, foes } = situation;
  const [foe] = foes;
  if (foe == null) return null;
  const other = foeOf(side);
  const seen = Object.values(view.sides[other].pokemons).filter(
    ({ condition }) => condition.hp > 0,
  );
  const sides = { mine: view.sides[side], foe: view.sides[other] };
  return {
    mine: {
      active,
      bench: [...own.values()].filter(({ place }) => place !== active.place),
      unseen: 0,
      teamSize: sides.mine.teamSize,
      effects: effectLayers(sides.mine),
    },
    foe: {
      active: foe,
      bench: seen
        .filter(({ place }) => place !== foe.place)
        .map((pokemon) => foeFighter(view, pokemon)),
      unseen: Math.max(0, remainingOf(view, other) - seen.length),
      teamSize: sides.foe.teamSize,
      effects: effectLayers(sides.foe),
    },
    weather: view.weather?.kind ?? null,
    isTrickRoom: 'trick-room' in view.field,
    hasGravity: 'gravity' in view.field,
  };
}

/** The duel of two Pokémon on a board. */
export function duelOn(board: Board, mine: Fighter, foe: Fighter): Duel {
  return {
    mine,
    foe,
    mySide: stateOf(board.mine),
    foeSide: stateOf(board.foe),
    weather: board.weather,
    isTrickRoom: board.isTrickRoom,
    hasGravity: board.hasGravity,
    isDoubles: false,
    reserve: 0,
  };
}

/** A side as duels know it. */
function stateOf({ bench, unseen, effects }: BoardSide): SideState {
  return { effects, bench: bench.length + unseen };
}

/** Differences between both sides, mine minus the foe's: each speaks for mine where it is high. */
export const featureNames = [
  'hp',
  'alive',
  'status',
  'hazards',
  'speed',
  'activeRace',
  'races',
  'answers',
] as const;
export type Features = Readonly<Record<(typeof featureNames)[number], number>>;

/** Judges boards; caches the duels of pairs, which most boards of one decision share. */
export class BoardJudge {
  /** Numbers of the states that Pokémon and the field were in: keys of one number are quick. */
  readonly #states = new Map<string, number>();
  readonly #stateOf = new WeakMap<Fighter, number>();
  readonly #rates = new Map<number, Rates>();
  readonly #leads = new WeakMap<Fighter, WeakMap<Fighter, number>>();

  /** The features of a board on which neither side has lost. */
  featuresOf(board: Board): Features {
    const { mine, foe } = board;
    const ours = standing(mine);
    const theirs = standing(foe);
    // One that has just fainted counts as about to: no knock-out may cost the side that made it.
    const one = lastStanding(mine.active);
    const other = lastStanding(foe.active);
    const activeRace = leadAt(this.#ratesOf(board, one, other, fieldKeyOf(board)), one, other);
    const fainted = Math.max(0, mine.teamSize - ours.length - mine.unseen);
    const foesFainted = Math.max(0, foe.teamSize - theirs.length - foe.unseen);
    const leads = ours.map((each) =>
      theirs.map((against) =>
        each === one && against === other ? activeRace : this.#leadLater(board, each, against),
      ),
    );
    const answered = theirs.map((_, column) => max(leads.map((row) => row[column] ?? 0)));
    const lost = leads.map((row) => -min(row));
    return {
      hp: hpOf(ours) + mine.unseen - hpOf(theirs) - foe.unseen,
      alive: ours.length + mine.unseen - theirs.length - foe.unseen,
      status: statusOf(theirs) - statusOf(ours),
      hazards: hazardValue(stateOf(foe)) - hazardValue(stateOf(mine)),
      speed: isFaster(duelOn(board, one, other)) ? 1 : -1,
      activeRace,
      // A fainted foe is beaten by all of mine, and the other way round. Unseen ones are even.
      races:
        (sumOf(leads.map(sumOf)) +
          foesFainted * ours.length -
          fainted * (theirs.length + foe.unseen)) /
        (mine.teamSize * foe.teamSize),
      answers:
        (sumOf(answered) + foesFainted) / foe.teamSize - (sumOf(lost) + fainted) / mine.teamSize,
    };
  }

  /** The lead of a pair that may meet later, when most of the field's effects will be over. */
  #leadLater(board: Board, mine: Fighter, foe: Fighter): number {
    const known = this.#leads.get(mine)?.get(foe);
    if (known !== undefined) return known;
    const lead = leadAt(this.#ratesOf(later(board), mine, foe, ''), mine, foe);
    const leads = this.#leads.get(mine) ?? new WeakMap<Fighter, number>();
    this.#leads.set(mine, leads.set(foe, lead));
    return lead;
  }

  #ratesOf(board: Board, mine: Fighter, foe: Fighter, field: string): Rates {
    const pair = this.#stateOfFighter(mine) * maxStates + this.#stateOfFighter(foe);
    const key = this.#numberOf(field) * maxStates ** 2 + pair;
    const known = this.#rates.get(key);
    if (known !== undefined) return known;
    const unhurt = duelOn(board, { ...mine, hp: mine.maxHp }, { ...foe, hp: foe.maxHp });
    const rates = ratesOf(unhurt);
    this.#rates.set(key, rates);
    return rates;
  }

  #stateOfFighter(fighter: Fighter): number {
    const known = this.#stateOf.get(fighter);
    if (known !== undefined) return known;
    const state = this.#numberOf(keyOf(fighter));
    this.#stateOf.set(fighter, state);
    return state;
  }

  #numberOf(state: string): number {
    const known = this.#states.get(state);
    if (known !== undefined) return known;
    this.#states.set(state, this.#states.size);
    return this.#states.size - 1;
  }
}

/** More than one decision can meet. */
const maxStates = 2 ** 16;

function leadAt(rates: Rates, mine: Fighter, foe: Fighter): number {
  return leadWith(rates, mine.hp + mine.substitute, foe.hp + foe.substitute);
}

function later(board: Board): Board {
  const { mine, foe } = board;
  return {
    mine: { ...mine, effects: {} },
    foe: { ...foe, effects: {} },
    weather: null,
    isTrickRoom: false,
    hasGravity: false,
  };
}

/** All of a Pokémon that its rates depend on. */
function keyOf(fighter: Fighter): string {
  const { side, place, boosts, status, turnsAsleep, effects, ability, item } = fighter;
  const stages = Object.values(boosts).join(' ');
  const lasting = [...effects].filter((effect) => !passing.has(effect));
  return `${side} ${place} ${stages} ${status} ${turnsAsleep} ${ability} ${item} ${lasting.join()}`;
}

/** Effects of a turn, which decide no duel. */
const passing: ReadonlySet<string> = new Set(['flinch', 'protect', 'destiny-bond', 'recharge']);

function fieldKeyOf({ mine, foe, weather, isTrickRoom }: Board): string {
  return `${weather} ${isTrickRoom} ${screens(mine)} ${screens(foe)}`;
}

function lastStanding(fighter: Fighter): Fighter {
  return fighter.hp > 0 ? fighter : { ...fighter, hp: 1 };
}

function screens({ effects }: BoardSide): string {
  return `${'reflect' in effects} ${'light-screen' in effects} ${'tailwind' in effects}`;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** A side's known Pokémon that have not fainted. */
function standing({ active, bench }: BoardSide): Fighter[] {
  return [active, ...bench].filter(({ hp }) => hp > 0);
}

function hpOf(fighters: readonly Fighter[]): number {
  return sumOf(fighters.map(({ hp, maxHp }) => hp / maxHp));
}

function statusOf(fighters: readonly Fighter[]): number {
  return sumOf(fighters.map(({ status }) => (status === null ? 0 : statusCost[status])));
}

const max = (values: readonly number[]) => (values.length === 0 ? 0 : Math.max(...values));
const min = (values: readonly number[]) => (values.length === 0 ? 0 : Math.min(...values));
