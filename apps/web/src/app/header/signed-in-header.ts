/** What the header has for whoever is signed in: a file of its own, which visitors do without. */
export { checkToken } from './check-token.ts';
export { UserMenu } from './UserMenu.tsx';
