import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { singleLine } from './primitives.ts';
import { visibleCharacter } from './users.ts';

export const clubRules = { nameMax: 40 } as const;

const clubName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    singleLine,
    z.regex(visibleCharacter, 'non può essere vuoto'),
    z.maxLength(clubRules.nameMax),
  );

const settings = z.object({
  /** Null: the club is called as the product. */
  name: z.nullable(clubName),
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
