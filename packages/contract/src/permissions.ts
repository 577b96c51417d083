import { type Role, roleAdmin, rolePlayer, roleUser } from './user.ts';

/** What an account may do; both apps derive it here. */
export interface Permissions {
  /** Manages players, Pokémon and leaders. */
  organises: boolean;
  /** Has own tournaments, badges and matches. */
  plays: boolean;
}

/** What a role permits; without organising, an account always plays. */
const permissions: Readonly<Record<Role, Permissions>> = {
  [roleUser]: { organises: false, plays: false },
  [roleAdmin]: { organises: true, plays: false },
  [rolePlayer]: { organises: false, plays: true },
};

/** Permissions of some roles. */
export function permissionsOf(roles: readonly Role[]): Permissions {
  const organises = roles.some((role) => permissions[role].organises);
  return { organises, plays: !organises || roles.some((role) => permissions[role].plays) };
}

/** Roles of some permissions; without organising, an account always plays. */
export function rolesFor({ organises, plays }: Permissions): Role[] {
  if (!organises) return [roleUser];
  return plays ? [roleUser, roleAdmin, rolePlayer] : [roleUser, roleAdmin];
}
