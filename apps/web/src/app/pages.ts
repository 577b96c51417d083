import { authPages } from '../features/auth/pages.ts';
import { availablePokemonPages } from '../features/available-pokemon/pages.ts';
import { badgePages } from '../features/badges/pages.ts';
import { battlePages } from '../features/battles/pages.ts';
import { challengerPages } from '../features/challengers/pages.ts';
import { clubPages } from '../features/club/pages.ts';
import { downloadPages } from '../features/downloads/pages.ts';
import { duelPages } from '../features/duels/pages.ts';
import { healthPages } from '../features/health/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { leaderboardPages } from '../features/leaderboards/pages.ts';
import { leaderPages } from '../features/leaders/pages.ts';
import { memoryGamePages } from '../features/memory-game/pages.ts';
import { messagePages } from '../features/messages/pages.ts';
import { notificationPages } from '../features/notifications/pages.ts';
import { pokedexPages } from '../features/pokedex/pages.ts';
import { profilePages } from '../features/profile/pages.ts';
import { publicProfilePages } from '../features/public-profiles/pages.ts';
import { quizPages } from '../features/quiz/pages.ts';
import { registrationPages } from '../features/registration/pages.ts';
import { seasonPages } from '../features/seasons/pages.ts';
import { shellGamePages } from '../features/shell-game/pages.ts';
import { teamPages } from '../features/team/pages.ts';
import { teamDrawPages } from '../features/team-draw/pages.ts';
import { tournamentPages } from '../features/tournaments/pages.ts';
import { errorPages } from './error-pages/pages.ts';

/**
 * All pages: source of routes, guards, titles and preload links. The build loads it in Node, so it
 * imports no components or styles. Import only types from it: see load-pages.ts.
 */
export const pages = [
  ...homePages,
  ...pokedexPages,
  ...tournamentPages,
  ...leaderPages,
  ...badgePages,
  ...battlePages,
  ...duelPages,
  ...availablePokemonPages,
  ...teamPages,
  ...teamDrawPages,
  ...memoryGamePages,
  ...quizPages,
  ...shellGamePages,
  ...leaderboardPages,
  ...seasonPages,
  ...notificationPages,
  ...messagePages,
  ...profilePages,
  ...publicProfilePages,
  ...challengerPages,
  ...registrationPages,
  ...clubPages,
  ...downloadPages,
  ...healthPages,
  ...authPages,
  ...errorPages,
] as const;

/** A page of the app. */
export type AppPage = (typeof pages)[number];

/** A page's path without its optional section. */
export type PagePath<Path = Exclude<AppPage['path'], '*'>> = Path extends `${infer Base}/:section?`
  ? Base
  : Path;

/** Redirects, which keep the query. */
export const redirects = [
  { from: '/', to: '/home' },
  { from: '/account', to: '/account/login' },
] as const satisfies readonly { from: string; to: PagePath }[];
