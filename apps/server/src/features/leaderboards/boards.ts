import type { Leaderboard, LeaderboardKind } from '@poketorneo/contract';

type Appearance = Pick<Leaderboard, 'title' | 'bgImage' | 'bgColor'>;

/** All leaderboards in display order; white text is readable on the colours. */
export const boards: Readonly<Record<LeaderboardKind, Appearance>> = {
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
  duels: { title: 'Sfide', bgImage: 'backgrounds/pvp.svg', bgColor: '#5b2a6b' },
};

/** The board on which the lowest score wins. */
export const lowestWinsBoard = 'memory-game' satisfies LeaderboardKind;

/** Whether a score is better than another on the same board. */
export function isBetterScore(board: LeaderboardKind, score: number, other: number): boolean {
  return board === lowestWinsBoard ? score < other : score > other;
}
