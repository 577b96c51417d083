import type { Match, MatchTally, RecordedMatch } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import type { Identity } from '../../http/authentication.ts';
import { recordChange } from '../audit-log/index.ts';
import { applyMatch, type MatchReport } from './apply-match.ts';
import { toMatch } from './match-view.ts';
import { countOutcomes, listMatches } from './matches-repository.ts';
import { mustSeeMatches } from './must-see-matches.ts';
import { undoLastMatch } from './undo-match.ts';

interface MatchesParts {
  db: Database;
  transaction: RunTransaction;
}

/** The matches as organisers record them, with all their effects, and undoing the last one. */
export function createMatchesService({ db, transaction }: MatchesParts) {
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
        const { undone, subject } = await undoLastMatch(unit, userId, matchId);
        const { outcome, rewardGiven, timestamp, battleId } = undone;
        await recordChange(unit, {
          actor,
          action: 'match.delete',
          subject,
          before: {
            outcome,
            ...(outcome === 'win' ? { rewardGiven } : {}),
            timestamp,
            ...(battleId === null ? {} : { battleId }),
          },
          after: null,
        });
        return undone;
      });
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
