import type { ReopeningObstacle, SeasonPlan } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { noSeason } from './errors.ts';
import { toClosedSeason, toOpenSeason } from './hall-of-fame.ts';
import {
  countCurrentSeason,
  hasProgress,
  isOwnedPokemonDeleted,
} from './season-plan-repository.ts';
import { type ClosedSeasonRecord, isClosed, listSeasons } from './seasons-repository.ts';

/** What closing will do, and whether the last season can be reopened. */
export async function planSeason(db: Database): Promise<SeasonPlan> {
  const seasons = await listSeasons(db);
  const open = seasons.find(({ closedAt }) => closedAt === null);
  if (open === undefined) throw noSeason();
  const last = seasons.find(isClosed);
  return {
    closing: {
      season: toOpenSeason(open),
      ...(await countCurrentSeason(db)),
      suggestedName: suggestName(seasons.map(({ name }) => name)),
    },
    reopening:
      last === undefined
        ? null
        : { season: toClosedSeason(last), obstacle: await findObstacle(db, last) },
  };
}

/** Why a closed season cannot be reopened; null if it can. */
export async function findObstacle(
  db: Database,
  { id }: ClosedSeasonRecord,
): Promise<ReopeningObstacle | null> {
  if (await hasProgress(db)) return 'played';
  return (await isOwnedPokemonDeleted(db, id)) ? 'pokemon-gone' : null;
}

/**
 * A name for the next season, given the names newest first: 'Stagione 3' after 'Stagione 2';
 * without a number, one is appended.
 */
export function suggestName(names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const [, words = 'Stagione', number] = /^(.*\S)\s+(\d{1,3})$/u.exec(names[0] ?? '') ?? [];
  let next = number === undefined ? names.length + 1 : Number(number) + 1;
  while (taken.has(`${words} ${next}`.toLowerCase())) next += 1;
  return `${words} ${next}`;
}
