export { BattleStage } from './BattleStage.tsx';
export { type BattleSound, battleSound } from './sounds.ts';
export type {
  Aim,
  Aiming,
  Arena,
  BattleStageProps,
  CallBackCue,
  Cue,
  Curtain,
  EventCue,
  Inspection,
  Rival,
  Speaker,
  StageHandle,
  StageSpeed,
} from './stage-types.ts';
