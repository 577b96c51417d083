import { describe, expect, test } from 'vitest';
import { routeEntry, routeTable } from './route-table.ts';

const expectedRoutes: [path: string, title: string, access: string, background: string][] = [
  ['/home', 'PokéTorneo', 'public', 'light'],
  ['/all-pokemon-list', 'Lista Pokémon', 'login', 'light'],
  ['/badges/:section?', 'Medagliere', 'login', 'light'],
  ['/notifications', 'Notifiche', 'login', 'light'],
  ['/gym-leaders-builder/:section?', 'Capipalestra', 'admin', 'light'],
  ['/leaderboard', 'Classifica', 'login', 'dark'],
  ['/memory-game', 'PokéMemory', 'public', 'light'],
  ['/my-team', 'La mia squadra', 'login', 'light'],
  ['/pokedex', 'Pokédex', 'public', 'light'],
  ['/pokemon-types-table', 'Tabella dei tipi', 'public', 'white'],
  ['/profile/:section?', 'Il mio profilo', 'login', 'light'],
  ['/profile/edit', 'Modifica profilo', 'login', 'light'],
  ['/pvp-battle', 'PvP Battle', 'login', 'light'],
  ['/reset-password', 'Reimposta password', 'public', 'light'],
  ['/quiz', 'PokéQuiz', 'public', 'light'],
  ['/shell-game', 'PokéShell', 'public', 'light'],
  ['/tournament-leaders/:section?', 'Capipalestra', 'login', 'light'],
  ['/tournament-rules', 'Regolamento', 'public', 'white'],
  ['/tournaments', 'Tornei', 'login', 'light'],
  ['/users', 'Lista Sfidanti', 'admin', 'white'],
  ['/account/login', 'PokéTorneo', 'public', 'light'],
  ['/account/register', 'PokéTorneo', 'public', 'light'],
  ['/account/forgot-password', 'PokéTorneo', 'public', 'light'],
  ['/forbidden', '403 - Forbidden', 'public', 'light'],
  ['/unauthorized', '401 - Unauthorized', 'public', 'light'],
  ['/session-expired', '419 - Session Expired', 'public', 'light'],
  ['/server-error', '500 - Server Error', 'public', 'light'],
  ['*', '404 - Page Not Found', 'public', 'light'],
];

describe('the route table', () => {
  test.each(expectedRoutes)('%s is titled %s, for %s, on %s', (path, title, access, background) => {
    expect(routeEntry(path)).toMatchObject({ path, title, access, background });
  });

  test('holds nothing else, and nothing twice', () => {
    expect(routeTable.map(({ path }) => path)).toEqual(expectedRoutes.map(([path]) => path));
  });
});
