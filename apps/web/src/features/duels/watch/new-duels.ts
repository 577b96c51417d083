import type { BattleSummary, DuelSummary } from '@poketorneo/contract';

/**
 * Notices duels that begin: those of the first list have begun before, unless the player was
 * searching, who was in none.
 */
export function createNewDuels(
  wasSearching = false,
): (battles: readonly BattleSummary[]) => DuelSummary | null {
  let known: ReadonlySet<number> | null = wasSearching ? new Set() : null;
  return (battles) => {
    const running = battles.flatMap(runningDuelOf);
    const before = known;
    known = new Set([...(before ?? []), ...running.map(({ id }) => id)]);
    return before === null ? null : (running.find(({ id }) => !before.has(id)) ?? null);
  };
}

/** The battle in a list, if it is a running duel. */
export function runningDuelOf(battle: BattleSummary): DuelSummary[] {
  switch (battle.kind) {
    case 'duel':
      return battle.status === 'running' ? [battle] : [];
    case 'leader':
    case 'rematch':
    case 'trial':
      return [];
  }
}
