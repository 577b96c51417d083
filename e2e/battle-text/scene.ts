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

/** A Pokémon of a scene: what it does not say is of no matter. */
export interface Actor {
  form?: string;
  ability?: string;
  item?: string;
  moves: readonly string[];
  gender?: BattlePokemon['gender'];
  level?: number;
}

/** Two teams that, whatever they choose, soon show what the scene is about. */
export interface Scene {
  format?: BattleFormat;
  /** The battles' seeds: those by which chance shows everything; 0 by default. */
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

/** How a battle was told to one side, or to a spectator. */
export interface Told {
  format: BattleFormat;
  sizes: readonly [number, number];
  side: BattleSide | null;
  events: readonly BattleEvent[];
}

const longest = 14;

/** Plays a scene with each of its seeds; returns what both sides and a spectator were told. */
export function play({ format = 'singles', seeds = [0], mine, theirs }: Scene): Told[] {
  return seeds.flatMap((seed) => {
    const battle = startBattle({
      format,
      seed: `scene ${seed}`,
      teams: [mine.map(cast), theirs.map(cast)],
    });
    const random = new SeededRandom(seed);
    while (battle.end === null && battle.turn <= longest) playStep(random, battle);
    return toldOf(battle, format, [mine.length, theirs.length]);
  });
}

/** What everybody was told of a battle. */
export function toldOf(
  battle: LiveBattle,
  format: BattleFormat,
  sizes: readonly [number, number],
): Told[] {
  return ([1, 2, null] as const).map((side) => ({
    format,
    sizes,
    side,
    events: battle.events(side ?? 'spectator'),
  }));
}
