import type { Database } from '../../db/database.ts';
import { databaseTimeIn } from '../../db/database-clock.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import {
  type ChallengeRecord,
  closeChallenge,
  findChallenge,
  isBlockedBetween,
} from '../duel-challenges/index.ts';
import type { Acceptance, ChallengesParts } from './acceptance.ts';
import {
  alreadyAccepted,
  linkCannotBeRefused,
  noLongerOpen,
  noSuchChallenge,
  notOneself,
} from './errors.ts';
import { requirePlayer } from './opponents.ts';

interface AnswerInput {
  challengeId?: number | undefined;
  key?: string | undefined;
  accept: boolean;
  pokemonIds?: readonly number[] | undefined;
}

/** Answers to challenges; accepting starts the duel. Returns the challenge's id. */
export function createAnswer(
  { db, transaction }: Pick<ChallengesParts, 'db' | 'transaction'>,
  { accept, beginning }: Acceptance,
) {
  return async (userId: number, input: AnswerInput): Promise<number> => {
    const { challengeId, key, pokemonIds } = input;
    if (!input.accept) {
      if (key !== undefined) throw linkCannotBeRefused();
      return transaction(async (unit) => {
        const challenge = await requireReceived(unit, userId, input);
        if (challenge.status === 'accepted') throw alreadyAccepted();
        await closeChallenge(unit, challenge, { status: 'refused' });
        return challenge.id;
      });
    }
    const otherOf = async () => (await findReceived(db, { challengeId, key }))?.fromId ?? null;
    return beginning(userId, otherOf, async (unit, engineVersion) => {
      const account = await requirePlayer(unit.trx, userId);
      const challenge = await requireReceived(unit, userId, input);
      if (challenge.status === 'accepted') return challenge.id;
      return accept(unit, challenge, { account, pokemonIds: pokemonIds ?? null, engineVersion });
    });
  };
}

async function requireReceived(
  unit: UnitOfWork,
  userId: number,
  { challengeId, key }: AnswerInput,
): Promise<ChallengeRecord> {
  const challenge =
    key === undefined
      ? await findReceived(unit.trx, { challengeId })
      : await findLinked(unit.trx, key, userId);
  if (challenge === undefined) throw noSuchChallenge();
  const { fromId, toId, status, expiresAt } = challenge;
  if (key !== undefined && fromId === userId) throw notOneself();
  if (key === undefined && toId !== userId) throw noSuchChallenge();
  // The first response may have been lost.
  if (status === 'accepted' && toId === userId) return challenge;
  if (status !== 'open' || expiresAt <= (await databaseTimeIn(unit))) throw noLongerOpen();
  return challenge;
}

/**
 * A challenge by the key of its link. After a block between its maker and the viewer there is none,
 * unless the viewer has accepted it.
 */
export async function findLinked(
  db: Database,
  key: string,
  viewerId: number | null,
): Promise<ChallengeRecord | undefined> {
  const challenge = await findChallenge(db, { linkKey: key });
  if (challenge === undefined || viewerId === null || challenge.toId === viewerId) return challenge;
  return (await isBlockedBetween(db, challenge.fromId, viewerId)) ? undefined : challenge;
}

function findReceived(
  db: Database,
  { challengeId, key }: Partial<Pick<AnswerInput, 'challengeId' | 'key'>>,
): Promise<ChallengeRecord | undefined> {
  if (key !== undefined) return findChallenge(db, { linkKey: key });
  return challengeId === undefined
    ? Promise.resolve(undefined)
    : findChallenge(db, { id: challengeId });
}
