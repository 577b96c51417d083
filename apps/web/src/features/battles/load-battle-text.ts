/**
 * Loads the sentences of battle events and how battles open, in parallel with the battle's data.
 */
export const loadBattleText = () => import('./battle-text.ts');
export type BattleText = Awaited<ReturnType<typeof loadBattleText>>;
