import type { DuelRules } from '@poketorneo/contract';
import { problemOfDuelRules } from '@poketorneo/rules/duels';
import type { UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { listSignedUpTournaments } from '../tournaments/index.ts';
import { findDuelRules } from './duel-rules-repository.ts';

/** A player who challenges, answers or searches. */
interface Caller {
  id: number;
}

/** A player who is challenged, or has challenged the caller. */
interface Opponent extends Caller {
  username: string;
}

const signUpFirst = () =>
  new AppError('conflict', 'Lotta solo chi è iscritto a un torneo: iscriviti e torna qui');
const opponentIsNotSignedUp = (name: string) =>
  new AppError('conflict', `${name} non è in nessun torneo: le sfide sono tra chi è iscritto`);

/**
 * Throws AppError 'conflict' unless the organisers let these players fight now. Called at each
 * beginning; a duel that has begun goes on.
 */
export async function assertMayFight(
  unit: UnitOfWork,
  { caller, opponent }: { caller: Caller; opponent?: Opponent | undefined },
): Promise<void> {
  const { trx, now } = unit;
  const rules = await findDuelRules(trx);
  const problem = problemOfDuelRules(rules, now.getTime());
  if (problem !== null) throw new AppError('conflict', problem);
  if (!(await isDuelist(unit, rules, caller.id))) throw signUpFirst();
  if (opponent !== undefined && !(await isDuelist(unit, rules, opponent.id))) {
    throw opponentIsNotSignedUp(opponent.username);
  }
}

async function isDuelist(
  { trx }: UnitOfWork,
  { duelists }: DuelRules,
  userId: number,
): Promise<boolean> {
  switch (duelists) {
    case 'everybody':
      return true;
    case 'signed-up':
      return (await listSignedUpTournaments(trx, [userId])).length > 0;
  }
}
