export { PvpPage } from './PvpPage.tsx';
