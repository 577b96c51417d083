import * as z from 'zod/mini';
import { battles, trialState, trialUpdate } from './battles.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './primitives.ts';

/** A trial's token: opens this battle alone. */
const trialToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/));

const byToken = 'the token is sent as that of a session';

/** A visitor's battle with lent Pokémon; the token stands for the battle. */
export const trials = {
  start: defineEndpoint({
    method: 'POST',
    path: '/api/start-trial',
    access: 'public',
    summary: 'Start a trial: a battle with lent Pokémon, thrown away after a day',
    response: z.object({ battle: trialState, token: trialToken }),
    status: 201,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-trial',
    access: 'public',
    summary: `A trial with all events so far; ${byToken}`,
    response: trialState,
  }),
  updates: defineEndpoint({
    method: 'GET',
    path: '/api/get-trial-news',
    access: 'public',
    summary: `The events of a trial after a given number; ${byToken}`,
    query: z.omit(battles.updates.query, { battleId: true }),
    response: trialUpdate,
  }),
  choose: defineEndpoint({
    method: 'POST',
    path: '/api/choose-in-trial',
    access: 'public',
    summary: `Choose the actions in a trial; ${byToken}`,
    body: z.omit(battles.choose.body, { battleId: true }),
    response: trialUpdate,
  }),
  surrender: defineEndpoint({
    method: 'POST',
    path: '/api/surrender-trial',
    access: 'public',
    summary: `Surrender a trial; ${byToken}`,
    body: z.omit(battles.surrender.body, { battleId: true }),
    response: trialUpdate,
  }),
  keep: defineEndpoint({
    method: 'PUT',
    path: '/api/keep-trial',
    access: 'user',
    summary: 'Keep a finished trial among the caller’s battles; repeating it changes nothing',
    body: z.object({ token: trialToken }),
    response: z.object({ battleId: id }),
  }),
};
