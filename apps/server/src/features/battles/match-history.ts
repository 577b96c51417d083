import type { HistoryEntry } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { type ListedBattle, listBattlesById } from '../battle-records/index.ts';
import { listMatchesByIds, listPastMatchesByIds, toMatch } from '../matches/index.ts';
import { toSummary } from './battle-views.ts';
import { type HistoryPlace, listHistoryPlaces } from './match-history-repository.ts';

export interface HistoryPage {
  /** Cursor: the `place` of the previous page's last entry. */
  after?: string | undefined;
  limit: number;
}

/** A player's finished battles and recorded matches, newest first. */
export async function listHistory(
  db: Database,
  userId: number,
  { after, limit }: HistoryPage,
): Promise<HistoryEntry[]> {
  const places = await listHistoryPlaces(db, userId, {
    after: after === undefined ? undefined : placeOf(after),
    limit,
  });
  const idsOf = (what: HistoryPlace['what']) =>
    places.filter((place) => place.what === what).map(({ id }) => id);
  const battleIds = idsOf('battle');
  const battles = new Map<number, ListedBattle>(
    (await listBattlesById(db, battleIds)).map((battle) => [battle.id, battle]),
  );
  const ids = { ids: idsOf('match'), battleIds };
  const found = [
    ...(await listMatchesByIds(db, userId, ids)).map((match) => ({ match, season: null })),
    ...(await listPastMatchesByIds(db, userId, ids)),
  ];
  const matches = new Map(found.map((one) => [one.match.id, one]));
  const ofBattles = new Map(found.map((one) => [one.match.battleId, one]));
  return places.flatMap(({ moment, what, id }): HistoryEntry[] => {
    const base = { place: `${moment}-${what}-${id}`, moment: new Date(moment).toISOString() };
    const battle = what === 'battle' ? battles.get(id) : undefined;
    if (battle !== undefined) {
      const match = ofBattles.get(id)?.match;
      const season = battle.seasonName;
      return [
        {
          ...base,
          season,
          battle: toSummary(battle, userId),
          match: match ? toMatch(match) : null,
        },
      ];
    }
    const one = what === 'match' ? matches.get(id) : undefined;
    // Undone between the two queries.
    if (one === undefined) return [];
    return [{ ...base, season: one.season, battle: null, match: toMatch(one.match) }];
  });
}

/** The contract has validated the format. */
function placeOf(text: string): HistoryPlace {
  const [moment, what, id] = text.split('-');
  return { moment: Number(moment), what: what === 'battle' ? 'battle' : 'match', id: Number(id) };
}
