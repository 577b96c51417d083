export { BattleScreen } from './BattleScreen.tsx';
export { Icon } from './icons.tsx';
export { type LoggedTurn, logOf } from './log.ts';
export { changeSound, changeSpeed, ShowTools } from './ShowTools.tsx';
export { Tool } from './Tool.tsx';
export { useBattleShow, viewAtFirst } from './use-battle-show.ts';
