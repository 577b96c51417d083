/*
 * Every endpoint of the API, by feature. The web app takes this module as a namespace
 * (`import * as contract`), so that a page loads only the groups that it calls.
 */
export { auditLog } from './audit-log.ts';
export { auth } from './auth.ts';
export { availablePokemons } from './available-pokemon.ts';
export { battleSettings } from './battle-settings.ts';
export { battles } from './battles.ts';
export { challengers } from './challengers.ts';
export { club } from './club.ts';
export { clubDuels } from './club-duels.ts';
export { downloads } from './downloads.ts';
export { duelRules } from './duel-rules.ts';
export { duels } from './duels.ts';
export { faceIcons } from './face-icons.ts';
export { health } from './health.ts';
export { leaderboards } from './leaderboards.ts';
export { leaders } from './leaders.ts';
export { live } from './live.ts';
export { matchHistory } from './match-history.ts';
export { matches } from './matches.ts';
export { memoryGame } from './memory-game.ts';
export { announcements, messages } from './messages.ts';
export { notificationPreferences } from './notification-preferences.ts';
export { notifications } from './notifications.ts';
export { ogImages } from './og-images.ts';
export { ownData } from './own-data.ts';
export * as pokedex from './pokedex.ts';
export { profile } from './profile.ts';
export { publicProfiles } from './public-profiles.ts';
export { push } from './push.ts';
export { quiz } from './quiz.ts';
export { registration } from './registration.ts';
export { seasons } from './seasons.ts';
export { shellGame } from './shell-game.ts';
export { showdownText } from './showdown-text.ts';
export { teamDraw } from './team-draw.ts';
export { tournaments } from './tournaments.ts';
export { trials } from './trials.ts';
export { users } from './users.ts';
