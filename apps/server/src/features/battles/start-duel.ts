import { randomBytes } from 'node:crypto';
import {
  type BattleSide,
  battleSides,
  type DuelTerms,
  type TeamBalance,
  type UnratedReason,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4';
import { deadlineOf, paceTimes, ratingAt } from '@poketorneo/rules/duels';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { insertDuel, insertSeats, runningKeyOf } from '../battle-records/index.ts';
import { findRatings } from '../ratings/index.ts';
import { type DuelPlayer, setUpDuel } from './battle-setup.ts';
import { keepPulse } from './duel-pulse.ts';

/** Level of all Pokémon of a duel with equal levels. */
export const duelLevel = 50;

export interface NewDuelInput {
  terms: DuelTerms;
  players: Readonly<Record<BattleSide, DuelPlayer>>;
  /** Whether the chances are equal, or the players have chosen their own teams. */
  isBalanced: boolean;
  engineVersion: string;
  newSeed: () => string;
}

/**
 * Starts a duel; returns its id. Violates a unique key of `battle_seats` if one of both already
 * fights a duel: `isAlreadyFighting`.
 */
export async function startDuel(
  unit: UnitOfWork,
  { terms, players, isBalanced, engineVersion, newSeed }: NewDuelInput,
): Promise<number> {
  const { trx, now, emit } = unit;
  const { pace, rated, watch } = terms;
  const setup = setUpDuel({
    players: [players[1], players[2]],
    level: terms.level === 'equal' ? duelLevel : null,
    balance: balanceOf(terms, isBalanced),
    newSeed,
  });
  // The clocks of steps are the database's.
  const { now: stepAt } = await keepPulse(unit);
  const { bank } = paceTimes[pace];
  const sideClock = { isAwaited: true, sealedAt: null, bank };
  const sides = { 1: sideClock, 2: sideClock };
  const deadline = deadlineOf({ pace, stepAt, sides });
  const battleId = await insertDuel(trx, {
    levelRule: terms.level,
    setup: JSON.stringify(setup),
    engineVersion,
    deadline: new Date(deadline ?? stepAt),
    runningKey: `duel-${randomBytes(12).toString('base64url')}`,
    startedAt: now,
    stepAt: new Date(stepAt),
    pace,
    unratedReason: reasonOfStart(rated, isBalanced),
    watch,
    watchKey: watch === 'link' ? randomBytes(18).toString('base64url') : null,
    awaited: battleSides,
  });
  const userIds = battleSides.map((side) => players[side].account.id);
  const ratingOf = await findRatings(trx, userIds);
  await insertSeats(
    trx,
    battleSides.map((side) => {
      const { id: userId, username, faceIconId } = players[side].account;
      const { rating, deviation } = ratingAt(ratingOf(userId), now.getTime());
      return {
        battleId,
        side,
        userId,
        name: username,
        picture: faceIconPath(faceIconId),
        bank,
        rating: { rating, deviation },
        runningKey: runningKeyOf(userId, 'duel'),
      };
    }),
  );
  for (const userId of userIds) emit('battles', userId);
  return battleId;
}

function balanceOf({ teams }: DuelTerms, isBalanced: boolean): TeamBalance {
  switch (teams) {
    case 'own':
      return 'own';
    case 'drawn':
      return isBalanced ? 'weighed' : 'unweighed';
  }
}

/** Why a duel will not count, as far as its start decides. */
function reasonOfStart(rated: boolean, isBalanced: boolean): UnratedReason | null {
  if (!rated) return 'unrated-terms';
  return isBalanced ? null : 'unweighed-teams';
}

/** Whether the error of `startDuel` says that a player already fights a duel. */
export function isAlreadyFighting(error: unknown): boolean {
  return isUniqueViolation(error)?.table === 'battle_seats';
}
