import { contract, type Endpoint } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAccepted, signUp } from '../../testing/people.ts';
import { parseError } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tournamentId } from '../../testing/tournament.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const {
  auth,
  memoryGame,
  messages,
  notificationPreferences,
  notifications,
  teamDraw,
  publicProfiles,
  quiz,
  shellGame,
  tournaments,
} = contract;
type Details = Pick<Parameters<TestApp['call']>[1] & object, 'query' | 'body'>;

/** Every call that inserts rows for the caller. */
const calls: [name: string, endpoint: Endpoint, details?: () => Details | Promise<Details>][] = [
  [
    'changes the password',
    auth.changePassword,
    () => ({ body: { oldPassword: 'segreto1', newPassword: 'altra-parola' } }),
  ],
  ['writes to the organisers', notifications.insert, () => ({ body: { text: 'Ciao' } })],
  ['writes into the own thread', messages.insert, () => ({ body: { text: 'Ciao' } })],
  [
    'chooses the channel of a topic',
    notificationPreferences.set,
    () => ({ body: { games: 'list' } }),
  ],
  ['shows the profile', publicProfiles.setVisibility, () => ({ body: { isPublic: true } })],
  ['begins a secret quiz', quiz.firstQuestion],
  ['asks for a question', quiz.randomQuestion],
  ['reports a streak', quiz.updateStreak, () => ({ body: { correctAnswersInARow: 0 } })],
  ['is dealt the cards of PokéMemory', memoryGame.cards],
  ['is dealt the cards of PokéShell', shellGame.cards],
  [
    'has teams drawn',
    teamDraw.random,
    () => ({ query: { generationId: 4, pokemonPerTeam: 6, totalTier: 18 } }),
  ],
  [
    'signs up for a tournament',
    tournaments.signUp,
    async () => ({ body: { tournamentId: await tournamentId(server, 1) } }),
  ],
];

it.each(calls)(
  'a caller who %s is signed out if the account has just been deleted',
  async (_, endpoint, details = () => ({})) => {
    const { id, token } = await signUp(server);
    expect(await isAccepted(server, token)).toBe(true);
    // By another process, without an event.
    await server.database.db.deleteFrom('users').where('id', '=', id).execute();
    const response = await server.call(endpoint, { ...(await details()), token });
    expect(parseError(response)).toEqual({
      status: 401,
      message: 'La sessione è scaduta: accedi di nuovo',
      subcode: 1,
    });
  },
);
