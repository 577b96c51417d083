import type { BattleKind } from '@poketorneo/contract';

/** The same for all battles that one player may not have running at once: one of each kind. */
export function runningKeyOf(userId: number, kind: BattleKind): string {
  return `${kind}:${userId}`;
}
