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
  FaceOff,
  Inspection,
  Speaker,
  StageHandle,
  StageSpeed,
} from './stage-types.ts';
