export { Bench } from '../commands/Bench.tsx';
export { EndPanel } from '../end/EndPanel.tsx';
export { VoidPanel } from '../end/VoidPanel.tsx';
export { BattleWindows } from './BattleWindows.tsx';
