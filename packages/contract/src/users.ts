import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { confirmation, id, idParameter, pageLimit, singleLine } from './primitives.ts';
import { role, user } from './user.ts';

/**
 * A visible character. Text without one looks empty, though it may hold zero-width spaces or
 * fillers, which trimming does not remove.
 */
export const visibleCharacter = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name of at most so many characters. Its accents are normalised: however typed, it is found. */
export const nameUpTo = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      singleLine,
      z.regex(visibleCharacter, 'non può essere vuoto'),
      z.maxLength(max),
    );

const personName = nameUpTo(60);

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
/** Also a local address, such as the first administrator's 'admin@localhost'. */
export const email = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.email({
    pattern: new RegExp(`${z.regexes.email.source}|^[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@localhost$`),
  }),
);
export const password = z
  .string()
  .check(singleLine, z.minLength(passwordRules.min), z.maxLength(passwordRules.max));

/** Pagination of a list of users, by username. */
export const userPage = {
  /** Part of a username, name or mail address. */
  search: z.optional(z.string().check(singleLine, z.maxLength(100))),
  /** The last username of the previous page. */
  after: z.optional(z.string().check(singleLine, z.maxLength(usernameRules.max))),
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
    summary: 'One account: the caller’s, or any for an organiser',
    params: ownId,
    response: user,
  }),
  updateOwn: defineEndpoint({
    method: 'PUT',
    path: '/api/users',
    access: 'user',
    summary: 'Change the caller’s name and mail address',
    body: z.object({
      id,
      firstName,
      lastName,
      /** Null leaves a missing address missing; an existing one can only be changed. */
      email: z.nullable(email),
    }),
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
      /** Null removes it. */
      email: z.optional(z.nullable(email)),
      roles: z.optional(z.array(role).check(z.minLength(1))),
      /** The version that the organiser saw; refused when it is outdated. */
      version: z.optional(z.int()),
    }),
    response: user,
  }),
  updateStatus: defineEndpoint({
    method: 'PUT',
    path: '/api/user/:id/status',
    access: 'admin',
    summary: 'Suspend an account, which ends its sessions and deletes nothing, or readmit it',
    params: ownId,
    body: z.object({ status: z.enum(['active', 'suspended']) }),
    response: user,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/api/users/:id',
    access: 'user',
    summary: 'Delete an account and all that belongs to it: the caller’s, or any for an organiser',
    params: ownId,
    response: confirmation,
  }),
};
