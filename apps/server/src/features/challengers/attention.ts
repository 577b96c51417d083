import type { ChallengerAttention } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { rewardedAttempts } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import {
  countRunningLeaderBattles,
  listNewestRunningLeaderBattles,
} from '../battle-records/index.ts';
import {
  countResetRequests,
  countStuck,
  findLack,
  listOldestResetRequests,
  listStuck,
} from './attention-repository.ts';

/** Number of entries of each kind. */
const maxNamed = 3;

/**
 * What needs the organisers' attention: stuck players, running battles, password reset requests.
 */
export async function findAttention(db: Database): Promise<ChallengerAttention> {
  const stuck = await listStuck(db, rewardedAttempts, maxNamed);
  const battles = await listNewestRunningLeaderBattles(db, maxNamed);
  const resetRequests = await listOldestResetRequests(db, maxNamed);
  return {
    lacks: await findLack(db),
    stuck: stuck.map(({ faceIconId, ...challenger }) => ({
      ...challenger,
      icon: faceIconPath(faceIconId),
    })),
    numberOfStuck: await countStuck(db, rewardedAttempts),
    battles: battles.map(({ faceIconId, startedAt, ...battle }) => ({
      ...battle,
      icon: faceIconPath(faceIconId),
      startedAt: startedAt.toISOString(),
    })),
    numberOfBattles: await countRunningLeaderBattles(db),
    passwordWishes: resetRequests.map(({ faceIconId, wishedAt, ...request }) => ({
      ...request,
      icon: faceIconPath(faceIconId),
      wishedAt: wishedAt.toISOString(),
    })),
    numberOfPasswordWishes: await countResetRequests(db),
  };
}
