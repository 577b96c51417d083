import type { Database, Trx } from '../../db/database.ts';

/** Limit; the oldest are deleted. */
const maxFailures = 200;

export interface RequestFailure {
  requestId: string;
  /** As in 'GET /api/get-leaderboards'. */
  request: string;
  failedAt: Date;
}

export async function insertFailures(trx: Trx, failures: readonly RequestFailure[]): Promise<void> {
  const rows = failures.map(({ requestId, request, failedAt }) => ({
    request_id: requestId,
    request,
    failed_at: failedAt.getTime(),
  }));
  if (rows.length > 0) await trx.insertInto('request_failures').values(rows).execute();
}

/** Deletes old failures and those beyond the limit. */
export async function deleteOldFailures(trx: Trx, moment: Date): Promise<void> {
  await trx
    .deleteFrom('request_failures')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('failed_at', '<', moment.getTime()),
        eb(
          'id',
          '<=',
          selectFrom('request_failures')
            .select('id')
            .orderBy('id', 'desc')
            .limit(1)
            .offset(maxFailures),
        ),
      ]),
    )
    .execute();
}

/** Newest first, since a date. */
export async function listFailures(db: Database, since: Date): Promise<RequestFailure[]> {
  const rows = await db
    .selectFrom('request_failures')
    .selectAll()
    .where('failed_at', '>=', since.getTime())
    .orderBy('id', 'desc')
    .limit(maxFailures)
    .execute();
  return rows.map((row) => ({
    requestId: row.request_id,
    request: row.request,
    failedAt: new Date(row.failed_at),
  }));
}
