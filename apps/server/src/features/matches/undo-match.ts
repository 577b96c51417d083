import type { Match } from '@poketorneo/contract';
import { resultOfMatch } from '@poketorneo/rules';
import type { Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { findRunningBattle } from '../leaders/index.ts';
import { revokeNotifications } from '../notifications/index.ts';
import { takeBack } from '../team/index.ts';
import { deleteFacedLeader, updateCompletion, updateFacedLeader } from '../tournaments/index.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { type Encounter, findEncounter, inWords } from './encounter.ts';
import { toMatch } from './match-view.ts';
import {
  deleteMatch,
  findLastMatch,
  type MatchEffects,
  type MatchRecord,
} from './matches-repository.ts';
import { stale } from './stale.ts';

const noMatch = () => new AppError('not-found', 'Non c’è nessuna lotta da annullare');
const isFighting = () =>
  new AppError(
    'conflict',
    'Lo sfidante sta combattendo nell’app: prima che la lotta finisca o sia annullata non si può tornare indietro',
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
): Promise<{ undone: Match; subject: string }> {
  const { trx, announce } = unit;
  if ((await findAccount(trx, userId)) === undefined) throw noSuchUser();
  const last = await findLastMatch(trx, userId);
  if (matchId !== undefined && matchId !== last?.match.id) throw stale('matchId');
  if (last === undefined) throw noMatch();
  // What the battle is about to decide rests on how far the player is.
  if ((await findRunningBattle(trx, userId)) !== undefined) throw isFighting();
  const encounter = await findEncounter(trx, userId, last.match.leaderId);
  await undoMatch(unit, encounter, last);
  announce('progress', userId);
  await recountAchievements(unit, userId);
  return { undone: toMatch(last.match), subject: inWords(encounter) };
}

/**
 * Takes a player's last match back with all its effects. Throws AppError 'conflict' when the
 * player has signed up for the tournament that it opened.
 */
async function undoMatch(
  unit: Unit,
  { account, leader, tournament, nextTournament, progress }: Encounter,
  { match, effects }: { match: MatchRecord; effects: MatchEffects },
): Promise<void> {
  const { trx } = unit;
  if (effects.tournamentCompleted) {
    if (nextTournament !== undefined && progress.signedUp.has(nextTournament.id)) {
      throw new AppError(
        'conflict',
        `Non si può più annullare: con questa vittoria lo sfidante si è iscritto a «${nextTournament.name}»`,
      );
    }
    await updateCompletion(trx, account.id, tournament.id, null);
  }
  await deleteMatch(trx, match.id);
  const faced = progress.faced.get(leader.id);
  if (
    faced !== undefined &&
    resultOfMatch({ outcome: match.outcome, numberOfMatchesBefore: 0 }).counted
  ) {
    const numberOfMatches = faced.numberOfMatches - 1;
    // It was the last match, so before it the leader was not defeated.
    if (numberOfMatches === 0) await deleteFacedLeader(trx, account.id, leader.id);
    else {
      await updateFacedLeader(trx, {
        ...faced,
        numberOfMatches,
        defeatedAt: null,
        rewardObtained: false,
      });
    }
  }
  await takeBack(unit, account.id, effects);
  await revokeNotifications(unit, account.id, effects.notificationIds);
}
