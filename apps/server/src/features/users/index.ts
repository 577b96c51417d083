export type { Account } from './account.ts';
export { noSuchUser, notActive, sessionOver } from './errors.ts';
export type { RemoveAccount } from './remove-account.ts';
export { toUser } from './user-view.ts';
export { createUsersFeature } from './users-feature.ts';
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
  listPlayersByName,
  matchesWord,
  revokeTokens,
  searchWords,
  updatePassword,
} from './users-repository.ts';
