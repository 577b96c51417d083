import type {
  BattleChoice,
  BattleEvent,
  BattleEventKind,
  BattleEventOf,
  BattleFormat,
  BattleRequest,
  BattleSide,
} from '@poketorneo/contract';
import { type LiveBattle, startBattle } from '../live-battle.ts';
import type { BattlePokemon } from '../setup.ts';

/** A battle between these teams, with a fixed seed. */
export function scene(
  first: readonly BattlePokemon[],
  second: readonly BattlePokemon[],
  { format = 'singles', seed = 'a scene' }: { format?: BattleFormat; seed?: string } = {},
): LiveBattle {
  return startBattle({ format, seed, teams: [first, second] });
}

/** A side's request. */
export function requestOf(battle: LiveBattle, side: BattleSide): BattleRequest {
  const request = battle.request(side);
  if (request === null) throw new Error(`Side ${side} has nothing to decide`);
  return request;
}

export const move = (slot: number): BattleChoice => [{ do: 'move', slot }];
export const switchTo = (place: number): BattleChoice => [{ do: 'switch', to: place }];

/** Events of one turn for an audience: both sides decide once. */
export function turn(
  battle: LiveBattle,
  first: BattleChoice,
  second: BattleChoice,
  audience: BattleSide | 'spectator' = 1,
): readonly BattleEvent[] {
  const before = battle.events(audience).length;
  battle.decide({ 1: first, 2: second });
  return battle.events(audience, before);
}

/** Events of one kind. */
export function ofKind<Kind extends BattleEventKind>(
  events: readonly BattleEvent[],
  kind: Kind,
): BattleEventOf<Kind>[] {
  return events.filter((event): event is BattleEventOf<Kind> => event.kind === kind);
}
