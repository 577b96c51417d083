import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Which levels count in a match against a leader. */
export const levelRule = z.enum(['equal', 'real']);
export type LevelRule = z.output<typeof levelRule>;

/** Where matches are fought. */
export const battlesMode = z.enum(['in-app', 'by-hand', 'both']);
export type BattlesMode = z.output<typeof battlesMode>;

const settings = z.object({ mode: battlesMode, levelRule });
export type BattleSettings = z.output<typeof settings>;

/** Apart from the calls of battles: pages that only say which rules hold do without those. */
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
    summary: 'Say where matches are fought, and which levels count',
    body: settings,
    response: settings,
  }),
};
