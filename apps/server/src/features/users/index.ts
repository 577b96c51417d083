export { type Account, comparisonKey } from './account.ts';
export { noSuchUser, notActive, sessionOver } from './refusals.ts';
export { createRemoveAccount, type RemoveAccount } from './remove-account.ts';
export {
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  findTokenState,
  insertAccount,
  isFoundBy,
  listAccountsById,
  listAdministratorIds,
  listAppointedAdministrators,
  revokeTokens,
  updatePassword,
  wordsOf,
} from './users-repository.ts';
export { addUsersRoutes } from './users-routes.ts';
export { createUsersService, toUser } from './users-service.ts';
