import { useQuery } from '@tanstack/react-query';
import { battleQueries } from './queries.ts';

/** A link to the running battle, or to the preparation of the next. */
export type WayToBattle =
  | { kind: 'running'; to: string; leaderName: string; leaderId: number | null; turn: number }
  | { kind: 'next'; to: string };

/**
 * Prefers a running battle, begun on any device, to the preparation for the leader; undefined while
 * loading, null without either.
 */
export function useWayToBattle(leaderId: number | null): WayToBattle | null | undefined {
  const { data, isPending } = useQuery(battleQueries.open());
  const [battle] = data ?? [];
  if (battle !== undefined) {
    const { id, leaderName, turn } = battle;
    return { kind: 'running', to: `/battle/${id}`, leaderName, leaderId: battle.leaderId, turn };
  }
  if (isPending) return undefined;
  return leaderId === null ? null : { kind: 'next', to: `/battle-preparation/${leaderId}` };
}
