import type { LeaderboardKind } from '@poketorneo/contract';

const units: Readonly<Record<LeaderboardKind, readonly [one: string, many: string]>> = {
  quiz: ['risposta', 'risposte'],
  'memory-game': ['mossa', 'mosse'],
  'shell-game': ['turno', 'turni'],
  badges: ['medaglia', 'medaglie'],
  leaders: ['vittoria', 'vittorie'],
  collection: ['Pokémon', 'Pokémon'],
  duels: ['punto', 'punti'],
};

/** A score with its unit: '18 mosse'. */
export function formatScore(kind: LeaderboardKind, score: number): string {
  const [one, many] = units[kind];
  return `${score.toLocaleString('it-IT', { useGrouping: 'always' })} ${score === 1 ? one : many}`;
}
