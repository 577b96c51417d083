import { contract, type TrialState, type TrialUpdate } from '@poketorneo/contract';
import { newAddress } from './people.ts';
import { randomChoice } from './random-choice.ts';
import { parseResponse } from './responses.ts';
import type { TestApp } from './test-app.ts';

const { trials } = contract;

export interface StartedTrial {
  battle: TrialState;
  token: string;
}

/** Starts a trial from an address of its own. */
export async function beginTrial(server: TestApp, from = newAddress()): Promise<StartedTrial> {
  return parseResponse(trials.start, await server.call(trials.start, { from }));
}

/** Makes a choice that is legal for the state, deterministic by seed. */
export async function chooseInTrial(
  server: TestApp,
  token: string,
  { step, request }: Pick<TrialUpdate, 'step' | 'request'>,
  seed = 'trial',
): Promise<TrialUpdate> {
  if (request === null) throw new Error('There is nothing to decide');
  const body = { step, choice: randomChoice(request, seed, step), after: 0 };
  return parseResponse(trials.choose, await server.call(trials.choose, { body, token }));
}

export async function surrenderTrial(server: TestApp, token: string): Promise<TrialUpdate> {
  const response = await server.call(trials.surrender, { body: { after: 0 }, token });
  return parseResponse(trials.surrender, response);
}
