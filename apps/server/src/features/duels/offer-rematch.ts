import { duelChallengeRules } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import { databaseTimeIn } from '../../db/database-clock.ts';
import { asDuel } from '../battle-records/index.ts';
import { requireOwnBattle } from '../battles/index.ts';
import {
  type ChallengeRecord,
  findChallenge,
  findRematch,
  isBlockedBetween,
  openChallenge,
} from '../duel-challenges/index.ts';
import { assertMayFight } from '../duel-rules/index.ts';
import { consumeIn } from '../rate-limiter/index.ts';
import type { Acceptance, ChallengesParts } from './acceptance.ts';
import { noRematch, notOver, playerGone } from './errors.ts';
import { requireOpponent, requirePlayer } from './opponents.ts';

/**
 * Rematches on the same terms: offered by one player, accepted by the other’s offer. Returns the
 * challenge's id.
 */
export function createOfferRematch(
  { db }: Pick<ChallengesParts, 'db'>,
  { accept, beginning }: Acceptance,
) {
  return (userId: number, battleId: number): Promise<number> =>
    beginning(
      userId,
      () => findOtherPlayer(db, userId, battleId),
      async (unit, engineVersion) => {
        const { trx, now } = unit;
        await consumeIn(unit, 'challenge-account', String(userId));
        const account = await requirePlayer(trx, userId);
        const rematch = await findRematch(trx, battleId);
        const { status, endedAt } = (await requireOwnBattle(trx, userId, battleId)).battle;
        if (status === 'running') throw notOver();
        const original = await findChallenge(trx, { battleId });
        const otherId = await findOtherPlayer(trx, userId, battleId);
        if (otherId === null) throw playerGone();
        const opponent = await requireOpponent(trx, otherId);
        if (rematch !== undefined && isStillGoing(rematch, await databaseTimeIn(unit))) {
          if (rematch.status === 'accepted' || rematch.fromId === userId) {
            return rematch.id;
          }
          return accept(unit, rematch, {
            account,
            pokemonIds: original === undefined ? null : teamOf(original, userId),
            engineVersion,
          });
        }
        const canOffer =
          endedAt !== null && now.getTime() - endedAt.getTime() < duelChallengeRules.rematchMs;
        const isBlocked = await isBlockedBetween(trx, userId, otherId);
        if (original === undefined || !canOffer || isBlocked) throw noRematch();
        await assertMayFight(unit, { caller: account, opponent });
        const { terms } = original;
        return openChallenge(
          unit,
          {
            fromId: userId,
            toId: otherId,
            linkKey: null,
            terms,
            pokemonIds: terms.teams === 'own' ? teamOf(original, userId) : null,
            teams: null,
            rematchOf: battleId,
            answerMs: duelChallengeRules.rematchMs,
          },
          { isNotified: false },
        );
      },
    );
}

async function findOtherPlayer(
  db: Database,
  userId: number,
  battleId: number,
): Promise<number | null> {
  const { battle, side } = await requireOwnBattle(db, userId, battleId);
  const duel = asDuel(battle);
  if (duel === null) throw noRematch();
  return duel.seats[foeOf(side)].userId;
}

function isStillGoing({ status, expiresAt }: ChallengeRecord, now: Date): boolean {
  return status === 'accepted' || (status === 'open' && expiresAt > now);
}

/** The team with which a player fought the duel of a challenge. */
function teamOf({ fromId, teams }: ChallengeRecord, userId: number): readonly number[] | null {
  return teams?.sides[fromId === userId ? 0 : 1] ?? null;
}
