export { BattleScreen } from './BattleScreen.tsx';
export { Icon } from './icons.tsx';
export { type LoggedTurn, RunningLog } from './log.ts';
export { ScreenTools, screenToolKeys } from './ScreenTools.tsx';
export { Tool } from './Tool.tsx';
export { type BattlePlayback, initialView, useBattlePlayback } from './use-battle-playback.ts';
