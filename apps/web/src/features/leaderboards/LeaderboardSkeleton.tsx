import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './LeaderboardSkeleton.module.css';

const tabs = ['6rem', '7.5rem', '6.5rem', '7rem', '8rem', '7rem'].map((width, index) => ({
  index,
  width,
}));
/** The heights of the podium's steps from left to right. */
const steps = ['9.5rem', '12rem', '8.5rem'];
const rows = Array.from({ length: 8 }, (_, index) => index);

export function LeaderboardSkeleton() {
  return (
    <Loading className={styles.carousel}>
      <div className={styles.tabs}>
        {tabs.map(({ index, width }) => (
          <Skeleton key={index} className={styles.block} width={width} height="2.75rem" />
        ))}
      </div>
      <div className={styles.slide}>
        <Skeleton className={styles.block} width="100%" height="7rem" />
        <Skeleton className={styles.block} width="100%" height="3rem" />
        <div className={styles.podium}>
          {steps.map((height) => (
            <Skeleton key={height} className={styles.block} width="100%" height={height} />
          ))}
        </div>
        {rows.map((row) => (
          <Skeleton key={row} className={styles.block} width="100%" height="3.5rem" />
        ))}
      </div>
    </Loading>
  );
}
