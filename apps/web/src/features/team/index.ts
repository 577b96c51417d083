export { MyTeamPage } from './MyTeamPage.tsx';
