import type { RoutePath } from './route-table.ts';

/** What a page needs first, for the browser to fetch while it is still reading the app's code. */
export interface PageHint {
  /** The file in lazy/ that the page comes in. */
  chunk?: string;
  /** The pictures that the first screen shows: paths on the asset host. */
  pictures?: readonly string[];
  /** The first call, where its answer may be cached: a signed-in user's carries a token and is made again. */
  call?: string;
}

const account: PageHint = { chunk: 'account', pictures: ['backgrounds/account.svg'] };

/**
 * The pages that people open by their address, from a bookmark or a link. The build turns each hint
 * into preload links, which the server writes into the page.
 */
export const pageHints: Partial<Record<RoutePath, PageHint>> = {
  '/home': { pictures: ['backgrounds/home.svg'] },
  '/pokedex': {
    chunk: 'pokedex',
    pictures: ['pokemon/artwork/1.svg'],
    call: '/api/get-pokemon-info-by-id?generationId=4&pokemonId=1',
  },
  '/pokemon-types-table': { chunk: 'types-table' },
  '/tournament-rules': { chunk: 'tournament-rules', pictures: ['backgrounds/rules.svg'] },
  '/all-pokemon-list': { chunk: 'pokemon-list' },
  '/tournaments': { chunk: 'tournaments' },
  '/tournament-leaders/:section?': { chunk: 'leaders' },
  '/badges/:section?': { chunk: 'badges' },
  '/my-team': { chunk: 'my-team' },
  '/memory-game': { chunk: 'memory-game', pictures: ['backgrounds/memory-game.svg'] },
  '/shell-game': { chunk: 'shell-game', pictures: ['backgrounds/shell-game.svg'] },
  '/account/login': account,
  '/account/register': account,
  '/account/forgot-password': account,
  '/reset-password': account,
  '/notifications': { chunk: 'notifications' },
  '/leaderboard': { chunk: 'leaderboard', pictures: ['backgrounds/quiz.svg'] },
  '/profile/:section?': { chunk: 'profile', pictures: ['backgrounds/profile.svg'] },
  '/profile/edit': { chunk: 'profile-edit' },
  '/pvp-battle': { chunk: 'pvp', pictures: ['backgrounds/pvp.svg'] },
  '/quiz': { chunk: 'quiz' },
  '/gym-leaders-builder/:section?': { chunk: 'leaders' },
  '/users': { chunk: 'users' },
};
