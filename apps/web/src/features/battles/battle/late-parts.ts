export { EndPanel } from '../end/EndPanel.tsx';
export { BattleWindows } from './BattleWindows.tsx';
