import { useQuery } from '@tanstack/react-query';
import { battleQueries } from './queries.ts';

/** Where a player goes on: to a battle that is under way, or to what comes before the next one. */
export type WayToBattle =
  | { kind: 'running'; to: string; leaderName: string; leaderId: number | null; turn: number }
  | { kind: 'next'; to: string };

/**
 * The way to a player's battle: one that runs, begun on any device; else the preparation for the
 * leader, if there is one to face. Undefined while it is not known, null when there is none.
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
