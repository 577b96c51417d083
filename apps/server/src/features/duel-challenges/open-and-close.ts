import { faceIconPath } from '@poketorneo/gen4';
import { databaseTimeIn } from '../../db/database-clock.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { notify, revokeNotifications } from '../notifications/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';
import {
  type ChallengeEnding,
  type ChallengeRecord,
  insertChallenge,
  type NewChallenge,
  updateChallengeEnding,
  updateNotification,
} from './duel-challenges-repository.ts';

interface OpenChallenge
  extends Omit<NewChallenge, 'status' | 'battleId' | 'createdAt' | 'expiresAt'> {
  /** Milliseconds in which it may be answered. */
  answerMs: number;
}

function emitFor({ emit }: UnitOfWork, { fromId, toId }: Pick<ChallengeRecord, 'fromId' | 'toId'>) {
  emit('challenges', fromId);
  if (toId !== null) emit('challenges', toId);
}

/** Makes a challenge and notifies the challenged player, if there is one. Returns its id. */
export async function openChallenge(
  unit: UnitOfWork,
  { answerMs, ...challenge }: OpenChallenge,
  { isNotified = true }: { isNotified?: boolean } = {},
): Promise<number> {
  const { trx } = unit;
  const { fromId, toId, terms } = challenge;
  const now = await databaseTimeIn(unit);
  const id = await insertChallenge(trx, {
    ...challenge,
    status: 'open',
    battleId: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + answerMs),
  });
  if (toId !== null && isNotified) {
    const from = await findAccount(trx, fromId);
    if (from === undefined) throw sessionOver();
    const notificationId = await notify(unit, toId, {
      kind: 'challenge',
      challengeId: id,
      challengerName: from.username,
      challengerPicture: faceIconPath(from.faceIconId),
      terms,
    });
    await updateNotification(trx, id, notificationId);
  }
  emitFor(unit, challenge);
  return id;
}

/** Ends an open challenge and revokes its notification. */
export async function closeChallenge(
  unit: UnitOfWork,
  { id, fromId, toId, notificationId }: ChallengeRecord,
  ending: ChallengeEnding,
): Promise<void> {
  await updateChallengeEnding(unit.trx, id, ending);
  if (toId !== null && notificationId !== null) {
    await revokeNotifications(unit, toId, [notificationId]);
  }
  emitFor(unit, { fromId, toId: ending.status === 'accepted' ? ending.toId : toId });
}
