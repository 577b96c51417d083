import type { Database } from '../../db/database.ts';
import type { Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { listAppointedAdministrators } from '../users/index.ts';

const isOwn = () =>
  new AppError(
    'conflict',
    'Le tue lotte le decide un altro organizzatore: chiedi a chi c’è stasera',
  );
const isOwnWhileSuspended = () =>
  new AppError(
    'conflict',
    'Le tue lotte le decide un altro organizzatore: riammetti chi è sospeso, o prima togligli il ruolo',
  );

/**
 * Nobody decides about a match of their own while there is another organiser. One who is suspended is
 * still one: else whoever suspends the colleague could. Throws AppError 'conflict'; to be asked in the
 * transaction that decides.
 */
export async function mustNotBeOwnMatch(
  { trx }: Unit,
  actor: number,
  userId: number,
): Promise<void> {
  if (actor !== userId) return;
  const others = (await listAppointedAdministrators(trx)).filter(({ id }) => id !== actor);
  if (others.length === 0) return;
  throw others.some(({ status }) => status === 'active') ? isOwn() : isOwnWhileSuspended();
}

/** Says whose matches only others decide: any organiser's, where there are several. */
export async function findDecidedByOthers(db: Database): Promise<(userId: number) => boolean> {
  const organisers = await listAppointedAdministrators(db);
  const ids = new Set(organisers.length > 1 ? organisers.map(({ id }) => id) : []);
  return (userId) => ids.has(userId);
}
