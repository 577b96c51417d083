import type { BattleEvent, BattleFormat, BattleSide } from '@poketorneo/contract';
import { allAbilities, allForms, allItems, allMoves } from '@poketorneo/gen4';
import {
  type BattlePokemon,
  type LiveBattle,
  startBattle,
} from '../../packages/battle/src/index.ts';
import { playStep } from '../../packages/battle/src/testing/random-battles.ts';
import { SeededRandom } from '../../packages/battle/src/testing/seeded-random.ts';
import { statsOf } from '../../packages/rules/src/index.ts';

/** A Pokémon of a scenario; omitted properties are irrelevant and have defaults. */
export interface Actor {
  form?: string;
  ability?: string;
  item?: string;
  moves: readonly string[];
  gender?: BattlePokemon['gender'];
  level?: number;
}

/** Two teams whose random choices soon produce the scenario's events. */
export interface Scenario {
  format?: BattleFormat;
  /** Seeds of the battles that together produce every event; 0 by default. */
  seeds?: readonly number[];
  mine: readonly Actor[];
  theirs: readonly Actor[];
}

const ivs = { hp: 31, attack: 31, defense: 31, spAttack: 31, spDefense: 31, speed: 31 };

function named<Thing extends { identifier: string }>(things: readonly Thing[], identifier: string) {
  const found = things.find((thing) => thing.identifier === identifier);
  if (found === undefined) throw new RangeError(`There is no ${identifier}`);
  return found;
}

function cast({
  form = 'snorlax',
  ability = 'run-away',
  item,
  moves,
  gender = 'male',
  level = 50,
}: Actor): BattlePokemon {
  const { id, baseStats } = named(allForms, form);
  return {
    formId: id,
    level,
    gender,
    isShiny: false,
    abilityId: named(allAbilities, ability).id,
    itemId: item === undefined ? null : named(allItems, item).id,
    moveIds: moves.map((move) => named(allMoves, move).id),
    stats: statsOf({ baseStats, level, nature: 'hardy', ivs }),
    ivs,
  };
}

/** The events of a battle for one side, or for a spectator (null). */
export interface Perspective {
  format: BattleFormat;
  sizes: readonly [number, number];
  side: BattleSide | null;
  events: readonly BattleEvent[];
}

const maxTurns = 14;

/** Plays a scenario with each of its seeds; returns the events for both sides and a spectator. */
export function play({ format = 'singles', seeds = [0], mine, theirs }: Scenario): Perspective[] {
  return seeds.flatMap((seed) => {
    const battle = startBattle({
      format,
      seed: `scene ${seed}`,
      teams: [mine.map(cast), theirs.map(cast)],
    });
    const random = new SeededRandom(seed);
    while (battle.end === null && battle.turn <= maxTurns) playStep(random, battle);
    return perspectivesOf(battle, format, [mine.length, theirs.length]);
  });
}

/** The events of a battle for both sides and a spectator. */
export function perspectivesOf(
  battle: LiveBattle,
  format: BattleFormat,
  sizes: readonly [number, number],
): Perspective[] {
  return ([1, 2, null] as const).map((side) => ({
    format,
    sizes,
    side,
    events: battle.events(side ?? 'spectator'),
  }));
}
