export { Commands, type Deciding, useDeciding } from './Commands.tsx';
export { bench } from './draft.ts';
export { seenTypes } from './effect-label.ts';
export { useBattleKeys } from './use-battle-keys.ts';
