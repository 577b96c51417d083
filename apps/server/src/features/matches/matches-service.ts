import type { Match, MatchOutcome, RecordedMatch } from '@poketorneo/contract';
import { type AttemptRefusal, attemptRefusal, consequencesOfMatch } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError, conflictOver } from '../../errors.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { updateFacedLeader } from '../tournaments/index.ts';
import { findAccount, noSuchUser } from '../users/index.ts';
import { findEncounter, inWords } from './encounter.ts';
import { gainsOf } from './gains.ts';
import { findLastMatch, insertMatch, listMatches, type MatchRecord } from './matches-repository.ts';
import { undoMatch } from './undo-match.ts';
import { applyWin, noEffects } from './win.ts';

interface MatchesParts {
  db: Database;
  transaction: RunTransaction;
}

/** A match as it is recorded. */
interface MatchReport {
  userId: number;
  leaderId: number;
  outcome: MatchOutcome;
  /** With a win; without it, the rule decides. */
  rewardGiven?: boolean | undefined;
  /** The player's last match as the organiser saw it (null: none); without it, whatever it is. */
  lastMatchId?: number | null | undefined;
}

const noMatch = () => new AppError('not-found', 'Non c’è nessuna lotta da annullare');
/** `path`: the field with the match that was the last one when the organiser looked. */
const stale = (path: 'lastMatchId' | 'matchId') =>
  conflictOver(
    path,
    'Nel frattempo le lotte di questo sfidante sono cambiate: ricarica la pagina e riprova',
  );

const refusals: Readonly<Record<AttemptRefusal, string>> = {
  'not-signed-up': 'Lo sfidante non è iscritto a questo torneo',
  'already-defeated': 'La vittoria contro questo capopalestra è già registrata',
  'previous-not-defeated': 'Prima bisogna sconfiggere il capopalestra precedente',
  'tournament-not-completed': 'Prima bisogna sconfiggere tutti e otto i capipalestra del torneo',
};

/** The matches: recording them with all that they bring, and undoing the last one. */
export function createMatchesService({ db, transaction }: MatchesParts) {
  return {
    /**
     * Records a match with all that it brings. Throws AppError 'conflict' when the player cannot face
     * this leader now, or when somebody else has recorded or undone a match meanwhile.
     */
    async recordMatch(actor: number, report: MatchReport): Promise<RecordedMatch> {
      const { userId } = report;
      return transaction(async (unit) => {
        const { trx, now } = unit;
        const encounter = await findEncounter(trx, userId, report.leaderId);
        const { leader, tournament, progress, numberOfMatchesBefore } = encounter;
        await mustBeLast(trx, userId, report.lastMatchId);
        const refusal = attemptRefusal({
          position: leader.position,
          signedUp: progress.signedUp.has(tournament.id),
          defeated: encounter.defeated,
        });
        if (refusal !== null) throw new AppError('conflict', refusals[refusal]);
        const { counted, ...result } = consequencesOfMatch({
          outcome: report.outcome,
          numberOfMatchesBefore,
          rewardGiven: report.rewardGiven,
        });
        const rewardGiven = result.rewardGiven && leader.reward !== null;
        if (counted) {
          await updateFacedLeader(trx, {
            userId,
            leaderId: leader.id,
            numberOfMatches: numberOfMatchesBefore + 1,
            defeatedAt: result.defeated ? now : null,
            rewardObtained: rewardGiven,
          });
        }
        const { effects, notifications } = result.defeated
          ? await applyWin(unit, encounter, rewardGiven)
          : noEffects(encounter);
        await recountAchievements(unit, userId);
        const { outcome } = report;
        const matchId = await insertMatch(trx, {
          userId,
          leaderId: leader.id,
          outcome,
          rewardGiven,
          effects,
          now,
        });
        await recordChange(unit, {
          actor,
          action: 'match.insert',
          subject: inWords(encounter),
          before: null,
          after: outcome === 'win' ? { outcome, rewardGiven } : { outcome },
        });
        return {
          id: matchId,
          userId,
          leaderId: leader.id,
          leaderName: leader.name,
          tournamentId: tournament.id,
          tournamentName: tournament.name,
          outcome,
          rewardGiven,
          timestamp: now.toISOString(),
          gains: gainsOf(effects, notifications),
        };
      });
    },

    /**
     * Undoes a player's last match and all that it brought. Throws AppError 'conflict' when something
     * rests on it, or when `matchId` is not the last one any more.
     */
    async deleteLast(actor: number, userId: number, matchId?: number | undefined): Promise<Match> {
      return transaction(async (unit) => {
        const { trx } = unit;
        if ((await findAccount(trx, userId)) === undefined) throw noSuchUser();
        const last = await findLastMatch(trx, userId);
        if (matchId !== undefined && matchId !== last?.match.id) throw stale('matchId');
        if (last === undefined) throw noMatch();
        const encounter = await findEncounter(trx, userId, last.match.leaderId);
        await undoMatch(unit, encounter, last);
        await recountAchievements(unit, userId);
        const undone = toMatch(last.match);
        const { outcome, rewardGiven, timestamp } = undone;
        await recordChange(unit, {
          actor,
          action: 'match.delete',
          subject: inWords(encounter),
          before: outcome === 'win' ? { outcome, rewardGiven, timestamp } : { outcome, timestamp },
          after: null,
        });
        return undone;
      });
    },

    /** The matches of a player, newest first: the caller's own, or anyone's for an organiser. */
    async list(identity: Identity, userId: number): Promise<Match[]> {
      if (identity.userId !== userId && !identity.isAdmin) {
        throw new AppError('forbidden', 'Si possono vedere solo le proprie lotte');
      }
      if ((await findAccount(db, userId)) === undefined) throw noSuchUser();
      return (await listMatches(db, userId)).map(toMatch);
    },
  };
}

export type MatchesService = ReturnType<typeof createMatchesService>;

function toMatch({ recordedAt, ...match }: MatchRecord): Match {
  return { ...match, timestamp: recordedAt.toISOString() };
}

async function mustBeLast(
  trx: Database,
  userId: number,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const last = await findLastMatch(trx, userId);
  if ((last?.match.id ?? null) !== seen) throw stale('lastMatchId');
}
