export { BattleScreen } from './BattleScreen.tsx';
export { HelpWindow } from './HelpWindow.tsx';
export { Icon } from './icons.tsx';
export { LogWindow } from './LogWindow.tsx';
export { type LoggedTurn, logOf } from './log.ts';
export { changeSound, changeSpeed, ShowTools } from './ShowTools.tsx';
export { Tool } from './Tool.tsx';
export {
  type BattleShow,
  type StagedBattle,
  useBattleShow,
  viewAtFirst,
} from './use-battle-show.ts';
