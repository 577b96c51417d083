import type { Section } from '../section.ts';

export function leaderElementId({ tournamentId, order }: Section): string {
  return `leader-${tournamentId}-${order}`;
}

export function tournamentElementId(tournamentId: number): string {
  return `tournament-${tournamentId}`;
}
