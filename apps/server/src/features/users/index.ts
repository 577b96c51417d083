export { type Account, comparisonKey } from './account.ts';
export { noSuchUser, sessionOver } from './refusals.ts';
export {
  type AccountsPage,
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  findTokenState,
  insertAccount,
  listAccounts,
  listAdministratorIds,
  revokeTokens,
  updatePassword,
} from './users-repository.ts';
export { addUsersRoutes } from './users-routes.ts';
export { createUsersService, toUser } from './users-service.ts';
