import { permissionsOf, type SessionUser } from '@poketorneo/contract';

/** The kinds of visitor, each with its own navigation; 'both' is an organiser who plays. */
export type VisitorKind = 'anonymous' | 'player' | 'admin' | 'both';

export function visitorKindOf(user: Pick<SessionUser, 'roles'> | null): VisitorKind {
  if (user === null) return 'anonymous';
  const { organises, plays } = permissionsOf(user.roles);
  if (!organises) return 'player';
  return plays ? 'both' : 'admin';
}
