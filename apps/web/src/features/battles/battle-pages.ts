export { BattlePage } from './battle/BattlePage.tsx';
export { OwnReplayPage, ReplayPage } from './replay/ReplayPage.tsx';
