import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { WayBack } from '../../ui/way-back/WayBack.tsx';
import { BackupSection } from './BackupSection.tsx';
import styles from './DownloadsPage.module.css';
import { downloadQueries } from './queries.ts';
import { SheetsSection } from './SheetsSection.tsx';
import { ToPrint } from './ToPrint.tsx';

/** /club/downloads: what organisers take with them. */
export function DownloadsPage() {
  const { data, isError, isFetching, refetch } = useQuery(downloadQueries.backupStatus());
  return (
    <div className={styles.page}>
      <header>
        <WayBack to="/club">Il club</WayBack>
        <h1 className={styles.title}>Scarica</h1>
      </header>
      {data !== undefined ? (
        <BackupSection status={data} />
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="16rem" />
        </Loading>
      )}
      <SheetsSection />
      <ToPrint />
    </div>
  );
}
