/** What tells the events of a battle: fetched along with the battle itself, beside the page. */
export const loadWords = () => import('./words/index.ts');
export type Words = Awaited<ReturnType<typeof loadWords>>;
