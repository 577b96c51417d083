import { type Role, roleAdmin, rolePlayer, roleUser } from './user.ts';

/** What somebody with an account does here. Both ends know it from here alone. */
export interface Permissions {
  /** Looks after players, Pokémon and leaders. */
  organises: boolean;
  /** Has tournaments, badges and matches of their own. */
  plays: boolean;
}

/** What roles allow. */
export function permissionsOf(roles: readonly Role[]): Permissions {
  const organises = roles.includes(roleAdmin);
  return { organises, plays: !organises || roles.includes(rolePlayer) };
}

/** The roles that allow this; whoever does not organise plays in any case. */
export function rolesFor({ organises, plays }: Permissions): Role[] {
  if (!organises) return [roleUser];
  return plays ? [roleUser, roleAdmin, rolePlayer] : [roleUser, roleAdmin];
}
