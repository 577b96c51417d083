import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ClubFrame } from '../../../ui/club-frame/ClubFrame.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { tournamentQueries } from '../queries.ts';
import styles from './EditTournamentsPage.module.css';
import { TournamentTextsCard } from './TournamentTextsCard.tsx';

const loadArranger = async () => (await import('./TournamentArranger.tsx')).TournamentArranger;

/** /club/tournaments: edits the tournaments' names, descriptions and order. */
export function EditTournamentsPage() {
  const { data, isError, isFetching, refetch } = useQuery(tournamentQueries.texts());
  const [isArranging, setArranging] = useState(false);
  const TournamentArranger = useDeferredImport(loadArranger, isArranging);
  return (
    <ClubFrame
      title="Cura i tornei"
      lead="Chi completa un torneo apre quello che viene dopo, in quest’ordine."
      action={
        data !== undefined &&
        !isArranging && (
          <Button look="secondary" onClick={() => setArranging(true)}>
            Cambia l’ordine
          </Button>
        )
      }
      width="narrow"
    >
      {data !== undefined ? (
        isArranging && TournamentArranger !== undefined ? (
          <TournamentArranger tournaments={data} onDone={() => setArranging(false)} />
        ) : (
          <ol className={styles.cards}>
            {data.map((tournament) => (
              <li key={tournament.id} className={styles.place}>
                <TournamentTextsCard tournament={tournament} />
              </li>
            ))}
          </ol>
        )
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading className={styles.cards}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height="13rem" />
          ))}
        </Loading>
      )}
    </ClubFrame>
  );
}
