import type { UnitOfWork } from '../../db/transaction.ts';
import { recordChange } from '../audit-log/index.ts';
import { resumeBattles } from '../battle-records/index.ts';
import { deleteFromAllUsers, notifyMany } from '../notifications/index.ts';
import { restoreRatings } from '../ratings/index.ts';
import { deleteArchivedNames, lockSeason, restoreSeason } from './archive-repository.ts';
import { selectActiveUsers } from './audience-repository.ts';
import { emitAll } from './emit-all.ts';
import { cannotReopen, closedMeanwhile, noSuchSeason, notLastSeason } from './errors.ts';
import { findObstacle } from './season-plan.ts';
import {
  deleteSeason,
  isClosed,
  listSeasons,
  type SeasonRecord,
  updateSeason,
} from './seasons-repository.ts';

/**
 * Reverts the last closing completely, deleting the season after it. Throws AppError 'conflict' if
 * it has progress, or another organiser was faster.
 */
export async function reopenSeason(
  unit: UnitOfWork,
  actor: number,
  seasonId: number,
): Promise<SeasonRecord> {
  const { trx, now } = unit;
  await lockSeason(trx);
  const seasons = await listSeasons(trx);
  const season = seasons.find(({ id }) => id === seasonId);
  if (season === undefined) throw noSuchSeason();
  if (!isClosed(season)) throw closedMeanwhile();
  const open = seasons.find(({ closedAt }) => closedAt === null);
  if (open === undefined || seasons.find(isClosed)?.id !== seasonId) throw notLastSeason();
  const obstacle = await findObstacle(trx, season);
  if (obstacle !== null) throw cannotReopen(obstacle);

  await deleteSeason(trx, open.id);
  await updateSeason(trx, seasonId, { name: season.name, closedAt: null });
  await restoreSeason(trx, seasonId);
  await restoreRatings(trx, seasonId);
  await resumeBattles(trx, seasonId, now.getTime() - season.closedAt.getTime());
  await deleteArchivedNames(trx, seasonId);

  await deleteFromAllUsers(trx, 'season-closed', season.closedAt);
  await notifyMany(unit, selectActiveUsers(trx), { kind: 'season-reopened', name: season.name });
  await recordChange(unit, {
    actor,
    action: 'season.reopen',
    subject: season.name,
    before: { nextSeason: open.name },
    after: null,
  });
  emitAll(unit);
  return { ...season, closedAt: null };
}
