export { ProfilePage } from '../../features/profile/index.ts';
