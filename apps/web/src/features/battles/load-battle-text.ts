/** What tells the events of a battle: fetched along with the battle itself, beside the page. */
export const loadBattleText = () => import('./text/index.ts');
export type BattleText = Awaited<ReturnType<typeof loadBattleText>>;
