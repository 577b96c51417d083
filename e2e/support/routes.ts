export type Access = 'public' | 'login' | 'admin';

const white = 'rgb(255, 255, 255)';
export const lightGround = 'rgb(238, 240, 244)';
const dark = 'rgb(33, 37, 41)';

export type Route = readonly [path: string, title: string, access: Access, background?: string];

/** Every page with its title, access and background. */
export const routes: readonly Route[] = [
  ['/home', 'PokéTorneo', 'public'],
  ['/all-pokemon-list', 'Lista Pokémon', 'login'],
  ['/badges', 'Medagliere', 'login'],
  ['/badges/2', 'Medagliere', 'login'],
  ['/notifications', 'Notifiche', 'login'],
  ['/messages', 'Messaggi', 'login'],
  ['/club/messages', 'Messaggi', 'admin'],
  ['/club/messages/threads', 'Messaggi', 'admin'],
  ['/gym-leaders-builder', 'Capipalestra', 'admin'],
  ['/gym-leaders-builder/2-3', 'Capipalestra', 'admin'],
  ['/battle-preparation/0', 'Prepara la sfida', 'login'],
  ['/leaderboard', 'Classifica', 'login', dark],
  ['/hall-of-fame', 'Albo d’oro', 'login'],
  ['/memory-game', 'PokéMemory', 'public'],
  ['/my-matches', 'Le mie lotte', 'login'],
  ['/my-team', 'La mia squadra', 'login'],
  ['/pokedex', 'Pokédex', 'public'],
  ['/pokemon-types-table', 'Tabella dei tipi', 'public', white],
  ['/profile', 'Il mio profilo', 'login'],
  ['/profile/icons', 'Il mio profilo', 'login'],
  ['/profile/edit', 'Modifica profilo', 'login'],
  ['/pvp-battle', 'PvP Battle', 'login'],
  ['/quiz', 'PokéQuiz', 'public'],
  ['/shell-game', 'PokéShell', 'public'],
  ['/tournament-leaders', 'Capipalestra', 'login'],
  ['/tournament-leaders/1-1', 'Capipalestra', 'login'],
  ['/tournament-rules', 'Regolamento', 'public', white],
  ['/tournaments', 'Tornei', 'login'],
  ['/club', 'Il club', 'admin'],
  ['/club/downloads', 'Scarica', 'admin'],
  ['/club/seasons', 'Stagioni', 'admin'],
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
