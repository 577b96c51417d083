export { type Account, comparisonKey } from './account.ts';
export {
  type AccountsPage,
  countOtherAdministrators,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  findTokenState,
  insertAccount,
  listAccounts,
  listAdministratorIds,
  tokenStateTopic,
  updatePassword,
} from './users-repository.ts';
export { addUsersRoutes } from './users-routes.ts';
export { createUsersService, toUser } from './users-service.ts';
