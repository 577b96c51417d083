import {
  type BattleKind,
  type BattleSide,
  battleSides,
  type MatchOutcome,
} from '@poketorneo/contract';
import type { UnitOfWork } from '../../db/transaction.ts';
import type { BattleRecord, Duel, LeaderBattle, Trial } from './battles-repository.ts';

interface BattlePlayer {
  side: BattleSide;
  userId: number;
}

/** A battle as a duel; null for other kinds. */
export function asDuel<Battle extends BattleRecord>(battle: Battle): Extract<Battle, Duel> | null;
export function asDuel(battle: BattleRecord): Duel | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
    case 'trial':
      return null;
    case 'duel':
      return battle;
  }
}

/** Throws if the battle is of another kind. */
export function requireDuel(battle: BattleRecord): Duel {
  const duel = asDuel(battle);
  if (duel === null) throw new Error(`Battle ${battle.id} is no duel`);
  return duel;
}

/** A battle against a leader; null for others. */
export function asLeaderBattle<Battle extends BattleRecord>(
  battle: Battle,
): Extract<Battle, LeaderBattle> | null;
export function asLeaderBattle(battle: BattleRecord): LeaderBattle | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return battle;
    case 'duel':
    case 'trial':
      return null;
  }
}

/** A battle as a visitor's trial; null for other kinds. */
export function asTrial(battle: BattleRecord): Trial | null {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
    case 'duel':
      return null;
    case 'trial':
      return battle;
  }
}

/** The players who fight in a battle; no leader, deleted account or visitor is one. */
export function playersOf(battle: BattleRecord): readonly BattlePlayer[] {
  switch (battle.kind) {
    case 'leader':
    case 'rematch':
      return [{ side: 1, userId: battle.userId }];
    case 'duel':
      return battleSides.flatMap((side) => {
        const { userId } = battle.seats[side];
        return userId === null ? [] : { side, userId };
      });
    case 'trial':
      return battle.userId === null ? [] : [{ side: 1, userId: battle.userId }];
  }
}

/** The sides whose view is stored when the battle has ended. */
export function playedSides({ kind }: Pick<BattleRecord, 'kind'>): readonly BattleSide[] {
  return playedSidesOf[kind];
}

const playedSidesOf: Readonly<Record<BattleKind, readonly BattleSide[]>> = {
  leader: [1],
  rematch: [1],
  duel: battleSides,
  trial: [1],
};

/** The side on which a user fights; null for others. */
export function sideOf(battle: BattleRecord, userId: number): BattleSide | null {
  return playersOf(battle).find((player) => player.userId === userId)?.side ?? null;
}

/** Invalidates what the players' battles are part of. */
export function emitForPlayers({ emit }: Pick<UnitOfWork, 'emit'>, battle: BattleRecord): void {
  for (const { userId } of playersOf(battle)) emit('battles', userId);
}

/** The outcome of a battle for a side. */
export function outcomeFor(side: BattleSide, winner: BattleSide | null): MatchOutcome {
  if (winner === null) return 'draw';
  return winner === side ? 'win' : 'loss';
}
