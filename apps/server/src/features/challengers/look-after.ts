import type { ChallengersToLookAfter } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { rewardedAttempts } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import {
  countBattlesUnderWay,
  countForgottenPasswords,
  countStuck,
  findLack,
  listBattlesUnderWay,
  listForgottenPasswords,
  listStuck,
} from './look-after-repository.ts';

/** How many of each are named. */
const named = 3;

/** Who gets no further, who is fighting right now, and who cannot get in. */
export async function challengersToLookAfter(db: Database): Promise<ChallengersToLookAfter> {
  const stuck = await listStuck(db, rewardedAttempts, named);
  const battles = await listBattlesUnderWay(db, named);
  const wishes = await listForgottenPasswords(db, named);
  return {
    lacks: await findLack(db),
    stuck: stuck.map(({ faceIconId, ...one }) => ({ ...one, icon: faceIconPath(faceIconId) })),
    numberOfStuck: await countStuck(db, rewardedAttempts),
    battles: battles.map(({ faceIconId, startedAt, ...battle }) => ({
      ...battle,
      icon: faceIconPath(faceIconId),
      startedAt: startedAt.toISOString(),
    })),
    numberOfBattles: await countBattlesUnderWay(db),
    passwordWishes: wishes.map(({ faceIconId, wishedAt, ...wish }) => ({
      ...wish,
      icon: faceIconPath(faceIconId),
      wishedAt: wishedAt.toISOString(),
    })),
    numberOfPasswordWishes: await countForgottenPasswords(db),
  };
}
