import type { BattleKind } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { opponentOf } from './opponent-of.ts';
import { battleQueries } from './queries.ts';

/** A link to the running battle, or to the preparation of the next. */
export type WayToBattle =
  | { kind: 'running'; to: string; opponentName: string }
  | { kind: 'next'; to: string };

/** The most urgent first: the clock of a duel runs. */
const ranks: Readonly<Record<BattleKind, number>> = {
  duel: 0,
  leader: 1,
  rematch: 1,
  trial: 2,
};

/**
 * Prefers a running battle, begun on any device, to the preparation for the leader; undefined while
 * loading, null without either.
 */
export function useWayToBattle(leaderId: number | null): WayToBattle | null | undefined {
  const { data, isPending } = useQuery(battleQueries.open());
  const [battle] = data?.toSorted((one, other) => ranks[one.kind] - ranks[other.kind]) ?? [];
  if (battle !== undefined) {
    return { kind: 'running', to: `/battle/${battle.id}`, opponentName: opponentOf(battle).name };
  }
  if (isPending) return undefined;
  return leaderId === null ? null : { kind: 'next', to: `/battle-preparation/${leaderId}` };
}
