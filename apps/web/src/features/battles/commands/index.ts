export { Commands } from './Commands.tsx';
export { type Deciding, useDeciding } from './deciding.ts';
export { type Keys, useBattleKeys } from './use-battle-keys.ts';
export { usePressGuard } from './use-press-guard.ts';
