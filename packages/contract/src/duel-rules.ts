import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** A time of day, as in '15:00'. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Scrivi un orario'));

/** When duels may begin, in the club's time; past midnight if `to` is earlier than `from`. */
const duelHours = z
  .object({ from: timeOfDay, to: timeOfDay })
  .check(z.refine(({ from, to }) => from !== to, 'Inizio e fine sono uguali'));
export type DuelHours = z.output<typeof duelHours>;

/** Who may fight duels: every player, or those signed up to a tournament. */
const duelists = z.enum(['everybody', 'signed-up']);

const rules = z.object({
  isOn: z.boolean(),
  duelists,
  /** Null: at any time. */
  hours: z.nullable(duelHours),
});
/** What organisers have decided about duels. */
export type DuelRules = z.output<typeof rules>;

/** Separate from duels, so that pages that only show rules do not load those. */
export const duelRules = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-duel-rules',
    access: 'public',
    summary: 'Whether, when and between whom duels may begin',
    response: rules,
  }),
  set: defineEndpoint({
    method: 'PUT',
    path: '/api/set-duel-rules',
    access: 'admin',
    summary: 'Set whether, when and between whom duels may begin',
    body: rules,
    response: rules,
  }),
};
