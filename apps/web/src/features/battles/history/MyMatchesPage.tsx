import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { MoreMatchesButton, matchQueries, useLongList } from '../../matches/index.ts';
import { battleQueries } from '../queries.ts';
import { bySeason } from './by-season.ts';
import styles from './MyMatchesPage.module.css';
import { PastMatchRow } from './PastMatchRow.tsx';
import { toPastMatch } from './past-match.ts';
import { RunningBattle } from './RunningBattle.tsx';

const loadMessage = async () => (await import('./message-window.ts')).NotificationModal;

/** /my-matches: the player's matches, running ones first. */
export function MyMatchesPage() {
  const user = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Le mie lotte</h1>
      {user !== null && <History />}
    </div>
  );
}

const shownAtFirst = 30;

function History() {
  const open = useQuery(battleQueries.open());
  const history = useInfiniteQuery(battleQueries.history());
  const tally = useQuery(matchQueries.tally());
  const { entries, shown, more } = useLongList(history, shownAtFirst);
  const [isWriting, setIsWriting] = useState(false);
  const NotificationModal = useDeferredImport(loadMessage, isWriting);

  if (open.data === undefined || entries === undefined || tally.data === undefined) {
    const asked = [open, history, tally];
    const failed = asked.filter(({ isError }) => isError);
    return failed.length > 0 ? (
      <ErrorState
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
        isRetrying={asked.some(({ isFetching }) => isFetching)}
      />
    ) : (
      <Loading className={styles.list}>
        <Skeleton height="6.75rem" />
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height="6rem" />
        ))}
      </Loading>
    );
  }
  const running = open.data;
  if (running.length === 0 && entries.length === 0) {
    return (
      <EmptyState
        image="pictures/no-results.svg"
        action={<ButtonLink to="/tournament-leaders">Vai ai capipalestra</ButtonLink>}
      >
        Non hai ancora lottato contro nessuno!
      </EmptyState>
    );
  }
  const { wins, losses, draws } = tally.data;
  return (
    <>
      <p className={styles.caption}>Contro i capipalestra</p>
      <dl className={styles.tally}>
        <Figure label="Vittorie" count={wins} outcome="win" />
        <Figure label="Sconfitte" count={losses} outcome="loss" />
        <Figure label="Pareggi" count={draws} outcome="draw" />
      </dl>
      {running.length > 0 && (
        <section className={styles.part} aria-labelledby="lotte-in-corso">
          <h2 id="lotte-in-corso" className={styles.subtitle}>
            In corso
          </h2>
          <ul className={styles.list}>
            {running.map((battle) => (
              <RunningBattle key={battle.id} battle={battle} />
            ))}
          </ul>
        </section>
      )}
      {entries.length > 0 && (
        <section className={styles.part} aria-labelledby="lotte-finite">
          <h2 id="lotte-finite" className={styles.subtitle}>
            Finite
          </h2>
          {bySeason(shown).map(({ season, entries: fought }) => (
            <div key={season ?? ''} className={styles.season}>
              {season !== null && <h3 className={styles.seasonName}>{season}</h3>}
              <ol className={styles.list}>
                {fought.map((entry) => (
                  <PastMatchRow
                    key={entry.place}
                    past={toPastMatch(entry)}
                    onObject={() => setIsWriting(true)}
                  />
                ))}
              </ol>
            </div>
          ))}
          <MoreMatchesButton more={more} look="secondary" className={styles.all} />
        </section>
      )}
      {isWriting && NotificationModal !== undefined && (
        <NotificationModal target="System Admin" onClose={() => setIsWriting(false)} />
      )}
    </>
  );
}

function Figure({ label, count, outcome }: { label: string; count: number; outcome: string }) {
  return (
    <div className={styles.figure} data-outcome={outcome}>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
