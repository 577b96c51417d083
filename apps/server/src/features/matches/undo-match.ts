import type { Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { findLastMatch, type MatchRecord } from './matches-repository.ts';
import { carryOut, subjectOf } from './revise-match.ts';
import { planRevision } from './revision-plan.ts';
import { stale } from './stale.ts';

const noMatch = () => new AppError('not-found', 'Non c’è nessuna lotta da annullare');
const hasSignedUp = (tournamentName: string) =>
  new AppError(
    'conflict',
    `Non si può più annullare: con questa vittoria lo sfidante si è iscritto a «${tournamentName}»`,
  );

/**
 * Undoes a player's last match and all its effects; leaves its trace to the caller, with the words of
 * who faced whom. Throws AppError 'conflict' when something rests on it, or when `matchId` is not the
 * last one any more.
 */
export async function undoLastMatch(
  unit: Unit,
  userId: number,
  matchId?: number | undefined,
): Promise<{ undone: MatchRecord; subject: string }> {
  const { trx } = unit;
  if ((await findAccount(trx, userId)) === undefined) throw noSuchUser();
  const last = await findLastMatch(trx, userId);
  if (matchId !== undefined && matchId !== last?.id) throw stale('matchId');
  if (last === undefined) throw noMatch();
  const plan = await planRevision(trx, userId, { matchId: last.id, outcome: null });
  const [withdrawn] = plan.revised.withdrawn;
  const tournament = plan.tournaments.find(({ id }) => id === withdrawn);
  if (tournament !== undefined) throw hasSignedUp(tournament.name);
  const subject = await subjectOf(unit, plan);
  await carryOut(unit, plan);
  return { undone: last, subject };
}
