import { type Role, rolesFor, type User } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Account } from './account.ts';

/** The account's view for its owner and organisers. */
export function toUser(account: Account): User {
  return {
    id: account.id,
    username: account.username,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    icon: faceIconPath(account.faceIconId),
    roles: rolesOf(account),
    signUpDate: account.createdAt.toISOString(),
    version: account.version,
    status: account.status,
  };
}

function rolesOf({ isAdmin, plays }: Account): Role[] {
  return rolesFor({ organises: isAdmin, plays });
}

/** An account for the audit log. */
export function toAudit(account: Account) {
  const { firstName, lastName } = account;
  return { firstName, lastName, roles: rolesOf(account) };
}
