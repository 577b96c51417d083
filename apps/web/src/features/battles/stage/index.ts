export { BattleStage } from './BattleStage.tsx';
export { type BattleSound, battleSound } from './sounds.ts';
export type {
  Aim,
  Aiming,
  Arena,
  Curtain,
  Leaving,
  Playing,
  Showing,
  Speaker,
  StageHandle,
  StageSpeed,
} from './stage-types.ts';
