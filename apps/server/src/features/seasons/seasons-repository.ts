import type { Database, Trx } from '../../db/database.ts';

export interface SeasonRecord {
  id: number;
  name: string;
  openedAt: Date;
  /** Null for the current one. */
  closedAt: Date | null;
}

export interface ClosedSeasonRecord extends SeasonRecord {
  closedAt: Date;
}

const columns = ['id', 'name', 'opened_at', 'closed_at'] as const;

interface Row {
  id: number;
  name: string;
  opened_at: number;
  closed_at: number | null;
}

const toRecord = ({ id, name, opened_at, closed_at }: Row): SeasonRecord => ({
  id,
  name,
  openedAt: new Date(opened_at),
  closedAt: closed_at === null ? null : new Date(closed_at),
});

export function isClosed(season: SeasonRecord): season is ClosedSeasonRecord {
  return season.closedAt !== null;
}

/** The current season; undefined before the first start. */
export async function findOpenSeason(db: Database): Promise<SeasonRecord | undefined> {
  const row = await db
    .selectFrom('seasons')
    .select(columns)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row && toRecord(row);
}

/** All seasons, newest first. */
export async function listSeasons(db: Database): Promise<SeasonRecord[]> {
  const rows = await db.selectFrom('seasons').select(columns).orderBy('id', 'desc').execute();
  return rows.map(toRecord);
}

/** Names are unique without regard to case. */
const keyOf = (name: string) => name.toLowerCase();

/** The season with a name. */
export async function findSeasonByName(
  db: Database,
  name: string,
): Promise<SeasonRecord | undefined> {
  const row = await db
    .selectFrom('seasons')
    .select(columns)
    .where('name_key', '=', keyOf(name))
    .executeTakeFirst();
  return row && toRecord(row);
}

/** Violates a unique key if the name is taken or a season is open. */
export async function insertSeason(
  trx: Trx,
  { name, openedAt }: { name: string; openedAt: Date },
): Promise<SeasonRecord> {
  const { id } = await trx
    .insertInto('seasons')
    .values({ name, name_key: keyOf(name), opened_at: openedAt.getTime(), closed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, openedAt, closedAt: null };
}

export async function updateSeason(
  trx: Trx,
  id: number,
  { name, closedAt }: { name: string; closedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('seasons')
    .set({ name, name_key: keyOf(name), closed_at: closedAt === null ? null : closedAt.getTime() })
    .where('id', '=', id)
    .execute();
}

export async function deleteSeason(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('seasons').where('id', '=', id).execute();
}

/** Time of the first sign-up for a tournament, else of the first account; null if none. */
export async function findFirstActivity(db: Database): Promise<Date | null> {
  const { signUp } = await db
    .selectFrom('user_tournaments')
    .select((eb) => eb.fn.min('signed_up_at').as('signUp'))
    .executeTakeFirstOrThrow();
  const { account } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.min('created_at').as('account'))
    .executeTakeFirstOrThrow();
  const first = signUp ?? account;
  return first === null ? null : new Date(first);
}
