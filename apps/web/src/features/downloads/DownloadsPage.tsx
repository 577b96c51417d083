import { useQuery } from '@tanstack/react-query';
import { ClubFrame } from '../../ui/club-frame/ClubFrame.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { BackupSection } from './BackupSection.tsx';
import { downloadQueries } from './queries.ts';
import { SheetsSection } from './SheetsSection.tsx';
import { ToPrint } from './ToPrint.tsx';

/** /club/downloads: what organisers take with them. */
export function DownloadsPage() {
  const { data, isError, isFetching, refetch } = useQuery(downloadQueries.backupStatus());
  return (
    <ClubFrame title="Scarica" width="wide">
      {data !== undefined ? (
        <BackupSection status={data} />
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading holdsRest>
          <Skeleton height="16rem" />
        </Loading>
      )}
      <SheetsSection />
      <ToPrint />
    </ClubFrame>
  );
}
