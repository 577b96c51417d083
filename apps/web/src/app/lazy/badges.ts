export { BadgesPage } from '../../features/badges/index.ts';
