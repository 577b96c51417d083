import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Level rule of a match against a leader. */
export const levelRule = z.enum(['equal', 'real']);
export type LevelRule = z.output<typeof levelRule>;

/** Where matches take place. */
export const battlesMode = z.enum(['in-app', 'by-hand', 'both']);
export type BattlesMode = z.output<typeof battlesMode>;

const settings = z.object({ mode: battlesMode, levelRule });
export type BattleSettings = z.output<typeof settings>;

/** Separate from the battle endpoints, so that pages that only show rules do not load those. */
export const battleSettings = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-battle-settings',
    access: 'public',
    summary: 'Where matches are fought, and which levels count',
    response: settings,
  }),
  set: defineEndpoint({
    method: 'PUT',
    path: '/api/set-battle-settings',
    access: 'admin',
    summary: 'Set where matches are fought, and which levels count',
    body: settings,
    response: settings,
  }),
};
