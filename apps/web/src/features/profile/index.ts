export { ProfileEditPage } from './edit/ProfileEditPage.tsx';
export { ProfilePage } from './overview/ProfilePage.tsx';
