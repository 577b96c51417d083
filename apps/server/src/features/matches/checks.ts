import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { AppError, fieldConflict } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { findAccount, listAllAdministrators, noSuchUser } from '../users/index.ts';

/** `path`: the request field that is out of date. */
export const staleMatches = (path: 'lastMatchId' | 'matchId' | 'version'): AppError =>
  fieldConflict(
    path,
    'Nel frattempo le lotte di questo sfidante sono cambiate: ricarica la pagina e riprova',
  );

/**
 * Matches are visible to their player and to organisers. Throws AppError 'forbidden' for others,
 * 'not-found' if there is no such player.
 */
export async function assertCanSeeMatches(
  db: Database,
  identity: Identity,
  userId: number,
): Promise<void> {
  if (identity.userId !== userId && !identity.isAdmin) {
    throw new AppError('forbidden', 'Si possono vedere solo le proprie lotte');
  }
  if ((await findAccount(db, userId)) === undefined) throw noSuchUser();
}

const ownMatch = () =>
  new AppError(
    'conflict',
    'Le tue lotte le decide un altro organizzatore: chiedi a chi c’è stasera',
  );
const ownMatchOthersSuspended = () =>
  new AppError(
    'conflict',
    'Le tue lotte le decide un altro organizzatore: riammetti chi è sospeso, o prima togligli il ruolo',
  );

/**
 * Organisers may not decide their own matches while there is another organiser, even a suspended
 * one: otherwise suspending the colleague would lift the rule. Throws AppError 'conflict'; call it
 * in the deciding transaction.
 */
export async function assertNotOwnMatch(
  { trx }: UnitOfWork,
  actor: number,
  userId: number,
): Promise<void> {
  if (actor !== userId) return;
  const others = (await listAllAdministrators(trx)).filter(({ id }) => id !== actor);
  if (others.length === 0) return;
  throw others.some(({ status }) => status === 'active') ? ownMatch() : ownMatchOthersSuspended();
}

/** Returns whose matches others must decide: every organiser's, if there are several. */
export async function findDecidedByOthers(db: Database): Promise<(userId: number) => boolean> {
  const organisers = await listAllAdministrators(db);
  const ids = new Set(organisers.length > 1 ? organisers.map(({ id }) => id) : []);
  return (userId) => ids.has(userId);
}
