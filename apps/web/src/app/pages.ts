import type { ComponentType } from 'react';
import { HomePage } from '../features/pokedex/index.ts';
import type { RoutePath } from './route-table.ts';

/** A page that comes with the app's first chunk, or one that is fetched when it is first opened. */
export type Page = { Component: ComponentType } | { lazy: () => Promise<ComponentType> };

// Each file in lazy/ takes its pages out of a feature's index and becomes a chunk. Were the index
// itself imported lazily, whoever takes one small thing from it at once would get the whole feature.
const account = () => import('./lazy/account.ts');
const leaders = () => import('./lazy/leaders.ts');
const errorPages = () => import('./error-pages/index.ts');

/** The component of every page of the route table. */
export const pages: Record<RoutePath, Page> = {
  '/home': { Component: HomePage },
  '/all-pokemon-list': {
    lazy: async () => (await import('./lazy/pokemon-list.ts')).PokemonListPage,
  },
  '/badges/:section?': { lazy: async () => (await import('./lazy/badges.ts')).BadgesPage },
  '/notifications': {
    lazy: async () => (await import('./lazy/notifications.ts')).NotificationsPage,
  },
  '/gym-leaders-builder/:section?': { lazy: async () => (await leaders()).LeadersBuilderPage },
  '/memory-game': {
    lazy: async () => (await import('./lazy/memory-game.ts')).MemoryGamePage,
  },
  '/leaderboard': {
    lazy: async () => (await import('./lazy/leaderboard.ts')).LeaderboardPage,
  },
  '/my-team': { lazy: async () => (await import('./lazy/my-team.ts')).MyTeamPage },
  '/pokedex': { lazy: async () => (await import('./lazy/pokedex.ts')).PokedexPage },
  '/pokemon-types-table': {
    lazy: async () => (await import('./lazy/types-table.ts')).TypesTablePage,
  },
  '/profile/:section?': { lazy: async () => (await import('./lazy/profile.ts')).ProfilePage },
  '/profile/edit': { lazy: async () => (await import('./lazy/profile-edit.ts')).ProfileEditPage },
  '/pvp-battle': { lazy: async () => (await import('./lazy/pvp.ts')).PvpPage },
  '/reset-password': { lazy: async () => (await account()).ResetPasswordPage },
  '/quiz': { lazy: async () => (await import('./lazy/quiz.ts')).QuizPage },
  '/shell-game': { lazy: async () => (await import('./lazy/shell-game.ts')).ShellGamePage },
  '/tournament-leaders/:section?': { lazy: async () => (await leaders()).TournamentLeadersPage },
  '/tournament-rules': {
    lazy: async () => (await import('./lazy/tournament-rules.ts')).TournamentRulesPage,
  },
  '/tournaments': { lazy: async () => (await import('./lazy/tournaments.ts')).TournamentsPage },
  '/users': { lazy: async () => (await import('./lazy/users.ts')).UsersPage },
  '/account/login': { lazy: async () => (await account()).SignInPage },
  '/account/register': { lazy: async () => (await account()).SignUpPage },
  '/account/forgot-password': { lazy: async () => (await account()).ForgottenPasswordPage },
  '/forbidden': { lazy: async () => (await errorPages()).ForbiddenPage },
  '/unauthorized': { lazy: async () => (await errorPages()).UnauthorizedPage },
  '/session-expired': { lazy: async () => (await errorPages()).SessionExpiredPage },
  '/server-error': { lazy: async () => (await errorPages()).ServerErrorPage },
  '*': { lazy: async () => (await errorPages()).NotFoundPage },
};
