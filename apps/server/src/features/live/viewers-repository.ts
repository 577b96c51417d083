import type { Database, Trx } from '../../db/database.ts';

/** A process writes its numbers again this often. */
export const viewersIntervalMs = 20_000;
/** Older numbers are those of a process that was killed. */
const viewersValidMs = 2 * viewersIntervalMs;

/** How many streams of a process watch a duel. */
export interface CountedViewers {
  battleId: number;
  viewers: number;
}

/** Writes the numbers of a process; ignores deleted battles. */
export async function updateViewers(
  trx: Trx,
  server: string,
  counted: readonly CountedViewers[],
  now: Date,
): Promise<void> {
  const seenAt = now.getTime();
  const gone = counted.filter(({ viewers }) => viewers === 0).map(({ battleId }) => battleId);
  await trx
    .deleteFrom('duel_viewers')
    .where((eb) =>
      eb.or([
        eb('seen_at', '<', seenAt - viewersValidMs),
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
            eb.val(seenAt).as('seen_at'),
          ])
          .where('id', '=', battleId),
      )
      .onConflict((conflict) =>
        conflict.columns(['battle_id', 'server']).doUpdateSet({ viewers, seen_at: seenAt }),
      )
      .execute();
  }
}

/** The viewers of these duels in all processes; duels without any are left out. */
export async function countViewers(
  db: Database,
  battleIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('duel_viewers')
    .select(({ fn }) => ['battle_id', fn.sum<number>('viewers').as('viewers')])
    .where('battle_id', 'in', battleIds)
    .where('seen_at', '>=', now.getTime() - viewersValidMs)
    .groupBy('battle_id')
    .execute();
  return new Map(rows.map(({ battle_id: id, viewers }) => [id, Number(viewers)]));
}
