import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { NotifyRole } from './change-account.ts';
import { createRemoveAccount, type RemovalParts, type RemoveAccount } from './remove-account.ts';
import { addUsersRoutes } from './users-routes.ts';
import { createUsersService } from './users-service.ts';

interface UsersUses {
  notifications: Pick<RemovalParts, 'anonymizeSender'> & { notify: NotifyRole };
  messages: Pick<RemovalParts, 'removeFromAnnouncements'>;
}

export interface UsersFeature extends Feature {
  removeAccount: RemoveAccount;
}

/** Existing accounts: management and removal. */
export function createUsersFeature(
  core: Core,
  { notifications: { anonymizeSender, notify }, messages: { removeFromAnnouncements } }: UsersUses,
): UsersFeature {
  const { rateLimiter } = core;
  const removeAccount = createRemoveAccount({
    rateLimiter,
    anonymizeSender,
    removeFromAnnouncements,
  });
  const users = createUsersService({ ...core, notify, removeAccount });
  return { removeAccount, routes: (app) => addUsersRoutes(app, users) };
}
