export { ProfileEditPage } from './edit/ProfileEditPage.tsx';
export { ProfilePage } from './overview/ProfilePage.tsx';
export { useFreshAccount } from './overview/use-fresh-account.ts';
export { profileQueries } from './queries.ts';
