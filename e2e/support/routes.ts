export type Access = 'public' | 'user' | 'admin';

const white = 'rgb(255, 255, 255)';
export const lightGround = 'rgb(238, 240, 244)';
const dark = 'rgb(33, 37, 41)';

export type Route = readonly [path: string, title: string, access: Access, background?: string];

/** Every page with its title, access and background. */
export const routes: readonly Route[] = [
  ['/home', 'PokéTorneo', 'public'],
  ['/all-pokemon-list', 'Lista Pokémon', 'user'],
  ['/badges', 'Medagliere', 'user'],
  ['/badges/2', 'Medagliere', 'user'],
  ['/notifications', 'Notifiche', 'user'],
  ['/messages', 'Messaggi', 'user'],
  ['/club/messages', 'Messaggi', 'admin'],
  ['/club/messages/threads', 'Messaggi', 'admin'],
  ['/gym-leaders-builder', 'Capipalestra', 'admin'],
  ['/gym-leaders-builder/2-3', 'Capipalestra', 'admin'],
  ['/battle-preparation/0', 'Prepara la sfida', 'user'],
  ['/leaderboard', 'Classifica', 'user', dark],
  ['/hall-of-fame', 'Albo d’oro', 'user'],
  ['/memory-game', 'PokéMemory', 'public'],
  ['/my-matches', 'Le mie lotte', 'user'],
  ['/my-team', 'La mia squadra', 'user'],
  ['/pokedex', 'Pokédex', 'public'],
  ['/pokemon-types-table', 'Tabella dei tipi', 'public', white],
  ['/profile', 'Il mio profilo', 'user'],
  ['/profile/icons', 'Il mio profilo', 'user'],
  ['/profile/edit', 'Modifica profilo', 'user'],
  ['/pvp-battle', 'PvP Battle', 'user'],
  ['/quiz', 'PokéQuiz', 'public'],
  ['/shell-game', 'PokéShell', 'public'],
  ['/tournament-leaders', 'Capipalestra', 'user'],
  ['/tournament-leaders/1-1', 'Capipalestra', 'user'],
  ['/tournament-rules', 'Regolamento', 'public', white],
  ['/tournaments', 'Tornei', 'user'],
  ['/club', 'Il club', 'admin'],
  ['/club/downloads', 'Scarica', 'admin'],
  ['/club/seasons', 'Stagioni', 'admin'],
  ['/club/duels', 'Sfide', 'admin'],
  ['/club/tournaments', 'Cura i tornei', 'admin'],
  ['/club/health', 'Stato', 'admin'],
  ['/club/invitations', 'Invita', 'admin'],
  ['/users', 'Lista Sfidanti', 'admin', white],
  ['/account/login', 'PokéTorneo', 'public'],
  ['/account/register', 'PokéTorneo', 'public'],
  ['/account/forgot-password', 'PokéTorneo', 'public'],
  ['/account/device', 'Entra senza password', 'public'],
  ['/forbidden', '403 - Forbidden', 'public'],
  ['/unauthorized', '401 - Unauthorized', 'public'],
  ['/session-expired', '419 - Session Expired', 'public'],
  ['/server-error', '500 - Server Error', 'public'],
  ['/this/is/nowhere', '404 - Page Not Found', 'public'],
];

/** The pages with one of these kinds of access. */
export const withAccess = (...kinds: Access[]): Route[] =>
  routes.filter(([, , access]) => kinds.includes(access));
