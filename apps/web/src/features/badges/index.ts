export { BadgesPage } from './BadgesPage.tsx';
