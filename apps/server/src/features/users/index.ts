export type { Account } from './account.ts';
export { noSuchUser, notActive, sessionOver } from './errors.ts';
export { createRemoveAccount, type RemoveAccount } from './remove-account.ts';
export {
  deletePasswordResetsOf,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  findTokenState,
  hasSession,
  insertAccount,
  listAccountsById,
  listAdministratorIds,
  listAllAdministrators,
  matchesWord,
  revokeTokens,
  searchWords,
  updatePassword,
} from './users-repository.ts';
export { addUsersRoutes } from './users-routes.ts';
export { createUsersService, toUser } from './users-service.ts';
