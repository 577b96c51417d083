export { BattleStage } from './BattleStage.tsx';
export type {
  Aim,
  Aiming,
  Arena,
  BattleStageProps,
  Curtain,
  Playing,
  Showing,
  Speaker,
  StageHandle,
  StageSpeed,
} from './stage-types.ts';
