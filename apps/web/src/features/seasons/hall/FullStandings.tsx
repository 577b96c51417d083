import { type LeaderboardKind, leaderboardRules } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { BoardRow } from '../../leaderboards/index.ts';
import { seasonQueries } from '../queries.ts';
import styles from './FullStandings.module.css';

/** The number of rows on the podium. */
const podiumSize = 3;

interface FullStandingsProps {
  seasonId: number;
  kind: LeaderboardKind;
  onClose: () => void;
}

/** The standings below the podium: the first hundred, and the reader's row at any position. */
export function FullStandings({ seasonId, kind, onClose }: FullStandingsProps) {
  const user = useSession();
  const { data, isError, isFetching, refetch } = useQuery(seasonQueries.standings(seasonId));
  const rows = data?.find((board) => board.kind === kind)?.userLeaderboards;
  if (rows === undefined) {
    return (
      <div className={styles.rows}>
        {isError ? (
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <Loading>
            <Skeleton height="10rem" />
          </Loading>
        )}
      </div>
    );
  }
  return (
    <>
      <ol className={styles.rows} start={podiumSize + 1}>
        {rows.slice(podiumSize).map((row, index) => (
          <BoardRow
            key={row.userId}
            kind={kind}
            row={row}
            isOwn={row.userId === user?.id}
            isMarked={false}
            hasGapAbove={index + podiumSize === leaderboardRules.shownRows}
          />
        ))}
      </ol>
      <button type="button" className={styles.less} onClick={onClose}>
        Solo il podio
      </button>
    </>
  );
}
