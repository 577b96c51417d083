import type { Challenger, Match } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { delegatedMatchesNote, useIsDelegated } from '../delegated-matches.ts';
import { MoreMatchesButton } from '../long-list/MoreMatchesButton.tsx';
import { useLongList } from '../long-list/use-long-list.ts';
import { outcomeNames } from '../outcome-names.ts';
import { matchQueries } from '../queries.ts';
import styles from './MatchHistory.module.css';
import { MatchRow } from './MatchRow.tsx';

interface MatchHistoryProps {
  challenger: Challenger;
  onUndo: (match: Match) => void;
  /** Corrects or undoes any of the matches. */
  onRevise: (match: Match) => void;
}

const initialCount = 5;

/** A challenger's matches, newest first, with buttons to undo or correct them. */
export function MatchHistory({ challenger, onUndo, onRevise }: MatchHistoryProps) {
  const { userId } = challenger;
  const matches = useInfiniteQuery(matchQueries.of(userId));
  const { isError, isFetching, refetch } = matches;
  const { entries, shown, more } = useLongList(matches, initialCount);
  const last = entries?.[0];
  const isDelegated = useIsDelegated()(challenger);

  return (
    <section className={styles.history} aria-labelledby={`matches-of-${userId}`}>
      <h3 id={`matches-of-${userId}`} className={styles.title}>
        Lotte
      </h3>
      {entries === undefined ? (
        isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.list}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="2.75rem" />
            ))}
          </Loading>
        )
      ) : last === undefined ? (
        <p className={styles.empty}>Nessuna lotta registrata.</p>
      ) : (
        <>
          {isDelegated && <p className={styles.empty}>{delegatedMatchesNote}</p>}
          <ol className={styles.list} reversed>
            {shown.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                action={
                  isDelegated ? undefined : (
                    <Button
                      look="quiet"
                      className={styles.correct}
                      aria-label={`Correggi la lotta contro ${match.leaderName}: ${outcomeNames[match.outcome].toLowerCase()}`}
                      onClick={() => onRevise(match)}
                    >
                      Correggi
                    </Button>
                  )
                }
              />
            ))}
          </ol>
          <div className={styles.actions}>
            {!isDelegated && (
              <Button look="secondary" onClick={() => onUndo(last)}>
                Annulla l’ultima lotta
              </Button>
            )}
            <MoreMatchesButton more={more} look="quiet" />
          </div>
        </>
      )}
    </section>
  );
}
