/** Who may open a page: anyone, whoever is signed in, or organisers only. */
export type RouteAccess = 'public' | 'login' | 'admin';

export type PageBackground = 'white' | 'light' | 'dark';

/** One page of the product. */
export interface RouteEntry {
  /** As React Router writes it: ':section?' is an optional section, '*' is any other path. */
  path: string;
  /** The browser tab's title. */
  title: string;
  access: RouteAccess;
  background: PageBackground;
  /** Whoever is signed in has no business here and is sent on. */
  signedOutOnly?: boolean;
}

/** The product's name, and the title of every page that has none of its own. */
export const productName = 'PokéTorneo';

export const notFoundPath = '*';

/** Every page there is; its component stands in pages.ts under the same path. */
export const routeTable = [
  { path: '/home', title: productName, access: 'public', background: 'light' },
  { path: '/all-pokemon-list', title: 'Lista Pokémon', access: 'login', background: 'light' },
  { path: '/badges/:section?', title: 'Medagliere', access: 'login', background: 'light' },
  { path: '/notifications', title: 'Notifiche', access: 'login', background: 'light' },
  {
    path: '/gym-leaders-builder/:section?',
    title: 'Capipalestra',
    access: 'admin',
    background: 'light',
  },
  { path: '/leaderboard', title: 'Classifica', access: 'login', background: 'dark' },
  { path: '/memory-game', title: 'PokéMemory', access: 'public', background: 'light' },
  { path: '/my-team', title: 'La mia squadra', access: 'login', background: 'light' },
  { path: '/pokedex', title: 'Pokédex', access: 'public', background: 'light' },
  {
    path: '/pokemon-types-table',
    title: 'Tabella dei tipi',
    access: 'public',
    background: 'white',
  },
  { path: '/profile/:section?', title: 'Il mio profilo', access: 'login', background: 'light' },
  { path: '/profile/edit', title: 'Modifica profilo', access: 'login', background: 'light' },
  { path: '/pvp-battle', title: 'PvP Battle', access: 'login', background: 'light' },
  {
    path: '/reset-password',
    title: 'Reimposta password',
    access: 'public',
    background: 'light',
    signedOutOnly: true,
  },
  { path: '/quiz', title: 'PokéQuiz', access: 'public', background: 'light' },
  { path: '/shell-game', title: 'PokéShell', access: 'public', background: 'light' },
  {
    path: '/tournament-leaders/:section?',
    title: 'Capipalestra',
    access: 'login',
    background: 'light',
  },
  { path: '/tournament-rules', title: 'Regolamento', access: 'public', background: 'white' },
  { path: '/tournaments', title: 'Tornei', access: 'login', background: 'light' },
  { path: '/users', title: 'Lista Sfidanti', access: 'admin', background: 'white' },
  {
    path: '/account/login',
    title: productName,
    access: 'public',
    background: 'light',
    signedOutOnly: true,
  },
  {
    path: '/account/register',
    title: productName,
    access: 'public',
    background: 'light',
    signedOutOnly: true,
  },
  {
    path: '/account/forgot-password',
    title: productName,
    access: 'public',
    background: 'light',
    signedOutOnly: true,
  },
  { path: '/forbidden', title: '403 - Forbidden', access: 'public', background: 'light' },
  { path: '/unauthorized', title: '401 - Unauthorized', access: 'public', background: 'light' },
  {
    path: '/session-expired',
    title: '419 - Session Expired',
    access: 'public',
    background: 'light',
  },
  { path: '/server-error', title: '500 - Server Error', access: 'public', background: 'light' },
  { path: notFoundPath, title: '404 - Page Not Found', access: 'public', background: 'light' },
] as const satisfies readonly RouteEntry[];

export type RoutePath = (typeof routeTable)[number]['path'];

const entries = new Map<string, RouteEntry>(routeTable.map((entry) => [entry.path, entry]));

/** Addresses without a page of their own, and where they lead; the query goes along. */
export const redirects = [
  { from: '/', to: '/home' },
  { from: '/account', to: '/account/login' },
] as const;

/** The entry of a path as the table writes it. */
export function routeEntry(path: string): RouteEntry | undefined {
  return entries.get(path);
}
