import type { SessionUser } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useLatePart } from '../../../lib/use-late-part.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { matchQueries } from '../../matches/index.ts';
import { battleQueries } from '../queries.ts';
import { historyOf, tallyOf } from './history.ts';
import styles from './MyMatchesPage.module.css';
import { PastMatchRow } from './PastMatchRow.tsx';
import { RunningBattle } from './RunningBattle.tsx';

const loadMessage = async () => (await import('./message-window.ts')).NotificationModal;

/** /my-matches: the player's matches, those under way first. */
export function MyMatchesPage() {
  const user = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Le mie lotte</h1>
      {user !== null && <History user={user} />}
    </div>
  );
}

/** So many are shown before anybody asks for all. */
const shownAtFirst = 30;

function History({ user }: { user: SessionUser }) {
  const battles = useQuery(battleQueries.of(user.id));
  const matches = useQuery(matchQueries.of(user.id));
  const [showsAll, setShowsAll] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const NotificationModal = useLatePart(loadMessage, isWriting);
  const history = useMemo(
    () =>
      battles.data === undefined || matches.data === undefined
        ? undefined
        : historyOf(battles.data, matches.data),
    [battles.data, matches.data],
  );

  if (history === undefined || matches.data === undefined) {
    const failed = [battles, matches].filter(({ isError }) => isError);
    return failed.length > 0 ? (
      <ErrorState
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
        isRetrying={battles.isFetching || matches.isFetching}
      />
    ) : (
      <Loading className={styles.list}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height="6rem" />
        ))}
      </Loading>
    );
  }
  const { running, past } = history;
  if (running.length === 0 && past.length === 0) {
    return (
      <EmptyState
        image="pictures/no-results.svg"
        action={<ButtonLink to="/tournament-leaders">Vai ai capipalestra</ButtonLink>}
      >
        Non hai ancora lottato contro nessuno!
      </EmptyState>
    );
  }
  const { wins, losses, draws } = tallyOf(matches.data);
  const shown = showsAll ? past : past.slice(0, shownAtFirst);
  return (
    <>
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
      {past.length > 0 && (
        <section className={styles.part} aria-labelledby="lotte-finite">
          <h2 id="lotte-finite" className={styles.subtitle}>
            Finite
          </h2>
          <ol className={styles.list}>
            {shown.map((one) => (
              <PastMatchRow key={one.key} past={one} onObject={() => setIsWriting(true)} />
            ))}
          </ol>
          {shown.length < past.length && (
            <Button look="secondary" className={styles.all} onClick={() => setShowsAll(true)}>
              Mostra tutte ({past.length})
            </Button>
          )}
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
