import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { nameUpTo } from './users.ts';

export const clubRules = { nameMax: 40 } as const;

const settings = z.object({
  /** Null: the club is called as the product. */
  name: z.nullable(nameUpTo(clubRules.nameMax)),
});
/** What organisers have decided about the club as a whole. */
export type ClubSettings = z.output<typeof settings>;

export const club = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/get-club',
    access: 'public',
    summary: 'The name of the club',
    response: settings,
  }),
  set: defineEndpoint({
    method: 'PUT',
    path: '/api/set-club',
    access: 'admin',
    summary: 'Set the name of the club',
    body: settings,
    response: settings,
  }),
};
