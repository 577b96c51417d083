import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ClubFrame } from '../../../ui/club-frame/ClubFrame.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { seasonQueries } from '../queries.ts';
import { ClosingPanel } from './ClosingPanel.tsx';
import { ReopeningPanel } from './ReopeningPanel.tsx';
import styles from './SeasonsPage.module.css';

/** /club/seasons: closes the current season or reopens the last one. */
export function SeasonsPage() {
  const { data, isError, isFetching, refetch } = useQuery(seasonQueries.plan());
  return (
    <ClubFrame
      title="Stagioni"
      lead={
        <>
          Una volta all’anno si tirano le somme: chi ha vinto entra nell’
          <Link to="/hall-of-fame" className={styles.link}>
            Albo d’oro
          </Link>{' '}
          e si riparte tutti insieme.
        </>
      }
      width="narrow"
    >
      {data !== undefined ? (
        <>
          {data.reopening !== null && (
            <ReopeningPanel reopening={data.reopening} current={data.closing.season} />
          )}
          <ClosingPanel key={data.closing.season.id} closing={data.closing} />
        </>
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="34rem" />
        </Loading>
      )}
    </ClubFrame>
  );
}
