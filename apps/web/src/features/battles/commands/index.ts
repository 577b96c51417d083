export { aimingOf, targetsOf } from './aiming.ts';
export { Commands } from './Commands.tsx';
export type { Battlefield } from './move-forecast.ts';
export { TeamPanel } from './TeamPanel.tsx';
export { type Keys, useBattleKeys } from './use-battle-keys.ts';
export { type ChoiceDraft, useChoiceDraft } from './use-choice-draft.ts';
export { usePressGuard } from './use-press-guard.ts';
