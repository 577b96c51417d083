export { BattleScreen } from './BattleScreen.tsx';
export { Icon } from './icons.tsx';
export { type LoggedTurn, logOf } from './log.ts';
export { ShowTools, showToolKeys } from './ShowTools.tsx';
export { Tool } from './Tool.tsx';
export { type BattleShow, useBattleShow, viewAtFirst } from './use-battle-show.ts';
