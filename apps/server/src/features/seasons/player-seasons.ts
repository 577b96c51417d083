import { leaderboardKinds, type PlayerSeason } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { groupedBy } from '../../grouped-by.ts';
import { boards } from '../leaderboards/index.ts';
import { toClosedSeason } from './hall-of-fame.ts';
import { listPastDefeats, listPastPlaces, listSeasonIdsOf } from './player-seasons-repository.ts';
import { isClosed, listSeasons } from './seasons-repository.ts';

/** What a player came to in the closed seasons that they took part in, the last one first. */
export async function playerSeasonsOf(db: Database, userId: number): Promise<PlayerSeason[]> {
  const tookPart = new Set(await listSeasonIdsOf(db, userId));
  if (tookPart.size === 0) return [];
  const defeats = groupedBy(await listPastDefeats(db, userId), ({ seasonId }) => seasonId);
  const places = groupedBy(await listPastPlaces(db, userId), ({ seasonId }) => seasonId);
  const seasons = (await listSeasons(db)).filter(isClosed).filter(({ id }) => tookPart.has(id));
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
