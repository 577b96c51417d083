import { isUniqueViolation } from '../../db/dialect.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { recordChange } from '../audit-log/index.ts';
import { stopBattles } from '../battle-records/index.ts';
import { notifyMany } from '../notifications/index.ts';
import { archiveRatings } from '../ratings/index.ts';
import { archiveNames, archiveSeason, lockSeason } from './archive-repository.ts';
import {
  selectUsersWithoutStoppedBattle,
  selectUsersWithStoppedBattle,
} from './audience-repository.ts';
import { emitAll } from './emit-all.ts';
import { closedMeanwhile } from './errors.ts';
import { countCurrentSeason } from './season-plan-repository.ts';
import {
  type ClosedSeasonRecord,
  findOpenSeason,
  insertSeason,
  type SeasonRecord,
  updateSeason,
} from './seasons-repository.ts';
import { assertValidNames } from './validate-names.ts';

export interface ClosingRequest {
  /** The season the organiser saw. */
  seasonId: number;
  name: string;
  nextName: string;
  /** The season's name, typed again. */
  confirmation: string;
}

/**
 * Closes the current season and opens the next. Throws AppError 'conflict' if another organiser was
 * faster, or a name is taken.
 */
export async function closeSeason(
  unit: UnitOfWork,
  actor: number,
  request: ClosingRequest,
): Promise<{ closed: ClosedSeasonRecord; opened: SeasonRecord }> {
  const { trx, now } = unit;
  await lockSeason(trx);
  const season = await findOpenSeason(trx);
  if (season?.id !== request.seasonId) throw closedMeanwhile();
  await assertValidNames(trx, request);
  const { name, nextName } = request;
  const { players, matches, runningBattles } = await countCurrentSeason(trx);

  await archiveNames(trx, season.id);
  await stopBattles(unit, season.id);
  await archiveRatings(trx, season.id, now);
  await archiveSeason(trx, season.id);
  await updateSeason(trx, season.id, { name, closedAt: now });
  const opened = await insertSeason(trx, { name: nextName, openedAt: now });

  const notification = { kind: 'season-closed', name, nextName } as const;
  const battleUsers = selectUsersWithStoppedBattle(trx, season.id);
  await notifyMany(unit, selectUsersWithoutStoppedBattle(trx, season.id), {
    ...notification,
    hasStoppedBattle: false,
  });
  await notifyMany(unit, battleUsers, { ...notification, hasStoppedBattle: true });
  await recordChange(unit, {
    actor,
    action: 'season.close',
    subject: name,
    before: season.name === name ? null : { name: season.name },
    after: {
      ...(season.name === name ? {} : { name }),
      nextSeason: nextName,
      players,
      matches,
      stoppedBattles: runningBattles,
    },
  });
  emitAll(unit);
  return { closed: { ...season, name, closedAt: now }, opened };
}

/** The error of a closing that violated a unique key because of a concurrent one. */
export function toClosingError(error: unknown): unknown {
  return isUniqueViolation(error)?.table === 'seasons' ? closedMeanwhile() : error;
}
