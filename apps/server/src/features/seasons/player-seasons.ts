import { leaderboardKinds, type PlayerSeason } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';
import { boards } from '../leaderboards/index.ts';
import { toClosedSeason } from './hall-of-fame.ts';
import { listPastDefeats, listPastPlaces, listSeasonIdsOf } from './player-seasons-repository.ts';
import { isClosed, listSeasons } from './seasons-repository.ts';

/** A player's results in closed seasons, newest first. */
export async function playerSeasonsOf(db: Database, userId: number): Promise<PlayerSeason[]> {
  const seasonIds = new Set(await listSeasonIdsOf(db, userId));
  if (seasonIds.size === 0) return [];
  const defeats = groupBy(await listPastDefeats(db, userId), ({ seasonId }) => seasonId);
  const places = groupBy(await listPastPlaces(db, userId), ({ seasonId }) => seasonId);
  const seasons = (await listSeasons(db)).filter(isClosed).filter(({ id }) => seasonIds.has(id));
  return seasons.map((season) => {
    const defeated = defeats.get(season.id) ?? [];
    const ranked = places.get(season.id) ?? [];
    return {
      ...toClosedSeason(season),
      badges: defeated.flatMap(({ badgeName: name, badgeImage: image, tournamentName }) =>
        name === null || image === null ? [] : [{ name, image, tournamentName }],
      ),
      championOf: defeated
        .filter(({ badgeName }) => badgeName === null)
        .map(({ tournamentName }) => tournamentName),
      places: leaderboardKinds.flatMap((kind) =>
        ranked
          .filter(({ board }) => board === kind)
          .map(({ score, position }) => ({ kind, title: boards[kind].title, score, position })),
      ),
    };
  });
}
