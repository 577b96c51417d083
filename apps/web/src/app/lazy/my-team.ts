export { MyTeamPage } from '../../features/team/index.ts';
