export { OwnReplayPage, ReplayPage } from './replay/ReplayPage.tsx';
