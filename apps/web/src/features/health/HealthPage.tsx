import { useQuery } from '@tanstack/react-query';
import { ClubFrame } from '../../ui/club-frame/ClubFrame.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Addresses } from './Addresses.tsx';
import { Facts } from './Facts.tsx';
import { Failures } from './Failures.tsx';
import styles from './HealthPage.module.css';
import { MailTrial } from './MailTrial.tsx';
import { healthQueries } from './queries.ts';
import { Verdict } from './Verdict.tsx';

/** /club/health: whether all is well, and what to look at where it is not. */
export function HealthPage() {
  const { data, isError, isFetching, refetch } = useQuery(healthQueries.report());
  return (
    <ClubFrame title="Stato" width="wide">
      {data !== undefined ? (
        <>
          <Verdict report={data} />
          <Facts report={data} />
          <div className={styles.sides}>
            <Addresses report={data} />
            <MailTrial smtpHost={data.mail.smtpHost} />
          </div>
          <Failures failures={data.failures} />
        </>
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading className={styles.loading}>
          <Skeleton height="6rem" />
          <Skeleton height="16rem" />
        </Loading>
      )}
    </ClubFrame>
  );
}
