import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ClubFrame } from '../../ui/club-frame/ClubFrame.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { BackupSection } from './BackupSection.tsx';
import styles from './DownloadsPage.module.css';
import { downloadQueries } from './queries.ts';
import { SheetsSection } from './SheetsSection.tsx';

/** /club/downloads: spreadsheets, printouts and the backup. */
export function DownloadsPage() {
  const { data, isError, isFetching, refetch } = useQuery(downloadQueries.backupStatus());
  return (
    <ClubFrame title="Scarica" width="wide">
      {data !== undefined ? (
        <BackupSection status={data} />
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Loading hidesRest>
          <Skeleton height="16rem" />
        </Loading>
      )}
      <SheetsSection />
      <PrintoutsSection />
    </ClubFrame>
  );
}

/** The printouts for the club's wall. */
function PrintoutsSection() {
  return (
    <Panel
      title="Da appendere in bacheca"
      note="Apri la pagina e stampala dal browser: sul foglio resta solo il contenuto, nero su bianco."
    >
      <p className={styles.ways}>
        <ButtonLink look="secondary" to="/tournament-rules">
          Regolamento
        </ButtonLink>
        <ButtonLink look="secondary" to="/leaderboard">
          Classifiche
        </ButtonLink>
      </p>
    </Panel>
  );
}
