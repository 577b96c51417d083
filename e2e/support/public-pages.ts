/** Every page that is open to visitors, the error pages included. */
export const publicPages = [
  '/home',
  '/pokedex',
  '/pokemon-types-table',
  '/tournament-rules',
  '/memory-game',
  '/quiz',
  '/shell-game',
  '/account/login',
  '/account/register',
  '/account/forgot-password',
  '/unauthorized',
  '/forbidden',
  '/session-expired',
  '/server-error',
  '/questa/pagina/non/esiste',
] as const;
