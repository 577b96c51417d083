import type { Leaderboard, LeaderboardKind } from '@poketorneo/contract';

type Look = Pick<Leaderboard, 'title' | 'bgImage' | 'bgColor'>;

/** Every leaderboard in the order in which they are shown; white text can be read on the colours. */
export const boards: Readonly<Record<LeaderboardKind, Look>> = {
  quiz: { title: 'PokéQuiz', bgImage: 'backgrounds/quiz.svg', bgColor: '#2b2c6e' },
  'memory-game': {
    title: 'PokéMemory',
    bgImage: 'backgrounds/memory-game.svg',
    bgColor: '#1d5566',
  },
  'shell-game': {
    title: 'PokéShell',
    bgImage: 'backgrounds/shell-game.svg',
    bgColor: '#8a4b1f',
  },
  badges: { title: 'Medagliere', bgImage: 'backgrounds/leaderboard.svg', bgColor: '#1b3157' },
  leaders: { title: 'Capipalestra', bgImage: 'backgrounds/tournaments.svg', bgColor: '#8c2331' },
  collection: { title: 'Collezione', bgImage: 'backgrounds/page.svg', bgColor: '#2a5f36' },
};

/** The game of which the fewest moves win; of all others the most of what they count. */
export const boardOfFewest = 'memory-game' satisfies LeaderboardKind;

/** Whether a score is better than another on the same board. */
export function isBetterScore(board: LeaderboardKind, score: number, other: number): boolean {
  return board === boardOfFewest ? score < other : score > other;
}
