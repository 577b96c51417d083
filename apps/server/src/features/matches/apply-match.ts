import type { MatchOutcome, RecordedMatch } from '@poketorneo/contract';
import { type AttemptRefusal, attemptRefusal, resultOfMatch } from '@poketorneo/rules';
import type { Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { findSettings } from '../battle-settings/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { findRunningBattle } from '../leaders/index.ts';
import { notify } from '../notifications/index.ts';
import { updateFacedLeader } from '../tournaments/index.ts';
import { type Encounter, findEncounter, inWords } from './encounter.ts';
import { applyWin, noEffects } from './match-effects.ts';
import { findLastMatch, insertMatch } from './matches-repository.ts';
import { mustNotBeOwnMatch } from './not-own-match.ts';
import { stale } from './stale.ts';

/** How a match ended. */
export interface MatchReport {
  userId: number;
  leaderId: number;
  outcome: MatchOutcome;
  /** With a win; without it, the rule decides. */
  rewardGiven?: boolean | undefined;
}

/** Who says how a match ended: what each kind has to keep to, and leaves behind, is told apart here. */
export type MatchDecider =
  | {
      kind: 'organiser';
      actor: number;
      /** The player's last match as the organiser saw it (null: none); without it, whatever it is. */
      lastMatchId?: number | null | undefined;
    }
  /** A battle that was fought in the product, of which the player sees the end. */
  | { kind: 'battle'; battleId: number };

const refusals: Readonly<Record<AttemptRefusal, string>> = {
  'not-signed-up': 'Lo sfidante non è iscritto a questo torneo',
  'already-defeated': 'La vittoria contro questo capopalestra è già registrata',
  'previous-not-defeated': 'Prima bisogna sconfiggere il capopalestra precedente',
  'tournament-not-completed': 'Prima bisogna sconfiggere tutti e otto i capipalestra del torneo',
};

/**
 * Counts a match, with all its effects. Throws AppError 'conflict' when the player cannot face this
 * leader now, or when somebody else has recorded or undone a match meanwhile.
 */
export async function applyMatch(
  unit: Unit,
  { userId, leaderId, outcome, rewardGiven: rewardWanted }: MatchReport,
  by: MatchDecider,
): Promise<RecordedMatch> {
  const { trx, now, announce } = unit;
  const encounter = await findEncounter(trx, userId, leaderId);
  const { leader, tournament, progress, numberOfMatchesBefore, defeated } = encounter;
  await mustBeAllowed(unit, { userId, leaderId }, by);
  const refusal = attemptRefusal({
    position: leader.position,
    signedUp: progress.signedUp.has(tournament.id),
    defeated,
  });
  if (refusal !== null) throw new AppError('conflict', refusals[refusal]);

  const result = resultOfMatch({ outcome, numberOfMatchesBefore, rewardGiven: rewardWanted });
  const rewardGiven = result.rewardGiven && leader.reward !== null;
  if (result.counted) {
    await updateFacedLeader(trx, {
      userId,
      leaderId,
      numberOfMatches: numberOfMatchesBefore + 1,
      defeatedAt: result.defeated ? now : null,
      rewardObtained: rewardGiven,
    });
  }
  const { effects, gains } = result.defeated
    ? await applyWin(unit, encounter, rewardGiven)
    : noEffects(encounter);
  await recountAchievements(unit, userId);
  if (by.kind === 'organiser') {
    const told = { kind: 'match-recorded', leaderName: leader.name, outcome } as const;
    effects.notificationIds.push(await notify(unit, userId, told));
  }
  const battleId = by.kind === 'battle' ? by.battleId : null;
  const match = { userId, leaderId, outcome, rewardGiven, battleId };
  const id = await insertMatch(trx, { ...match, effects, now });
  announce('progress', userId);
  await leaveTrace(unit, encounter, match, by);
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

const notByHand = () =>
  new AppError(
    'conflict',
    'Le lotte si combattono nell’app: per registrarne una dal vivo, cambia prima l’impostazione delle lotte',
  );
const isFighting = () =>
  new AppError(
    'conflict',
    'Lo sfidante sta combattendo nell’app contro questo capopalestra: annulla prima quella lotta',
  );

/** Whether what was decided rests on what is there, and nothing else is about to decide it. */
async function mustBeAllowed(
  unit: Unit,
  { userId, leaderId }: Pick<MatchReport, 'userId' | 'leaderId'>,
  by: MatchDecider,
): Promise<void> {
  switch (by.kind) {
    case 'organiser': {
      const { trx } = unit;
      await mustNotBeOwnMatch(unit, by.actor, userId);
      if ((await findSettings(trx)).mode === 'in-app') throw notByHand();
      if ((await findRunningBattle(trx, userId))?.leaderId === leaderId) throw isFighting();
      if (by.lastMatchId === undefined) return;
      const last = await findLastMatch(trx, userId);
      if ((last?.id ?? null) !== by.lastMatchId) throw stale('lastMatchId');
      return;
    }
    case 'battle':
  }
}

async function leaveTrace(
  unit: Unit,
  encounter: Encounter,
  { outcome, rewardGiven }: { outcome: MatchOutcome; rewardGiven: boolean },
  by: MatchDecider,
): Promise<void> {
  switch (by.kind) {
    case 'organiser':
      return recordChange(unit, {
        actor: by.actor,
        action: 'match.insert',
        subject: inWords(encounter),
        before: null,
        after: outcome === 'win' ? { outcome, rewardGiven } : { outcome },
      });
    // No organiser has changed anything; the battle itself is the trace.
    case 'battle':
  }
}
