import * as z from 'zod/mini';
import { assetPath, id, moment } from './primitives.ts';

export const roleAdmin = 'ROLE_ADMIN';
export const roleUser = 'ROLE_USER';
/** Of an organiser who also plays; other accounts play without it. */
export const rolePlayer = 'ROLE_PLAYER';
export const role = z.enum([roleUser, roleAdmin, rolePlayer]);
export type Role = z.output<typeof role>;

/** Account state: active; pending approval; suspended by an organiser. */
export const accountStatus = z.enum(['active', 'waiting', 'suspended']);
export type AccountStatus = z.output<typeof accountStatus>;

/** An account, as its owner and organisers see it. */
export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null without a mail address. */
  email: z.nullable(z.string()),
  icon: assetPath,
  roles: z.array(role),
  signUpDate: moment,
  /** Version of the fields above. */
  version: z.int(),
  status: accountStatus,
});
export type User = z.output<typeof user>;

/** The signed-in user, with the token of later calls. */
export const sessionUser = z.extend(
  z.omit(user, { signUpDate: true, version: true, status: true }),
  { token: z.string() },
);
export type SessionUser = z.output<typeof sessionUser>;
