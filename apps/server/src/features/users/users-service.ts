import { type AccountStatusParts, createAccountStatus } from './account-status.ts';
import { type AccountChangesParts, createAccountChanges } from './change-account.ts';
import { createAccountReads } from './read-accounts.ts';

/** Management of existing accounts. */
export function createUsersService(parts: AccountChangesParts & AccountStatusParts) {
  return {
    ...createAccountReads(parts),
    ...createAccountChanges(parts),
    ...createAccountStatus(parts),
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
