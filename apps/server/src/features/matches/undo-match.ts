import type { UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { applyRevision, subjectOf } from './apply-revision.ts';
import { staleMatches } from './checks.ts';
import { findLastMatch, type MatchRecord } from './matches-repository.ts';
import { planRevision } from './revision-plan.ts';

const nothingToUndo = () => new AppError('not-found', 'Non c’è nessuna lotta da annullare');
const signedUpSince = (tournamentName: string) =>
  new AppError(
    'conflict',
    `Non si può più annullare: con questa vittoria lo sfidante si è iscritto a «${tournamentName}»`,
  );

/**
 * Undoes a player's last match with all effects; the caller writes the audit entry. Throws AppError
 * 'conflict' if something depends on it, or if `matchId` is no longer the last match.
 */
export async function undoLastMatch(
  unit: UnitOfWork,
  userId: number,
  matchId?: number | undefined,
): Promise<{ undone: MatchRecord; subject: string }> {
  const { trx } = unit;
  if ((await findAccount(trx, userId)) === undefined) throw noSuchUser();
  const last = await findLastMatch(trx, userId);
  if (matchId !== undefined && matchId !== last?.id) throw staleMatches('matchId');
  if (last === undefined) throw nothingToUndo();
  const plan = await planRevision(trx, userId, { matchId: last.id, outcome: null });
  const [withdrawn] = plan.revised.withdrawn;
  const tournament = plan.tournaments.find(({ id }) => id === withdrawn);
  if (tournament !== undefined) throw signedUpSince(tournament.name);
  const subject = await subjectOf(unit, plan);
  await applyRevision(unit, plan);
  return { undone: last, subject };
}
