/** Signed-in users' part of the header. Separate chunk; not loaded for visitors. */
export { checkToken } from './check-token.ts';
export { UserMenu } from './UserMenu.tsx';
