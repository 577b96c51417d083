import type { RecentMatch } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { delegatedMatchesNote, useIsDelegated } from '../delegated-matches.ts';
import { MatchRow } from '../history/MatchRow.tsx';
import { MoreMatchesButton } from '../long-list/MoreMatchesButton.tsx';
import { useLongList } from '../long-list/use-long-list.ts';
import { matchQueries } from '../queries.ts';
import { ReviseMatchModal } from '../revise/ReviseMatchModal.tsx';
import styles from './RecentMatches.module.css';

interface RecentMatchesProps {
  /** Shows matches recorded after this moment. */
  since: string;
  /** Refetches a challenger. */
  refresh: (userId: number) => Promise<void>;
}

const initialCount = 12;

/** Matches recorded by organisers this evening, with buttons to undo or correct them. */
export function RecentMatches({ since, refresh }: RecentMatchesProps) {
  const matches = useInfiniteQuery(matchQueries.recent(since));
  const { entries, shown, more } = useLongList(matches, initialCount);
  const [revised, setRevised] = useState<{ match: RecentMatch; isUndoing: boolean } | null>(null);
  const isDelegated = useIsDelegated();
  return (
    <section className={styles.recent} aria-labelledby="recent-matches">
      <h2 id="recent-matches" className={styles.title}>
        Registrate stasera
      </h2>
      {entries === undefined ? (
        matches.isError ? (
          <ErrorState onRetry={() => matches.refetch()} isRetrying={matches.isFetching} />
        ) : (
          <Loading className={styles.list}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="3.5rem" />
            ))}
          </Loading>
        )
      ) : entries.length === 0 ? (
        <p className={styles.empty}>Ancora nessuna: la prima che registri compare qui.</p>
      ) : (
        <>
          <ol className={styles.list} reversed>
            {shown.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                player={
                  <span className={styles.player}>
                    <img src={assetUrl(match.icon)} alt="" width={28} height={28} />
                    <strong>{match.username}</strong>
                  </span>
                }
                action={
                  isDelegated(match) ? (
                    <span className={styles.left}>{delegatedMatchesNote}</span>
                  ) : (
                    <span className={styles.actions}>
                      <Button
                        look="quiet"
                        className={styles.action}
                        aria-label={`Correggi ${match.username} contro ${match.leaderName}`}
                        onClick={() => setRevised({ match, isUndoing: false })}
                      >
                        Correggi
                      </Button>
                      <Button
                        look="quiet"
                        className={styles.action}
                        aria-label={`Annulla ${match.username} contro ${match.leaderName}`}
                        onClick={() => setRevised({ match, isUndoing: true })}
                      >
                        Annulla
                      </Button>
                    </span>
                  )
                }
              />
            ))}
          </ol>
          <MoreMatchesButton more={more} look="secondary" />
        </>
      )}
      {revised !== null && (
        <ReviseMatchModal
          username={revised.match.username}
          match={revised.match}
          isUndoing={revised.isUndoing}
          refresh={() => refresh(revised.match.userId)}
          onClose={() => setRevised(null)}
        />
      )}
    </section>
  );
}
