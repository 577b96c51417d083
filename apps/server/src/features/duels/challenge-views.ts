import type {
  AnsweredChallenge,
  DuelChallenge,
  Duelist,
  LinkedChallenge,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4';
import type { Database } from '../../db/database.ts';
import { type ChallengeRecord, findChallenge } from '../duel-challenges/index.ts';
import { findRatings, shownRatingOf } from '../ratings/index.ts';
import { listAccountsById } from '../users/index.ts';
import { noSuchChallenge } from './errors.ts';

const unbalancedTeams = 'Squadre non bilanciate';

interface Viewing {
  viewerId: number;
  /** By the database's clock. */
  now: Date;
}

/** Challenges as one of their players sees them. */
export async function viewChallenges(
  db: Database,
  challenges: readonly ChallengeRecord[],
  { viewerId, now }: Viewing,
): Promise<DuelChallenge[]> {
  const ids = new Set(challenges.flatMap(({ fromId, toId }) => [fromId, toId ?? []].flat()));
  const ratingOf = await findRatings(db, [...ids]);
  const duelists = new Map<number, Duelist>();
  for (const { id, username, faceIconId } of await listAccountsById(db, [...ids])) {
    duelists.set(id, {
      userId: id,
      name: username,
      picture: faceIconPath(faceIconId),
      rating: shownRatingOf(ratingOf(id), now),
    });
  }
  return challenges.flatMap((challenge) => {
    const from = duelists.get(challenge.fromId);
    if (from === undefined) return [];
    const { toId, linkKey, teams, rematchOf } = challenge;
    const isUnbalanced = teams?.isBalanced === false;
    return {
      id: challenge.id,
      from,
      to: (toId !== null && duelists.get(toId)) || null,
      terms: challenge.terms,
      isUnbalanced,
      status: statusAt(challenge, now),
      battleId: challenge.battleId,
      linkKey: challenge.fromId === viewerId ? linkKey : null,
      rematchOf,
      isSecondLeg: rematchOf !== null && teams !== null && challenge.status === 'open',
      createdAt: challenge.createdAt.toISOString(),
      expiresAt: challenge.expiresAt.toISOString(),
    };
  });
}

/** A challenge after a change of it. Throws AppError 'not-found' if there is none. */
export async function viewChallenge(
  db: Database,
  id: number,
  viewing: Viewing,
): Promise<AnsweredChallenge> {
  const challenge = await findChallenge(db, { id });
  if (challenge === undefined) throw noSuchChallenge();
  const [view] = await viewChallenges(db, [challenge], viewing);
  if (view === undefined) throw noSuchChallenge();
  const isAccepted = challenge.status === 'accepted';
  return { ...view, notice: isAccepted && view.isUnbalanced ? unbalancedTeams : null };
}

/** A challenge as its link shows it. */
export async function viewLink(
  db: Database,
  challenge: ChallengeRecord,
  now: Date,
): Promise<LinkedChallenge> {
  const [view] = await viewChallenges(db, [challenge], { viewerId: challenge.fromId, now });
  if (view === undefined) throw noSuchChallenge();
  const { from, terms, isUnbalanced, status, expiresAt } = view;
  return { from, terms, isUnbalanced, status, expiresAt };
}

/** Expired challenges are found so before they are stored so. */
function statusAt({ status, expiresAt }: ChallengeRecord, now: Date): DuelChallenge['status'] {
  return status === 'open' && expiresAt <= now ? 'expired' : status;
}
