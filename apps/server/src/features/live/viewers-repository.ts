import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Trx } from '../../db/database.ts';
import { databaseNow } from '../../db/dialect.ts';

/** How often a process says that it lives, and how soon its followers are told. */
export const viewersBeatMs = 2000;
/** The numbers of a process that has been silent for longer count no more: it was killed. */
const viewersValidMs = 3 * viewersBeatMs;
/** A process writes its numbers again this often: another may have taken it for dead. */
export const viewersIntervalMs = 20_000;
/** Older numbers are deleted. */
const viewersKeptMs = 2 * viewersIntervalMs;

/** How many streams of a process watch a duel. */
export interface CountedViewers {
  battleId: number;
  viewers: number;
}

/** Processes on several machines compare their times: all are the database's. */
interface ViewersOptions {
  /** Names the process. */
  server: string;
  clock: Clock;
}

/** Writes the numbers of a process; ignores deleted battles. */
export async function updateViewers(
  trx: Trx,
  counted: readonly CountedViewers[],
  { server, clock }: ViewersOptions,
): Promise<void> {
  const seenAt = databaseNow(trx, clock);
  const gone = counted.filter(({ viewers }) => viewers === 0).map(({ battleId }) => battleId);
  await trx
    .deleteFrom('duel_viewers')
    .where((eb) =>
      eb.or([
        eb('seen_at', '<', sql<number>`${seenAt} - ${viewersKeptMs}`),
        ...(gone.length === 0
          ? []
          : [eb.and([eb('server', '=', server), eb('battle_id', 'in', gone)])]),
      ]),
    )
    .execute();
  for (const { battleId, viewers } of counted.filter((one) => one.viewers > 0)) {
    await trx
      .insertInto('duel_viewers')
      .columns(['battle_id', 'server', 'viewers', 'seen_at'])
      .expression((eb) =>
        eb
          .selectFrom('battles')
          .select([
            'id',
            eb.val(server).as('server'),
            eb.val(viewers).as('viewers'),
            seenAt.as('seen_at'),
          ])
          .where('id', '=', battleId),
      )
      .onConflict((conflict) =>
        conflict.columns(['battle_id', 'server']).doUpdateSet({ viewers, seen_at: seenAt }),
      )
      .execute();
  }
}

/** Says that a process lives, in one statement for all its numbers. */
export async function updateViewersSeen(
  db: Database,
  { server, clock }: ViewersOptions,
): Promise<void> {
  await db
    .updateTable('duel_viewers')
    .set({ seen_at: databaseNow(db, clock) })
    .where('server', '=', server)
    .execute();
}

/** The viewers of these duels in the other processes; duels without any are left out. */
export async function countViewersElsewhere(
  db: Database,
  battleIds: readonly number[],
  { server, clock }: ViewersOptions,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('duel_viewers')
    .select(({ fn }) => ['battle_id', fn.sum<number>('viewers').as('viewers')])
    .where('battle_id', 'in', battleIds)
    .where('server', '!=', server)
    .where('seen_at', '>=', sql<number>`${databaseNow(db, clock)} - ${viewersValidMs}`)
    .groupBy('battle_id')
    .execute();
  return new Map(rows.map(({ battle_id: id, viewers }) => [id, Number(viewers)]));
}
