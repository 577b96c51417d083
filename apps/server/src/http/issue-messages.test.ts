// @sqlite: HTTP alone.
import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signUp } from '../testing/people.ts';
import { parseError } from '../testing/responses.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let player: Person;
beforeAll(async () => {
  server = await createTestApp();
  player = await signUp(server);
});
afterAll(() => server.close());

const action = { do: 'move', slot: 1 };

it.each([
  [{ battleId: 0 }, 'battleId: deve essere più di 0'],
  [{ step: -1 }, 'step: deve essere almeno 0'],
  [{ choice: [] }, 'choice: non può essere vuoto'],
  [{ choice: [action, action, action] }, 'choice: può avere al massimo 2 elementi'],
  [{ choice: [{ do: 'fly' }] }, 'choice.0.do: non è tra i valori ammessi'],
  [{ choice: [{ do: 'move', slot: 5 }] }, 'choice.0.slot: può essere al massimo 4'],
])('describes the issue of %j', async (part, words) => {
  const body = { battleId: 1, step: 0, choice: [action], after: 0, ...part };
  const answer = await server.call(contract.battles.choose, { body, token: player.token });
  expect(parseError(answer)).toMatchObject({
    status: 400,
    message: `I dati inviati non sono validi (${words})`,
  });
});
