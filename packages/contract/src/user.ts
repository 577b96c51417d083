import * as z from 'zod/mini';
import { assetPath, id, moment } from './primitives.ts';

export const roleAdmin = 'ROLE_ADMIN';
export const roleUser = 'ROLE_USER';
/** Of an organiser who plays as well; whoever is no organiser plays without it. */
export const rolePlayer = 'ROLE_PLAYER';
export const role = z.enum([roleUser, roleAdmin, rolePlayer]);
export type Role = z.output<typeof role>;

/** How an account stands: in use; not yet let in by an organiser; closed by one until further notice. */
export const accountStatus = z.enum(['active', 'waiting', 'suspended']);
export type AccountStatus = z.output<typeof accountStatus>;

/** A person with an account, as that person and the organisers see it. */
export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null without one. */
  email: z.nullable(z.string()),
  icon: assetPath,
  roles: z.array(role),
  signUpDate: moment,
  /** Counts up at each change of the fields above. */
  version: z.int(),
  status: accountStatus,
});
export type User = z.output<typeof user>;

/** Whoever signs in, with the token that says so in later calls. */
export const sessionUser = z.extend(
  z.omit(user, { signUpDate: true, version: true, status: true }),
  { token: z.string() },
);
export type SessionUser = z.output<typeof sessionUser>;
