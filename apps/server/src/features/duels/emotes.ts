import type { DuelEmote } from '@poketorneo/contract';
import { problemOfEmote } from '@poketorneo/rules/duels';
import { databaseTimeIn } from '../../db/database-clock.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { asDuel, updateEmote } from '../battle-records/index.ts';
import { requireOwnBattle } from '../battles/index.ts';
import { onlyInDuels } from './errors.ts';

/** Emotes in duels: the last one of each player is part of the duel's updates. */
export function createEmotes({ transaction }: { transaction: RunTransaction }) {
  return {
    send: (
      userId: number,
      { battleId, emote }: { battleId: number; emote: DuelEmote },
    ): Promise<{ message: string }> =>
      transaction(async (unit) => {
        const { trx, emit } = unit;
        const { battle, side } = await requireOwnBattle(trx, userId, battleId);
        const duel = asDuel(battle);
        if (duel === null) throw onlyInDuels();
        const now = await databaseTimeIn(unit);
        const lastSentAt = duel.seats[side].emote?.at.getTime() ?? null;
        const problem = problemOfEmote({ lastSentAt, now: now.getTime() });
        if (problem !== null) throw new AppError('too-many-requests', problem);
        await updateEmote(trx, { battleId, side, emote }, now);
        emit('battle-steps', battleId);
        return { message: 'Detto' };
      }),
  };
}

export type Emotes = ReturnType<typeof createEmotes>;
