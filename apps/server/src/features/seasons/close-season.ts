import { isUniqueViolation } from '../../db/dialect.ts';
import type { Unit } from '../../db/transaction.ts';
import { recordChange } from '../audit-log/index.ts';
import { notifyMany } from '../notifications/index.ts';
import { announceEverything } from './announce-everything.ts';
import { archiveSeason, freezeNames, holdSeason } from './archive.ts';
import { mustBeNamedWell } from './checked-names.ts';
import { closedMeanwhile } from './refusals.ts';
import { stopBattles } from './season-battles-repository.ts';
import { countUnderWay } from './season-plan-repository.ts';
import {
  type ClosedSeasonRecord,
  findOpenSeason,
  insertSeason,
  type SeasonRecord,
  updateSeason,
} from './seasons-repository.ts';
import { selectOthers, selectWhoFought } from './told-users.ts';

export interface WantedClosing {
  /** The one that the organiser has seen. */
  seasonId: number;
  name: string;
  nextName: string;
  /** The name of the season, written once more. */
  confirmation: string;
}

/**
 * Closes the season under way and opens the next one. Throws AppError 'conflict' where another organiser
 * was faster, or a name is taken.
 */
export async function closeSeason(
  unit: Unit,
  actor: number,
  wanted: WantedClosing,
): Promise<{ closed: ClosedSeasonRecord; opened: SeasonRecord }> {
  const { trx, now } = unit;
  await holdSeason(trx);
  const season = await findOpenSeason(trx);
  if (season?.id !== wanted.seasonId) throw closedMeanwhile();
  await mustBeNamedWell(trx, wanted);
  const { name, nextName } = wanted;
  const { players, matches, runningBattles } = await countUnderWay(trx);

  await freezeNames(trx, season.id);
  await stopBattles(trx, season.id, now);
  await archiveSeason(trx, season.id);
  await updateSeason(trx, season.id, { name, closedAt: now });
  const opened = await insertSeason(trx, { name: nextName, openedAt: now });

  const told = { kind: 'season-closed', name, nextName } as const;
  const whoFought = selectWhoFought(trx, season.id);
  await notifyMany(unit, selectOthers(trx, season.id), { ...told, hasStoppedBattle: false });
  await notifyMany(unit, whoFought, { ...told, hasStoppedBattle: true });
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
  announceEverything(unit);
  return { closed: { ...season, name, closedAt: now }, opened };
}

/** What a closing that lost a race against another one is refused with, instead of its unique key. */
export function lostTheRace(error: unknown): unknown {
  return isUniqueViolation(error)?.table === 'seasons' ? closedMeanwhile() : error;
}
