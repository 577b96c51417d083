import type {
  AnsweredChallenge,
  DuelChallenge,
  FoundPlayer,
  LinkedChallenge,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4';
import { createDatabaseClock, databaseTimeIn } from '../../db/database-clock.ts';
import {
  closeChallenge,
  deleteClosedChallenges,
  findChallenge,
  listExpiredChallenges,
  listOpenChallenges,
  takeTurns,
} from '../duel-challenges/index.ts';
import { listPlayersByName } from '../users/index.ts';
import { type ChallengesParts, createAcceptance } from './acceptance.ts';
import { createAnswer, findLinked } from './answer-challenge.ts';
import { viewChallenge, viewChallenges, viewLink } from './challenge-views.ts';
import { alreadyAccepted, noLongerOpen, noSuchChallenge } from './errors.ts';
import { createMakeChallenge } from './make-challenge.ts';
import { createOfferRematch } from './offer-rematch.ts';

/** How long refused, withdrawn and expired challenges are kept. */
const keptMs = 24 * 60 * 60 * 1000;

/** The most that a search shows. */
const maxFound = 10;

/** Challenges between players, and the duels that they begin. */
export function createChallengesService(given: ChallengesParts) {
  const parts = { ...given, transaction: takeTurns(given.transaction) };
  const { db, transaction } = parts;
  const databaseClock = createDatabaseClock(parts);
  const acceptance = createAcceptance(parts);

  /** Answers with the challenge of a change, read after its transaction: others wait for that. */
  function viewed<Input>(change: (userId: number, input: Input) => Promise<number>) {
    return async (userId: number, input: Input): Promise<AnsweredChallenge> => {
      const id = await change(userId, input);
      return viewChallenge(db, id, { viewerId: userId, now: new Date(await databaseClock()) });
    };
  }

  return {
    challenge: viewed(createMakeChallenge(parts)),
    answer: viewed(createAnswer(parts, acceptance)),
    offerRematch: viewed(createOfferRematch(parts, acceptance)),

    withdraw: (userId: number, challengeId: number): Promise<{ message: string }> =>
      transaction(async (unit) => {
        const challenge = await findChallenge(unit.trx, { id: challengeId });
        if (challenge?.fromId !== userId) throw noSuchChallenge();
        switch (challenge.status) {
          case 'accepted':
            throw alreadyAccepted();
          case 'refused':
          case 'expired':
            throw noLongerOpen();
          case 'open':
            await closeChallenge(unit, challenge, { status: 'withdrawn' });
            break;
          case 'withdrawn':
        }
        return { message: 'Sfida ritirata' };
      }),

    async list(userId: number): Promise<{ incoming: DuelChallenge[]; outgoing: DuelChallenge[] }> {
      const now = new Date(await databaseClock());
      const open = await listOpenChallenges(db, userId, now);
      const views = await viewChallenges(db, open, { viewerId: userId, now });
      return {
        incoming: views.filter(({ from }) => from.userId !== userId),
        outgoing: views.filter(({ from }) => from.userId === userId),
      };
    },

    /** Players whom the caller may want to challenge, by part of a name. */
    async findPlayers(userId: number, search: string): Promise<FoundPlayer[]> {
      const found = await listPlayersByName(db, { search, butNot: userId, limit: maxFound });
      return found.map(({ id, username, firstName, lastName, faceIconId }) => ({
        userId: id,
        ...{ username, firstName, lastName },
        icon: faceIconPath(faceIconId),
      }));
    },

    /** A challenge by the key of its link; `viewerId` is null for visitors. */
    async get(key: string, viewerId: number | null): Promise<LinkedChallenge> {
      const challenge = await findLinked(db, key, viewerId);
      if (challenge === undefined) throw noSuchChallenge();
      return viewLink(db, challenge, new Date(await databaseClock()));
    },

    /** Closes challenges that were not answered in time. Safe in several processes. */
    async sweepExpired(): Promise<void> {
      if ((await listExpiredChallenges(db, new Date(await databaseClock()))).length === 0) return;
      await transaction(async (unit) => {
        const now = await databaseTimeIn(unit);
        for (const challenge of await listExpiredChallenges(unit.trx, now)) {
          await closeChallenge(unit, challenge, { status: 'expired' });
        }
        await deleteClosedChallenges(unit.trx, new Date(now.getTime() - keptMs));
      });
    },
  };
}

export type ChallengesService = ReturnType<typeof createChallengesService>;
