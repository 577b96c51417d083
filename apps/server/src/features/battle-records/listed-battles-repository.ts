import { countedBattleKinds } from '@poketorneo/contract';
import type { NotNull } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import { asLeaderBattle } from './battle-players.ts';
import {
  type BattleRecord,
  type Duel,
  kindsAgainstAi,
  type LeaderBattle,
  selectBattles,
  type Trial,
  toRecords,
} from './battles-repository.ts';

interface Listed {
  /** The closed season's name; null in the current one. */
  seasonName: string | null;
  hasReplay: boolean;
}

/** A battle against a leader with the additional columns of lists. */
export interface ListedLeaderBattle extends LeaderBattle, Listed {
  leaderName: string;
  leaderPicture: string;
  /** Its name in that season. */
  tournamentName: string;
}

export type ListedBattle = ListedLeaderBattle | ((Duel | Trial) & Listed);

function selectListed(db: Database) {
  return selectBattles(db)
    .leftJoin('leaders', 'leaders.id', 'battles.leader_id')
    .leftJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .leftJoin('battle_replays', 'battle_replays.battle_id', 'battles.id')
    .leftJoin('seasons', 'seasons.id', 'battles.season_id')
    .leftJoin('season_tournaments', (join) =>
      join
        .onRef('season_tournaments.season_id', '=', 'battles.season_id')
        .onRef('season_tournaments.tournament_id', '=', 'tournaments.id'),
    )
    .select((eb) => [
      'leaders.name as leader_name',
      'leaders.sprite as leader_picture',
      eb.fn.coalesce('season_tournaments.name', 'tournaments.name').as('tournament_name'),
      'seasons.name as season_name',
      'battle_replays.battle_id as replay_of',
    ]);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>;

async function toListed(db: Database, rows: readonly ListedRow[]): Promise<ListedBattle[]> {
  const records = await toRecords(db, rows);
  return rows.flatMap((row, index) => {
    const record = records[index];
    return record === undefined ? [] : (listedOf(record, row) ?? []);
  });
}

/** Null for a battle whose leader is unknown. */
function listedOf(record: BattleRecord, row: ListedRow): ListedBattle | null {
  const listed = { seasonName: row.season_name, hasReplay: row.replay_of !== null };
  switch (record.kind) {
    case 'duel':
    case 'trial':
      return { ...record, ...listed };
    case 'leader':
    case 'rematch': {
      const {
        leader_name: leaderName,
        leader_picture: leaderPicture,
        tournament_name: tournamentName,
      } = row;
      if (leaderName === null || leaderPicture === null || tournamentName === null) return null;
      return { ...record, ...listed, leaderName, leaderPicture, tournamentName };
    }
  }
}

/** A player's battles against leaders, duels and kept trials. */
function selectOfPlayer(db: Database, userId: number) {
  return selectListed(db).where((is) =>
    is.or([
      is.and([is('battles.user_id', '=', userId), is('battles.kind', 'in', kindsAgainstAi)]),
      is(
        'battles.id',
        'in',
        db.selectFrom('battle_seats').select('battle_id').where('user_id', '=', userId),
      ),
    ]),
  );
}

/** A page of a player's battles. */
export async function listBattles(
  db: Database,
  userId: number,
  { before, limit }: NewestFirstPage,
): Promise<ListedBattle[]> {
  let query = selectOfPlayer(db, userId).orderBy('battles.id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('battles.id', '<', before);
  return toListed(db, await query.execute());
}

/** A player's running battles, newest first: at most one of each kind. */
export async function listRunningBattles(db: Database, userId: number): Promise<ListedBattle[]> {
  const rows = await selectOfPlayer(db, userId)
    .where('battles.status', '=', 'running')
    .orderBy('battles.id', 'desc')
    .execute();
  return toListed(db, rows);
}

export async function listBattlesById(
  db: Database,
  ids: readonly number[],
): Promise<ListedBattle[]> {
  if (ids.length === 0) return [];
  return toListed(db, await selectListed(db).where('battles.id', 'in', ids).execute());
}

/** Throws when there is no such battle against a leader. */
export async function findListedLeaderBattle(
  db: Database,
  id: number,
): Promise<ListedLeaderBattle> {
  const [listed] = await listBattlesById(db, [id]);
  const battle = listed && asLeaderBattle(listed);
  if (!battle) throw new Error(`No leader battle ${id}`);
  return battle;
}

/** Running battles with a deadline before `before` and no reminder yet. */
export async function listToRemind(
  db: Database,
  before: Date,
): Promise<Pick<ListedLeaderBattle, 'id' | 'userId' | 'leaderName' | 'leaderPicture'>[]> {
  const rows = await db
    .selectFrom('battles')
    .innerJoin('leaders', 'leaders.id', 'battles.leader_id')
    .select(['battles.id', 'user_id as userId', 'name as leaderName', 'sprite as leaderPicture'])
    .where('deadline', '<=', before.getTime())
    .where('reminded', '=', 0)
    .where('kind', 'in', countedBattleKinds)
    .where('user_id', 'is not', null)
    .$narrowType<{ userId: NotNull }>()
    .orderBy('battles.id')
    .execute();
  return rows;
}
