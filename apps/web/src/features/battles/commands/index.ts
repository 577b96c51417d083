export { Commands, type Deciding, useDeciding } from './Commands.tsx';
export { useBattleKeys } from './use-battle-keys.ts';
export { usePressGuard } from './use-press-guard.ts';
