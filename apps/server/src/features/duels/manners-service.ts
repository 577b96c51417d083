import { isDeepStrictEqual } from 'node:util';
import type { BlockedPlayer, DuelSettings } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';
import { databaseTimeIn } from '../../db/database-clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import {
  closeChallenge,
  deleteBlock,
  insertBlock,
  listBlocks,
  listOpenChallenges,
} from '../duel-challenges/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import { findDuelSettings, updateDuelSettings } from './duel-settings-repository.ts';
import { notBlockable, playerGone } from './errors.ts';

/** A player's settings for duels, and blocked players. */
export function createMannersService({
  db,
  transaction,
}: {
  db: Database;
  transaction: RunTransaction;
}) {
  return {
    settings: (userId: number): Promise<DuelSettings> => findDuelSettings(db, userId),

    setSettings: (
      userId: number,
      changes: { [Name in keyof DuelSettings]?: DuelSettings[Name] | undefined },
    ): Promise<DuelSettings> =>
      transaction(async ({ trx, emit }) => {
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        const before = await findDuelSettings(trx, userId);
        const after = {
          acceptsChallenges: changes.acceptsChallenges ?? before.acceptsChallenges,
          showsOnline: changes.showsOnline ?? before.showsOnline,
          emotes: changes.emotes ?? before.emotes,
        };
        if (isDeepStrictEqual(after, before)) return after;
        await updateDuelSettings(trx, userId, after);
        emit('duel-settings', userId);
        return after;
      }),

    /** Blocks a player, who is not told; open challenges between both are closed. */
    block: (userId: number, blockedId: number): Promise<{ message: string }> =>
      transaction(async (unit) => {
        const { trx, now, emit } = unit;
        if (userId === blockedId) throw notBlockable();
        if ((await findAccount(trx, userId)) === undefined) throw sessionOver();
        if ((await findAccount(trx, blockedId)) === undefined) throw playerGone();
        await insertBlock(trx, { userId, blockedId, now });
        for (const challenge of await listOpenChallenges(trx, userId, await databaseTimeIn(unit))) {
          const { fromId, toId } = challenge;
          if (fromId === blockedId) await closeChallenge(unit, challenge, { status: 'refused' });
          if (toId === blockedId) await closeChallenge(unit, challenge, { status: 'withdrawn' });
        }
        emit('duel-settings', userId);
        return { message: 'Non vi sfiderete più' };
      }),

    unblock: (userId: number, blockedId: number): Promise<{ message: string }> =>
      transaction(async ({ trx, emit }) => {
        await deleteBlock(trx, userId, blockedId);
        emit('duel-settings', userId);
        return { message: 'Potete di nuovo sfidarvi' };
      }),

    async blocked(userId: number): Promise<BlockedPlayer[]> {
      return (await listBlocks(db, userId)).map(
        ({ username, faceIconId, blockedAt, ...player }) => ({
          ...player,
          name: username,
          picture: faceIconPath(faceIconId),
          blockedAt: blockedAt.toISOString(),
        }),
      );
    },
  };
}

export type MannersService = ReturnType<typeof createMannersService>;
