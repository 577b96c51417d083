import { describe, expect, test } from 'vitest';
import { pages } from './pages.ts';

const expectedPages: [path: string, title: string, access: string, background: string][] = [
  ['/home', 'PokéTorneo', 'public', 'light'],
  ['/all-pokemon-list', 'Lista Pokémon', 'user', 'light'],
  ['/badges/:section?', 'Medagliere', 'user', 'light'],
  ['/battle/:battleId', 'Lotta', 'user', 'dark'],
  ['/prova', 'Prova una lotta', 'public', 'dark'],
  ['/guarda/:word', 'Guarda la lotta', 'public', 'dark'],
  ['/parete', 'Lotte in diretta', 'public', 'dark'],
  ['/replay/:key', 'Rivedi la lotta', 'public', 'dark'],
  ['/replay/battle/:battleId', 'Rivedi la lotta', 'user', 'dark'],
  ['/notifications', 'Notifiche', 'user', 'light'],
  ['/messages', 'Messaggi', 'user', 'light'],
  ['/club/messages/:section?', 'Messaggi', 'admin', 'light'],
  ['/gym-leaders-builder/:section?', 'Capipalestra', 'admin', 'light'],
  ['/battle-preparation/:leaderId', 'Prepara la sfida', 'user', 'light'],
  ['/leaderboard', 'Classifica', 'user', 'dark'],
  ['/hall-of-fame', 'Albo d’oro', 'user', 'light'],
  ['/memory-game', 'PokéMemory', 'public', 'light'],
  ['/my-matches', 'Le mie lotte', 'user', 'light'],
  ['/my-team', 'La mia squadra', 'user', 'light'],
  ['/pokedex', 'Pokédex', 'public', 'light'],
  ['/pokemon-types-table', 'Tabella dei tipi', 'public', 'white'],
  ['/profile/:section?', 'Il mio profilo', 'user', 'light'],
  ['/profile/edit', 'Modifica profilo', 'user', 'light'],
  ['/players/:username', 'Sfidante', 'public', 'light'],
  ['/pvp-battle', 'PvP Battle', 'user', 'light'],
  ['/sfida/:key', 'Una sfida per te', 'public', 'light'],
  ['/reset-password', 'Reimposta password', 'public', 'light'],
  ['/quiz', 'PokéQuiz', 'public', 'light'],
  ['/shell-game', 'PokéShell', 'public', 'light'],
  ['/tournament-leaders/:section?', 'Capipalestra', 'user', 'light'],
  ['/tournament-rules', 'Regolamento', 'public', 'white'],
  ['/tournaments', 'Tornei', 'user', 'light'],
  ['/club/invitations', 'Invita', 'admin', 'light'],
  ['/users', 'Lista Sfidanti', 'admin', 'white'],
  ['/club', 'Il club', 'admin', 'light'],
  ['/club/seasons', 'Stagioni', 'admin', 'light'],
  ['/club/duels', 'Sfide', 'admin', 'light'],
  ['/club/tournaments', 'Cura i tornei', 'admin', 'light'],
  ['/club/downloads', 'Scarica', 'admin', 'light'],
  ['/club/health', 'Stato', 'admin', 'light'],
  ['/account/login', 'PokéTorneo', 'public', 'light'],
  ['/account/register', 'PokéTorneo', 'public', 'light'],
  ['/account/forgot-password', 'PokéTorneo', 'public', 'light'],
  ['/account/device', 'Entra senza password', 'public', 'light'],
  ['/forbidden', '403 - Forbidden', 'public', 'light'],
  ['/unauthorized', '401 - Unauthorized', 'public', 'light'],
  ['/session-expired', '419 - Session Expired', 'public', 'light'],
  ['/server-error', '500 - Server Error', 'public', 'light'],
  ['*', '404 - Page Not Found', 'public', 'light'],
];

describe('the pages', () => {
  test.each(expectedPages)('%s is titled %s, for %s, on %s', (path, title, access, background) => {
    const page = pages.find((one) => one.path === path);
    expect(page).toMatchObject({ title, access, background });
  });

  test('are no others, each declared once', () => {
    const paths: string[] = pages.map(({ path }) => path);
    const expected = expectedPages.map(([path]) => path);
    expect(
      paths.filter((path) => !expected.includes(path)),
      'Add rows for these paths to expectedPages here, and to routes in e2e/support/routes.ts',
    ).toEqual([]);
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  test('for visitors only are these', () => {
    const ofAccounts = pages.filter((page) => 'signedOutOnly' in page && page.signedOutOnly);
    expect(ofAccounts.map(({ path }) => path).toSorted()).toEqual([
      '/account/forgot-password',
      '/account/login',
      '/reset-password',
    ]);
  });

  test('each have their own component', () => {
    const names = pages.flatMap(({ component }) => (component === 'eager' ? [] : component.name));
    expect(names).toEqual([...new Set(names)]);
  });
});
