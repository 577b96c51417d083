export { BattleStage } from './BattleStage.tsx';
export { type BattleSound, battleSound } from './sounds.ts';
export type {
  Aim,
  Aiming,
  Arena,
  CallBackCue,
  Cue,
  Curtain,
  EventCue,
  Inspection,
  Speaker,
  StageHandle,
  StageSpeed,
} from './stage-types.ts';
