import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { challengerQueries } from '../../challengers/index.ts';
import { AttentionList } from './AttentionList.tsx';
import styles from './Desk.module.css';
import { FirstEvening } from './FirstEvening.tsx';
import { Messages } from './Messages.tsx';
import { useWaitingPlayers } from './use-waiting-players.ts';

/** What waits for an organiser: who wants to get in, gets no further, is fighting, has written. */
export function OrganisersHome() {
  const { data, isError, isFetching, refetch } = useQuery(challengerQueries.attention());
  const isAnybodyWaiting = useWaitingPlayers().length > 0;
  return (
    <>
      {data !== undefined ? (
        data.lacks === null || isAnybodyWaiting || data.numberOfPasswordWishes > 0 ? (
          <AttentionList challengers={data} />
        ) : (
          <FirstEvening lacks={data.lacks} />
        )
      ) : isError ? (
        <Card>
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <Loading holdsRest className={styles.waiting}>
          <Skeleton />
        </Loading>
      )}
      <Messages />
    </>
  );
}
