/** Loads the sentences of battle events, in parallel with the data of the battle. */
export const loadBattleText = () => import('./text/index.ts');
export type BattleText = Awaited<ReturnType<typeof loadBattleText>>;
