import type { Unit } from '../../db/transaction.ts';
import { recordChange } from '../audit-log/index.ts';
import { notifyMany, revokeFromEverybody } from '../notifications/index.ts';
import { announceEverything } from './announce-everything.ts';
import { forgetNames, holdSeason, restoreSeason } from './archive.ts';
import { closedMeanwhile, noSuchSeason, notTheLast, notToBeReopened } from './refusals.ts';
import { resumeBattles } from './season-battles-repository.ts';
import { findObstacle } from './season-plan.ts';
import {
  deleteSeason,
  isClosed,
  listSeasons,
  type SeasonRecord,
  updateSeason,
} from './seasons-repository.ts';
import { selectToldUsers } from './told-users.ts';

/**
 * Puts everything back as it was when the last season was closed, as if it never had been; the one after it
 * is gone. Throws AppError 'conflict' where somebody has played in it, or another organiser was faster.
 */
export async function reopenSeason(
  unit: Unit,
  actor: number,
  seasonId: number,
): Promise<SeasonRecord> {
  const { trx, now } = unit;
  await holdSeason(trx);
  const seasons = await listSeasons(trx);
  const asked = seasons.find(({ id }) => id === seasonId);
  if (asked === undefined) throw noSuchSeason();
  if (!isClosed(asked)) throw closedMeanwhile();
  const open = seasons.find(({ closedAt }) => closedAt === null);
  if (open === undefined || seasons.find(isClosed)?.id !== seasonId) throw notTheLast();
  const obstacle = await findObstacle(trx, asked);
  if (obstacle !== null) throw notToBeReopened(obstacle);

  await deleteSeason(trx, open.id);
  await updateSeason(trx, seasonId, { name: asked.name, closedAt: null });
  await restoreSeason(trx, seasonId);
  await resumeBattles(trx, seasonId, now.getTime() - asked.closedAt.getTime());
  await forgetNames(trx, seasonId);

  await revokeFromEverybody(trx, 'season-closed', asked.closedAt);
  await notifyMany(unit, selectToldUsers(trx), { kind: 'season-reopened', name: asked.name });
  await recordChange(unit, {
    actor,
    action: 'season.reopen',
    subject: asked.name,
    before: { nextSeason: open.name },
    after: null,
  });
  announceEverything(unit);
  return { ...asked, closedAt: null };
}
