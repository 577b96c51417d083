import type {
  Match,
  MatchOutcome,
  MatchRevision,
  MatchTally,
  RecentMatch,
  RecordedMatch,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { applyMatch, type MatchReport } from './apply-match.ts';
import {
  applyRevision,
  auditEntryOf,
  auditUndone,
  notifyRevision,
  subjectOf,
} from './apply-revision.ts';
import {
  assertCanSeeMatches,
  assertNotOwnMatch,
  findDecidedByOthers,
  staleMatches,
} from './checks.ts';
import { toMatch } from './match-view.ts';
import {
  countOutcomes,
  findMatchUserId,
  listMatches,
  listRecentMatches,
} from './matches-repository.ts';
import {
  changesAnything,
  noSuchMatch,
  planRevision,
  type RevisionRequest,
} from './revision-plan.ts';
import { toRevision } from './revision-view.ts';
import { undoLastMatch } from './undo-match.ts';

interface MatchesParts {
  db: Database;
  transaction: RunTransaction;
}

/** Recording and revision of matches. */
export function createMatchesService({ db, transaction }: MatchesParts) {
  async function plan(source: Database, request: RevisionRequest) {
    const userId = await findMatchUserId(source, request.matchId);
    if (userId === undefined) throw noSuchMatch();
    return planRevision(source, userId, request);
  }

  async function revise(
    unit: UnitOfWork,
    actor: number,
    request: RevisionRequest,
    version: string,
  ): Promise<MatchRevision> {
    const revisionPlan = await plan(unit.trx, request);
    await assertNotOwnMatch(unit, actor, revisionPlan.account.id);
    const revision = await toRevision(unit.trx, revisionPlan);
    if (revision.version !== version) throw staleMatches('version');
    if (!changesAnything(revisionPlan)) return revision;
    const subject = await subjectOf(unit, revisionPlan);
    await auditUndone(unit, actor, revisionPlan);
    await applyRevision(unit, revisionPlan);
    const { outcome, rewardGiven } = revision;
    await recordChange(unit, {
      actor,
      action: outcome === null ? 'match.delete' : 'match.update',
      subject,
      before: auditEntryOf(revisionPlan.target),
      after:
        outcome === null
          ? null
          : auditEntryOf({ match: { ...revisionPlan.target.match, outcome, rewardGiven } }),
    });
    await notifyRevision(unit, revisionPlan);
    return revision;
  }

  return {
    recordMatch(
      actor: number,
      {
        lastMatchId,
        ...report
      }: MatchReport & {
        /** The player's last match known to the organiser (null: none). */
        lastMatchId?: number | null | undefined;
      },
    ): Promise<RecordedMatch> {
      return transaction((unit) =>
        applyMatch(unit, report, { kind: 'organiser', actor, lastMatchId }),
      );
    },

    /**
     * Undoes a player's last match with all effects. Throws AppError 'conflict' if something
     * depends on it, or if `matchId` is no longer the last match.
     */
    deleteLast(actor: number, userId: number, matchId?: number | undefined): Promise<Match> {
      return transaction(async (unit) => {
        await assertNotOwnMatch(unit, actor, userId);
        const { undone, subject } = await undoLastMatch(unit, userId, matchId);
        const before = auditEntryOf({ match: undone });
        await recordChange(unit, { actor, action: 'match.delete', subject, before, after: null });
        return toMatch(undone);
      });
    },

    /** Previews a revision. */
    async revision(request: RevisionRequest): Promise<MatchRevision> {
      return toRevision(db, await plan(db, request));
    },

    /**
     * Applies a revision. Throws AppError 'conflict' if its preview no longer has this `version`.
     */
    revise(actor: number, request: RevisionRequest, version: string): Promise<MatchRevision> {
      return transaction((unit) => revise(unit, actor, request, version));
    },

    /** A page of the matches recorded by organisers since a date. */
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

    /** A page of a player's matches: the caller's own, or any player's for an organiser. */
    async list(
      identity: Identity,
      { userId, ...page }: NewestFirstPage & { userId: number },
    ): Promise<Match[]> {
      await assertCanSeeMatches(db, identity, userId);
      return (await listMatches(db, userId, page)).map(toMatch);
    },

    async tally(userId: number): Promise<MatchTally> {
      const tally = { wins: 0, losses: 0, draws: 0 };
      for (const [outcome, count] of await countOutcomes(db, userId)) {
        const field = tallyFields[outcome];
        if (field !== null) tally[field] = count;
      }
      return tally;
    },
  };
}

const tallyFields: Readonly<Record<MatchOutcome, keyof MatchTally | null>> = {
  win: 'wins',
  loss: 'losses',
  draw: 'draws',
  suspended: null,
};

export type MatchesService = ReturnType<typeof createMatchesService>;
