import type { ReopeningObstacle, SeasonPlan } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { toClosedSeason, toOpenSeason } from './hall-of-fame.ts';
import { noSeason } from './refusals.ts';
import { countUnderWay, isBegun, isPokemonGone } from './season-plan-repository.ts';
import { type ClosedSeasonRecord, isClosed, listSeasons } from './seasons-repository.ts';
import { suggestName } from './suggest-name.ts';

/** What closing the season will do, and whether the last one can be opened again. */
export async function planSeason(db: Database): Promise<SeasonPlan> {
  const seasons = await listSeasons(db);
  const open = seasons.find(({ closedAt }) => closedAt === null);
  if (open === undefined) throw noSeason();
  const last = seasons.find(isClosed);
  return {
    closing: {
      season: toOpenSeason(open),
      ...(await countUnderWay(db)),
      suggestedName: suggestName(seasons.map(({ name }) => name)),
    },
    reopening:
      last === undefined
        ? null
        : { season: toClosedSeason(last), obstacle: await findObstacle(db, last) },
  };
}

/** Why a season that was closed cannot be opened again; null where it can. */
export async function findObstacle(
  db: Database,
  { id }: ClosedSeasonRecord,
): Promise<ReopeningObstacle | null> {
  if (await isBegun(db)) return 'played';
  return (await isPokemonGone(db, id)) ? 'pokemon-gone' : null;
}
