import type { MatchOutcome, RecordedMatch } from '@poketorneo/contract';
import { type AttemptRefusal, attemptRefusal, isWin, resultOfMatch } from '@poketorneo/rules';
import type { UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { findRunningLeaderBattle } from '../battle-records/index.ts';
import { findSettings } from '../battle-settings/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';
import { updateFacedLeader } from '../tournaments/index.ts';
import { assertNotOwnMatch, staleMatches } from './checks.ts';
import { type Encounter, findEncounter, formatEncounter } from './encounter.ts';
import { applyWin, noEffects } from './match-effects.ts';
import { findLastMatch, insertMatch } from './matches-repository.ts';

/** The result of a match. */
export interface MatchReport {
  userId: number;
  leaderId: number;
  outcome: MatchOutcome;
  /** For a win; if undefined, the rule decides. */
  rewardGiven?: boolean | undefined;
}

/** Who decides a match: determines the checks and the audit entry. */
export type MatchDecider =
  | {
      kind: 'organiser';
      actor: number;
      /** The player's last match known to the organiser (null: none); undefined skips the check. */
      lastMatchId?: number | null | undefined;
    }
  /** A battle fought in the app: the player sees its end. */
  | { kind: 'battle'; battleId: number };

const attemptMessages: Readonly<Record<AttemptRefusal, string>> = {
  'not-signed-up': 'Lo sfidante non è iscritto a questo torneo',
  'already-defeated': 'La vittoria contro questo capopalestra è già registrata',
  'previous-not-defeated': 'Prima bisogna sconfiggere il capopalestra precedente',
  'tournament-not-completed': 'Prima bisogna sconfiggere tutti e otto i capipalestra del torneo',
};

/**
 * Records a match with all its effects. Throws AppError 'conflict' if the player cannot face this
 * leader now, or if the matches have changed since `lastMatchId` was read.
 */
export async function applyMatch(
  unit: UnitOfWork,
  { userId, leaderId, outcome, rewardGiven: requestedReward }: MatchReport,
  by: MatchDecider,
): Promise<RecordedMatch> {
  const { trx, now, emit } = unit;
  const encounter = await findEncounter(trx, userId, leaderId);
  const { leader, tournament, progress, numberOfMatchesBefore, defeated } = encounter;
  await assertAllowed(unit, { userId, leaderId }, by);
  const refusal = attemptRefusal({
    position: leader.position,
    signedUp: progress.signedUp.has(tournament.id),
    defeated,
  });
  if (refusal !== null) throw new AppError('conflict', attemptMessages[refusal]);

  const result = resultOfMatch({ outcome, numberOfMatchesBefore, rewardGiven: requestedReward });
  const rewardGiven = result.rewardGiven && leader.reward !== null;
  if (result.isCounted) {
    await updateFacedLeader(trx, {
      userId,
      leaderId,
      numberOfMatches: numberOfMatchesBefore + 1,
      defeatedAt: result.isWin ? now : null,
      rewardObtained: rewardGiven,
    });
  }
  const { effects, gains } = result.isWin
    ? await applyWin(unit, encounter, rewardGiven)
    : noEffects(encounter);
  await recountAchievements(unit, userId);
  if (by.kind === 'organiser') {
    const notification = { kind: 'match-recorded', leaderName: leader.name, outcome } as const;
    effects.notificationIds.push(await notify(unit, userId, notification));
  }
  const battleId = by.kind === 'battle' ? by.battleId : null;
  const match = { userId, leaderId, outcome, rewardGiven, battleId };
  const id = await insertMatch(trx, { ...match, effects, now });
  emit('progress', userId);
  await recordAudit(unit, encounter, match, by);
  return {
    ...match,
    id,
    leaderName: leader.name,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    timestamp: now.toISOString(),
    gains,
  };
}

const manualRecordingDisabled = () =>
  new AppError(
    'conflict',
    'Le lotte si combattono nell’app: per registrarne una dal vivo, cambia prima l’impostazione delle lotte',
  );
const battleRunning = () =>
  new AppError(
    'conflict',
    'Lo sfidante sta combattendo nell’app contro questo capopalestra: annulla prima quella lotta',
  );

/** Checks that the decision is based on the current state and no battle is about to decide it. */
async function assertAllowed(
  unit: UnitOfWork,
  { userId, leaderId }: Pick<MatchReport, 'userId' | 'leaderId'>,
  by: MatchDecider,
): Promise<void> {
  switch (by.kind) {
    case 'organiser': {
      const { trx } = unit;
      await assertNotOwnMatch(unit, by.actor, userId);
      if ((await findSettings(trx)).mode === 'in-app') throw manualRecordingDisabled();
      if ((await findRunningLeaderBattle(trx, userId))?.leaderId === leaderId)
        throw battleRunning();
      if (by.lastMatchId === undefined) return;
      const last = await findLastMatch(trx, userId);
      if ((last?.id ?? null) !== by.lastMatchId) throw staleMatches('lastMatchId');
      return;
    }
    case 'battle':
  }
}

async function recordAudit(
  unit: UnitOfWork,
  encounter: Encounter,
  { outcome, rewardGiven }: { outcome: MatchOutcome; rewardGiven: boolean },
  by: MatchDecider,
): Promise<void> {
  switch (by.kind) {
    case 'organiser':
      return recordChange(unit, {
        actor: by.actor,
        action: 'match.insert',
        subject: formatEncounter(encounter),
        before: null,
        after: isWin(outcome) ? { outcome, rewardGiven } : { outcome },
      });
    // No audit entry: no organiser acted, and the battle is the record.
    case 'battle':
  }
}
