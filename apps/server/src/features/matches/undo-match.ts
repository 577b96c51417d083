import { resultOfMatch } from '@poketorneo/rules';
import type { Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { revokeNotifications } from '../notifications/index.ts';
import { takeBack } from '../team/index.ts';
import { deleteFacedLeader, updateCompletion, updateFacedLeader } from '../tournaments/index.ts';
import type { Encounter } from './encounter.ts';
import { deleteMatch, type MatchEffects, type MatchRecord } from './matches-repository.ts';

/**
 * Takes a player's last match back with all its effects. Throws AppError 'conflict' when the
 * player has signed up for the tournament that it opened.
 */
export async function undoMatch(
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
