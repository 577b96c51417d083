import type { HistoryEntry } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { listMatchesAmong, listPastMatchesAmong, toMatch } from '../matches/index.ts';
import { toSummary } from './battle-views.ts';
import { type ListedBattle, listBattlesById } from './battles-repository.ts';
import { type HistoryPlace, listHistoryPlaces } from './match-history-repository.ts';

export interface HistoryPage {
  /** As an entry of the page before has it. */
  after?: string | undefined;
  limit: number;
}

/** What a player has fought, the last first: battles that have ended, and matches recorded by hand. */
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
  const wanted = { ids: idsOf('match'), battleIds };
  const among = [
    ...(await listMatchesAmong(db, userId, wanted)).map((match) => ({ match, season: null })),
    ...(await listPastMatchesAmong(db, userId, wanted)),
  ];
  const matches = new Map(among.map((one) => [one.match.id, one]));
  const ofBattles = new Map(among.map((one) => [one.match.battleId, one]));
  return places.flatMap(({ moment, what, id }): HistoryEntry[] => {
    const placed = { place: `${moment}-${what}-${id}`, moment: new Date(moment).toISOString() };
    const battle = what === 'battle' ? battles.get(id) : undefined;
    if (battle !== undefined) {
      const match = ofBattles.get(id)?.match;
      const season = battle.seasonName;
      return [
        { ...placed, season, battle: toSummary(battle), match: match ? toMatch(match) : null },
      ];
    }
    const one = what === 'match' ? matches.get(id) : undefined;
    // Undone between the two looks at the database.
    if (one === undefined) return [];
    return [{ ...placed, season: one.season, battle: null, match: toMatch(one.match) }];
  });
}

/** The contract lets nothing pass that is not one. */
function placeOf(text: string): HistoryPlace {
  const [moment, what, id] = text.split('-');
  return { moment: Number(moment), what: what === 'battle' ? 'battle' : 'match', id: Number(id) };
}
