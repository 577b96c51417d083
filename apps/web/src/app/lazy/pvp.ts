export { PvpPage } from '../../features/pvp/index.ts';
