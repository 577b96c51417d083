import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  assetPath,
  confirmation,
  id,
  idParameter,
  moment,
  onOneLine,
  pageLimit,
} from './primitives.ts';

export const roleAdmin = 'ROLE_ADMIN';
export const roleUser = 'ROLE_USER';
export const role = z.enum([roleUser, roleAdmin]);
export type Role = z.output<typeof role>;

/** Accents are always written the same way, so that a name is found however it was typed. */
const personName = z
  .string()
  .check(z.trim(), z.normalize('NFC'), onOneLine, z.minLength(1), z.maxLength(60));

export const usernameRules = { min: 3, max: 20, pattern: /^[A-Za-z0-9_.-]+$/ } as const;
export const passwordRules = { min: 6, max: 128 } as const;

export const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(usernameRules.min),
    z.maxLength(usernameRules.max),
    z.regex(usernameRules.pattern),
  );
export const firstName = personName;
export const lastName = personName;
/** Also an address on this computer, such as the first administrator's 'admin@localhost'. */
export const email = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.email({
    pattern: new RegExp(`${z.regexes.email.source}|^[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@localhost$`),
  }),
);
export const password = z
  .string()
  .check(onOneLine, z.minLength(passwordRules.min), z.maxLength(passwordRules.max));

/** A person with an account, as that person and the organisers see it. */
export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  icon: assetPath,
  roles: z.array(role),
  signUpDate: moment,
  /** Counts up at each change of the fields above. */
  version: z.int(),
});
export type User = z.output<typeof user>;

/** Which page of a list of users is asked for, by username. */
export const userPage = {
  /** Part of a username, name or mail address. */
  search: z.optional(z.string().check(onOneLine, z.maxLength(100))),
  /** The last username of the page before. */
  after: z.optional(z.string().check(onOneLine, z.maxLength(usernameRules.max))),
  limit: pageLimit,
};

const ownId = z.object({ id: idParameter });

export const users = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/users',
    access: 'admin',
    summary: 'Accounts by username, a page at a time',
    query: z.object(userPage),
    response: z.array(user),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/user/:id',
    access: 'user',
    summary: 'One account: your own, or any for an organiser',
    params: ownId,
    response: user,
  }),
  updateOwn: defineEndpoint({
    method: 'PUT',
    path: '/api/users',
    access: 'user',
    summary: 'Change your own name and mail address',
    body: z.object({ id, firstName, lastName, email }),
    response: user,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/user/:id',
    access: 'admin',
    summary: 'Change any account, its roles included',
    params: ownId,
    body: z.object({
      firstName: z.optional(firstName),
      lastName: z.optional(lastName),
      email: z.optional(email),
      roles: z.optional(z.array(role).check(z.minLength(1))),
      /** The account's version as the organiser saw it; refused when it is not that one any more. */
      version: z.optional(z.int()),
    }),
    response: user,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:id',
    access: 'user',
    summary: 'Delete an account and all that belongs to it: your own, or any for an organiser',
    params: ownId,
    response: confirmation,
  }),
};
