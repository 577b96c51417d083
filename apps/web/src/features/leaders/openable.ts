import type { TournamentLeader } from '@poketorneo/contract';

type Leader = Pick<TournamentLeader, 'order' | 'defeated'>;

/**
 * Whether a player can open a leader's Pokémon: those of the leader to be faced next, who is not
 * defeated while the one before is. The first leader has none before.
 */
export function isOpenable({ order, defeated }: Leader, leaders: readonly Leader[]): boolean {
  if (defeated) return false;
  return order === 1 || leaders.some((one) => one.order === order - 1 && one.defeated);
}
