import { contract, type Endpoint } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUser } from '../../db/testing/users.ts';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, record } from '../../testing/tournament.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server, { username: 'olga' });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** The rows of a sheet. */
async function sheet(endpoint: Endpoint): Promise<{ headings: string; lines: string[] }> {
  const response = await server.call(endpoint, { token: organiser.token });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const [headings = '', ...lines] = response.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  return { headings, lines };
}

it('sheets contain players, matches and standings', async () => {
  const ada = await signUp(server, { username: 'ada', firstName: '=CMD', lastName: 'Rossi' });
  const bea = await signUp(server, { username: 'bea' });
  for (const player of [ada, bea]) await enrol(server, player, 1);
  const brock = await leaderId(server, 1, 1);
  await record(server, organiser, ada, { leaderId: brock, outcome: 'loss' });
  await record(server, organiser, ada, { leaderId: brock, outcome: 'win' });

  const nina = await signUp(server, { username: 'nina' });
  const { token } = organiser;
  await server.call(contract.users.update, {
    params: { id: nina.id },
    body: { roles: ['ROLE_ADMIN', 'ROLE_PLAYER'] },
    token,
  });
  await server.call(contract.users.updateStatus, {
    params: { id: bea.id },
    body: { status: 'suspended' },
    token,
  });

  const players = await sheet(contract.downloads.players);
  expect(players.headings).toBe(
    'Username;Nome;Cognome;Email;Ruolo;Account;Iscrizione;Tornei completati;Capipalestra sconfitti;Medaglie;Pokémon;Lotte;Ultima lotta',
  );
  const day = '10/01/2026 19:00';
  expect(players.lines).toEqual([
    `ada;'=CMD;Rossi;ada@example.org;sfidante;attivo;${day};0;1;1;4;2;${day}`,
    `bea;Ada;Rossi;bea@example.org;sfidante;sospeso;${day};0;0;0;3;0;`,
    `nina;Ada;Rossi;nina@example.org;organizzatore e sfidante;attivo;${day};0;0;0;0;0;`,
    `olga;Ada;Rossi;olga@example.org;organizzatore;attivo;${day};0;0;0;0;0;`,
  ]);

  const matches = await sheet(contract.downloads.matches);
  expect(matches.headings).toBe(
    'Data;Username;Nome;Cognome;Torneo;Capopalestra;Esito;Premio;Dove;Stagione',
  );
  expect(matches.lines).toEqual([
    `${day};ada;'=CMD;Rossi;Torneo di Kanto;Brock;sconfitta;;dal vivo;Stagione 1`,
    `${day};ada;'=CMD;Rossi;Torneo di Kanto;Brock;vittoria;sì;dal vivo;Stagione 1`,
  ]);

  const standings = await sheet(contract.downloads.standings);
  expect(standings.headings).toBe(
    'Classifica;Posizione;Username;Nome;Cognome;Punteggio;Dal;Stagione',
  );
  expect(standings.lines).toEqual([
    `Medagliere;1;ada;'=CMD;Rossi;1;${day};Stagione 1`,
    `Capipalestra;1;ada;'=CMD;Rossi;1;${day};Stagione 1`,
    `Collezione;1;ada;'=CMD;Rossi;4;${day};Stagione 1`,
    `Collezione;2;bea;Ada;Rossi;3;${day};Stagione 1`,
  ]);
});

it('files are named by content and local date', async () => {
  const response = await server.call(contract.downloads.matches, { token: organiser.token });
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="poketorneo-lotte-2026-01-10.csv"',
  );
});

it('sheets have every row once, in order, over many pages', async () => {
  const count = 1_203;
  const { db } = server.database;
  const scores = [];
  for (let player = 0; player < count; player += 1) {
    const userId = await insertUser(db, `folla${String(player).padStart(4, '0')}`);
    // Many equal scores and times.
    const score = player % 100 === 0 ? 1 + player / 100 : 9;
    scores.push({ user_id: userId, board: 'memory-game' as const, score, achieved_at: player % 3 });
    scores.push({ user_id: userId, board: 'quiz' as const, score, achieved_at: player % 3 });
  }
  for (let from = 0; from < scores.length; from += 500) {
    await db
      .insertInto('user_scores')
      .values(scores.slice(from, from + 500))
      .execute();
  }
  const { lines: players } = await sheet(contract.downloads.players);
  const names = players
    .map((line) => line.split(';')[0])
    .filter((name) => name?.startsWith('folla'));
  expect(names).toHaveLength(count);
  expect(names).toEqual([...new Set(names)].sort());

  const { lines: standings } = await sheet(contract.downloads.standings);
  for (const [title, isFewest] of [
    ['PokéMemory', true],
    ['PokéQuiz', false],
  ] as const) {
    const rows = standings.map((line) => line.split(';')).filter(([board]) => board === title);
    expect(new Set(rows.map(([, , name]) => name)).size).toBe(count);
    expect(rows).toHaveLength(count);
    const ranked = rows.map(([, position, , , , score]) => [Number(position), Number(score)]);
    const all = ranked.map(([, score = 0]) => score);
    expect(ranked).toEqual(
      all
        .toSorted((one, other) => (isFewest ? one - other : other - one))
        .map((score) => [
          1 + all.filter((other) => (isFewest ? other < score : other > score)).length,
          score,
        ]),
    );
  }
});
