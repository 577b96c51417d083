import type { BattleLink } from '../battle/battle-link.ts';

const intervalMs = 1000;

/** Asks for news each second while the duel runs and the page is visible. Returns what ends it. */
export function followNews(link: Pick<BattleLink, 'state' | 'catchUp'>): () => void {
  let timer = setTimeout(ask, intervalMs);
  let isOver = false;

  async function ask(): Promise<void> {
    if (link.state.get().battle.status !== 'running') return;
    if (document.visibilityState === 'visible') await link.catchUp();
    if (!isOver) timer = setTimeout(ask, intervalMs);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
