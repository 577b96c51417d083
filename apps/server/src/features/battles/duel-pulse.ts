import { outageMs } from '@poketorneo/rules/duels';
import { findDatabaseNow } from '../../db/dialect.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { findPulse, listRunningDuels, shiftClocks, updatePulse } from '../battle-records/index.ts';

/** Written again after this time: most duels that begin change nothing that others write. */
const freshMs = 1000;

/**
 * Records that duels are served. The time in which no server did counts for no player: after such
 * an outage all running clocks are moved, once. Returns whether they were, and the database's time.
 */
export async function keepPulse({
  trx,
  clock,
  emit,
}: UnitOfWork): Promise<{ hasMoved: boolean; now: number }> {
  const now = await findDatabaseNow(trx, clock);
  const pulseAt = await findPulse(trx);
  if (pulseAt !== undefined && now >= pulseAt && now - pulseAt < freshMs) {
    return { hasMoved: false, now };
  }
  const outage = pulseAt === undefined ? 0 : outageMs({ pulseAt, now });
  const running = outage > 0 ? await listRunningDuels(trx) : [];
  await shiftClocks(trx, running, outage);
  await updatePulse(trx, now);
  for (const battleId of running) emit('battle-steps', battleId);
  return { hasMoved: running.length > 0, now };
}
