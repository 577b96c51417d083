export { ProfileEditPage } from '../../features/profile/index.ts';
