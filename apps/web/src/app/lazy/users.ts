export { UsersPage } from '../../features/users/index.ts';
