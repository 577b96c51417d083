import type { DuelTerms } from '@poketorneo/contract';
import {
  pairWaiting,
  problemOfTerms,
  ratingAt,
  sameOpponentAfterMs,
  termsKey,
  unseenAfterMs,
} from '@poketorneo/rules/duels';
import { second } from '../../clock.ts';
import { databaseTimeIn } from '../../db/database-clock.ts';
import { AppError, fieldConflict } from '../../errors.ts';
import { isInDuel } from '../battle-records/index.ts';
import { isAlreadyFighting } from '../battles/index.ts';
import {
  claimPairing,
  deleteQueued,
  deleteUnseen,
  findQueued,
  isBlockedBetween,
  listBlocksOf,
  listQueuedPlayers,
  listRecentOpponents,
  type QueuedPlayer,
  takeTurns,
  updateQueued,
} from '../duel-challenges/index.ts';
import { assertMayFight } from '../duel-rules/index.ts';
import { findRatings } from '../ratings/index.ts';
import type { ChallengesParts } from './acceptance.ts';
import { beginAgreedDuel } from './begin-agreed-duel.ts';
import { canDrawPair } from './draw-pair.ts';
import { findOwnTeam } from './duel-teams.ts';
import { cannotDraw, youAreFighting } from './errors.ts';
import { requirePlayer } from './opponents.ts';

/** Players of the queue are paired this often. */
export const pairingIntervalMs = 2 * second;

interface JoinInput {
  terms: DuelTerms;
  pokemonIds?: readonly number[] | undefined;
  isRepeated?: boolean | undefined;
}

/** 'Cerca un avversario': players who wait for an opponent on equal terms. */
export function createQueue(given: ChallengesParts) {
  const { db, random, battles } = given;
  const transaction = takeTurns(given.transaction);

  /** Starts the duel of two who wait; does nothing if they no longer wait for each other. */
  async function begin(pair: readonly [QueuedPlayer, QueuedPlayer]): Promise<void> {
    const engineVersion = await battles.engineVersion();
    const userIds = pair.map(({ userId }) => userId);
    try {
      await transaction(async (unit) => {
        const { trx, emit } = unit;
        const one = await findQueued(trx, pair[0].userId);
        const other = await findQueued(trx, pair[1].userId);
        // Since the pairing one may have left, changed the terms or blocked the other.
        if (one === undefined || one.termsKey !== pair[0].termsKey) return;
        if (other === undefined || other.termsKey !== one.termsKey) return;
        if (await isBlockedBetween(trx, one.userId, other.userId)) return;
        const { terms } = one;
        await beginAgreedDuel(unit, { terms, players: [one, other], engineVersion, random });
        for (const userId of userIds) emit('duel-queue', userId);
      });
    } catch (error) {
      if (!isAlreadyFighting(error) && !(error instanceof AppError)) throw error;
      // One cannot fight any more: a team or an account has gone.
      await transaction(async ({ trx, emit }) => {
        await deleteQueued(trx, userIds);
        for (const userId of userIds) emit('duel-queue', userId);
      });
    }
  }

  async function listPairs(now: Date): Promise<[QueuedPlayer, QueuedPlayer][]> {
    const waiting = await listQueuedPlayers(db);
    if (waiting.length < 2) return [];
    const userIds = waiting.map(({ userId }) => userId);
    const ratingOf = await findRatings(db, userIds);
    const players = waiting.map((player) => ({
      player,
      userId: player.userId,
      termsKey: player.termsKey,
      since: player.since.getTime(),
      seenAt: player.seenAt.getTime(),
      rating: ratingAt(ratingOf(player.userId), now.getTime()).rating,
    }));
    const since = new Date(now.getTime() - sameOpponentAfterMs);
    const pairs = pairWaiting(players, {
      now: now.getTime(),
      recentOpponents: await listRecentOpponents(db, userIds, since),
      blocks: await listBlocksOf(db, userIds),
    });
    return pairs.map(([one, other]) => [one.player, other.player]);
  }

  return {
    /**
     * Joins the queue, or says again that one waits: a place is lost after ten seconds of silence.
     * Returns null for a repetition that crosses the beginning of the duel.
     */
    async join(
      userId: number,
      { terms, pokemonIds, isRepeated = false }: JoinInput,
    ): Promise<{ since: string | null }> {
      const problem = problemOfTerms(terms);
      if (problem !== null) throw new AppError('bad-request', problem);
      if (terms.teams === 'drawn' && !(await canDrawPair(db, terms, random))) throw cannotDraw();
      const since = await transaction(async (unit) => {
        const { trx, emit } = unit;
        await assertMayFight(unit, { caller: await requirePlayer(trx, userId) });
        if (await isInDuel(trx, userId)) {
          if (isRepeated) return null;
          throw youAreFighting();
        }
        const ownIds = terms.teams === 'own' ? [...(pokemonIds ?? [])] : null;
        if (ownIds !== null) {
          const team = await findOwnTeam(trx, userId, terms, ownIds);
          if (typeof team === 'string') throw fieldConflict('pokemonIds', team);
        }
        const now = await databaseTimeIn(unit);
        const key = termsKey(terms);
        const before = await findQueued(trx, userId);
        const place = before?.termsKey === key ? before.since : now;
        await updateQueued(trx, {
          ...{ userId, termsKey: key, terms, pokemonIds: ownIds },
          ...{ since: place, seenAt: now },
        });
        if (place === now) emit('duel-queue', userId);
        return place;
      });
      return { since: since?.toISOString() ?? null };
    },

    leave: (userId: number): Promise<{ message: string }> =>
      transaction(async ({ trx, emit }) => {
        if ((await deleteQueued(trx, [userId])) > 0) emit('duel-queue', userId);
        return { message: 'Ricerca interrotta' };
      }),

    /** Pairs those who wait. Safe in several processes: one pairs at a time. */
    async pair(): Promise<void> {
      if ((await listQueuedPlayers(db)).length === 0) return;
      const claimed = await transaction(async (unit) => {
        const { trx, emit } = unit;
        const now = await databaseTimeIn(unit);
        if (!(await claimPairing(trx, now, pairingIntervalMs))) return null;
        const gone = await deleteUnseen(trx, new Date(now.getTime() - 3 * unseenAfterMs));
        for (const userId of gone) emit('duel-queue', userId);
        return now;
      });
      if (claimed === null) return;
      for (const pair of await listPairs(claimed)) await begin(pair);
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
