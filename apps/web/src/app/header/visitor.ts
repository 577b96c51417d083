import { roleAdmin, type SessionUser } from '@poketorneo/contract';

/** The three kinds of visitor, each with a navigation of its own. */
export type Visitor = 'anonymous' | 'player' | 'admin';

export function visitorOf(user: Pick<SessionUser, 'roles'> | null): Visitor {
  if (user === null) return 'anonymous';
  return user.roles.includes(roleAdmin) ? 'admin' : 'player';
}
