import type { BattleKind, BattleSide, MatchOutcome } from '@poketorneo/contract';
import type { UnitOfWork } from '../../db/transaction.ts';
import type { BattleRecord } from './battles-repository.ts';

interface BattlePlayer {
  side: BattleSide;
  userId: number;
}

const players: Readonly<
  Record<BattleKind, (battle: Pick<BattleRecord, 'userId'>) => readonly BattlePlayer[]>
> = {
  leader: ({ userId }) => [{ side: 1, userId }],
  rematch: ({ userId }) => [{ side: 1, userId }],
};

/** The players who fight in a battle; a leader is none. */
export function playersOf(battle: Pick<BattleRecord, 'kind' | 'userId'>): readonly BattlePlayer[] {
  return players[battle.kind](battle);
}

/** The side on which a user fights; null for others. */
export function sideOf(
  battle: Pick<BattleRecord, 'kind' | 'userId'>,
  userId: number,
): BattleSide | null {
  return playersOf(battle).find((player) => player.userId === userId)?.side ?? null;
}

/** Invalidates what the players' battles are part of. */
export function emitForPlayers(
  { emit }: Pick<UnitOfWork, 'emit'>,
  battle: Pick<BattleRecord, 'kind' | 'userId'>,
): void {
  for (const { userId } of playersOf(battle)) emit('battles', userId);
}

/** The outcome of a battle for a side. */
export function outcomeFor(side: BattleSide, winner: BattleSide | null): MatchOutcome {
  if (winner === null) return 'draw';
  return winner === side ? 'win' : 'loss';
}
