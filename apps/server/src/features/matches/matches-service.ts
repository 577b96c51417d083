import type {
  Match,
  MatchRevision,
  MatchTally,
  RecentMatch,
  RecordedMatch,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { applyMatch, type MatchReport } from './apply-match.ts';
import { toMatch } from './match-view.ts';
import {
  countOutcomes,
  findFighter,
  listMatches,
  listRecentMatches,
} from './matches-repository.ts';
import { mustSeeMatches } from './must-see-matches.ts';
import { findDecidedByOthers, mustNotBeOwnMatch } from './not-own-match.ts';
import { carryOut, subjectOf, tellOfRevision, traceOf, traceUndone } from './revise-match.ts';
import { type AskedRevision, isChange, noSuchMatch, planRevision } from './revision-plan.ts';
import { toRevision } from './revision-view.ts';
import { stale } from './stale.ts';
import { undoLastMatch } from './undo-match.ts';

interface MatchesParts {
  db: Database;
  transaction: RunTransaction;
}

/** The matches as organisers record them, with all their effects, and putting them right. */
export function createMatchesService({ db, transaction }: MatchesParts) {
  async function plan(from: Database, asked: AskedRevision) {
    const userId = await findFighter(from, asked.matchId);
    if (userId === undefined) throw noSuchMatch();
    return planRevision(from, userId, asked);
  }

  async function revise(
    unit: Unit,
    actor: number,
    asked: AskedRevision,
    version: string,
  ): Promise<MatchRevision> {
    const planned = await plan(unit.trx, asked);
    await mustNotBeOwnMatch(unit, actor, planned.account.id);
    const revision = await toRevision(unit.trx, planned);
    if (revision.version !== version) throw stale('version');
    if (!isChange(planned)) return revision;
    const subject = await subjectOf(unit, planned);
    await traceUndone(unit, actor, planned);
    await carryOut(unit, planned);
    const { outcome, rewardGiven } = revision;
    await recordChange(unit, {
      actor,
      action: outcome === null ? 'match.delete' : 'match.update',
      subject,
      before: traceOf(planned.target),
      after:
        outcome === null
          ? null
          : traceOf({ match: { ...planned.target.match, outcome, rewardGiven } }),
    });
    await tellOfRevision(unit, planned);
    return revision;
  }

  return {
    recordMatch(
      actor: number,
      {
        lastMatchId,
        ...report
      }: MatchReport & {
        /** The player's last match as the organiser saw it (null: none). */
        lastMatchId?: number | null | undefined;
      },
    ): Promise<RecordedMatch> {
      return transaction((unit) =>
        applyMatch(unit, report, { kind: 'organiser', actor, lastMatchId }),
      );
    },

    /**
     * Undoes a player's last match and all its effects. Throws AppError 'conflict' when something
     * rests on it, or when `matchId` is not the last one any more.
     */
    deleteLast(actor: number, userId: number, matchId?: number | undefined): Promise<Match> {
      return transaction(async (unit) => {
        await mustNotBeOwnMatch(unit, actor, userId);
        const { undone, subject } = await undoLastMatch(unit, userId, matchId);
        const before = traceOf({ match: undone });
        await recordChange(unit, { actor, action: 'match.delete', subject, before, after: null });
        return toMatch(undone);
      });
    },

    /** What would follow from putting a match right. */
    async revision(asked: AskedRevision): Promise<MatchRevision> {
      return toRevision(db, await plan(db, asked));
    },

    /**
     * Puts a match right, with all that follows. Throws AppError 'conflict' when that is not what was
     * found when `version` was given.
     */
    revise(actor: number, asked: AskedRevision, version: string): Promise<MatchRevision> {
      return transaction((unit) => revise(unit, actor, asked, version));
    },

    /** A page of what organisers have recorded since a moment. */
    async recent({ since, ...page }: NewestFirstPage & { since: string }): Promise<RecentMatch[]> {
      const found = await listRecentMatches(db, { ...page, since: new Date(since) });
      const isDecidedByOthers = await findDecidedByOthers(db);
      return found.map(({ username, faceIconId, ...match }) => ({
        ...toMatch(match),
        isDecidedByOthers: isDecidedByOthers(match.userId),
        username,
        icon: faceIconPath(faceIconId),
      }));
    },

    /** A page of a player's matches: the caller's own, or anyone's for an organiser. */
    async list(
      identity: Identity,
      { userId, ...page }: NewestFirstPage & { userId: number },
    ): Promise<Match[]> {
      await mustSeeMatches(db, identity, userId);
      return (await listMatches(db, userId, page)).map(toMatch);
    },

    async tally(userId: number): Promise<MatchTally> {
      const counts = await countOutcomes(db, userId);
      return {
        wins: counts.get('win') ?? 0,
        losses: counts.get('loss') ?? 0,
        draws: counts.get('draw') ?? 0,
      };
    },
  };
}

export type MatchesService = ReturnType<typeof createMatchesService>;
